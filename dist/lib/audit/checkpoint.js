// The head of the ledger in the job's log: how it is printed, and how it is found there again.
import { LINE_PREFIX } from './neutralise.js';
/** `ledger SEQ DIGEST`. */
export const checkpointLine = ({ seq, digest }) => `ledger ${seq} ${digest}`;
const STAMP = String.raw `\ufeff?\d{4}-\d{2}-\d{2}T[\d:.]+Z `;
/** `gh run view --log` puts the names of job and step before each line. */
const FIELDS = String.raw `(?<job>[^\t\r\n]*)\t(?<step>[^\t\r\n]*)\t${STAMP}`;
const TABLE = new RegExp(String.raw `^\s*${FIELDS}`);
/** A log as it is downloaded has a time before each line. What others printed there has a prefix, and is no checkpoint. */
const lines = (before) => new RegExp(String.raw `^${before}(?:ledger (?<seq>\d{1,15}) (?<digest>[0-9a-f]{64})\r?$|${LINE_PREFIX}session (?<id>[\w-]+): )`, 'gm');
const AS_PRINTED = lines(`(?:${STAMP})?`);
const IN_TABLE = lines(FIELDS);
/**
 * Every checkpoint of a log, in order, by the session that it is of: a job may have several, each of which begins with its record 0.
 * The first line tells which form the log has, for in the other one a text with tabs could pass for a checkpoint.
 */
export function checkpointsOf(log) {
    const sessions = [];
    let name;
    let line = 1;
    let counted = 0;
    for (const { index, groups = {} } of log.matchAll(TABLE.test(log) ? IN_TABLE : AS_PRINTED)) {
        const { seq, digest, id, job, step } = groups;
        for (; counted < index; counted += 1)
            if (log.codePointAt(counted) === LINE_END)
                line += 1;
        if (seq === undefined || digest === undefined) {
            name = id;
            continue;
        }
        if (Number(seq) === 0 || sessions.length === 0) {
            const by = job === undefined || step === undefined ? {} : { step: { job, name: step } };
            sessions.push({ ...(name === undefined ? {} : { id: name }), anchors: [], line, ...by });
        }
        name = undefined;
        sessions.at(-1)?.anchors.push({ seq: Number(seq), digest });
    }
    return sessions;
}
const LINE_END = 0x0a;
