// A verification in words, for a terminal. Names of the ledger's session are data: they are neutralised.
import { neutraliseInline } from './neutralise.js';
/** A few lines of text without a line end after the last; the first says the verdict. */
export function verifyReport(verification) {
    const { verdict, problems, problemCount, records, head, session, seal, counts, checkpointsHeld } = verification;
    const [first] = problems;
    if (first?.kind === 'no-ledger')
        return listed([`${verdict}: ${first.sentence}`], problems.slice(1), problemCount - 1);
    const lines = [VERDICTS[verdict]];
    if (session !== undefined) {
        const where = [session.repository, session.runId === undefined ? undefined : `run ${session.runId}`].filter((part) => part !== undefined);
        lines.push(`session ${session.id}${where.length > 0 ? ` of ${where.join(', ')}` : ''}${session.evaluateOnly ? ' (evaluate-only)' : ''}`);
    }
    lines.push(`${records} ${records === 1 ? 'record' : 'records'}${head === undefined ? '' : `, the last is ${head.seq} ${head.digest}`}`);
    if (checkpointsHeld > 0)
        lines.push(`${checkpointsHeld} ${checkpointsHeld === 1 ? 'checkpoint' : 'checkpoints'} of the log held`);
    lines.push(Object.entries(counts)
        .map(([what, number]) => `${number} ${number === 1 ? what.replace(/s$/, '') : what}`)
        .join(', '));
    if (seal !== undefined)
        lines.push(`sealed as ${seal.conclusion} (exit ${seal.exit}), enforcement ${seal.enforcement}: ${seal.why}`);
    return listed(lines, problems, problemCount);
}
function listed(lines, problems, count) {
    const more = count - problems.length;
    return [...lines, ...problems.map(({ sentence }) => `- ${sentence}`), ...(more > 0 ? [`- and ${more} more`] : [])]
        .map(neutraliseInline)
        .join('\n');
}
const VERDICTS = {
    anchored: 'anchored: the ledger is whole, and its seal is the one that the digest names',
    consistent: 'internally consistent: the ledger is whole; give --digest from the log to know that it is the one of that run',
    incomplete: 'incomplete: what is there holds together, but the end is missing',
    broken: 'broken: this ledger is not what a session wrote',
};
