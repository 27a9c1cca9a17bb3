import type { JsonProblem } from './json/node.ts';

/** Why a file cannot be used, and where: one-based line and column of its text. The message is one sentence without its full stop. */
export interface FileProblem {
  /** The absolute path of the file, or what stands for it. */
  readonly source: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

/** `source, line L, column C: message.` */
export function problemSentence(problem: FileProblem): string {
  const { source, line, column, message } = problem;
  const place = line === undefined ? '' : `, line ${line}${column === undefined ? '' : `, column ${column}`}`;
  return `${source}${place}: ${message}${/[.!?]$/.test(message) ? '' : '.'}`;
}

/** A file whose text is not JSON by the strict reader. */
export function notJson(source: string, problem: JsonProblem): FileProblem {
  return { source, line: problem.line, column: problem.column, message: `this is not JSON: ${problem.message}` };
}
