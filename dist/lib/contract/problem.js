/** `source, line L, column C: message.` */
export function problemSentence(problem) {
    const { source, line, column, message } = problem;
    const place = line === undefined ? '' : `, line ${line}${column === undefined ? '' : `, column ${column}`}`;
    return `${source}${place}: ${message}${/[.!?]$/.test(message) ? '' : '.'}`;
}
/** A file whose text is not JSON by the strict reader. */
export function notJson(source, problem) {
    return { source, line: problem.line, column: problem.column, message: `this is not JSON: ${problem.message}` };
}
