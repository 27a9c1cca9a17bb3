// `basis-guard verify`: chain, seal and completeness of ledgers.
import { messageOf } from '../../contract/message.js';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { neutraliseInline } from '../../audit/neutralise.js';
import { checkpointsOf } from '../../audit/checkpoint.js';
import { decodeRecord } from '../../audit/jsonl.js';
import { verify } from '../../audit/verify.js';
import { verifyReport } from '../../audit/verify-report.js';
import { lineDigest } from '../../bindings/digest.js';
import { linesOfFile } from '../../bindings/ledger-lines.js';
import { decodeUtf8 } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { commandFlags } from './settings.js';
/** A ledger that does not hold is a guard error. */
const BROKEN = 5;
export async function verifyCommand(words, terminal) {
    const flags = commandFlags(words, { inputs: 'none', values: ['digest', 'log'], operands: true });
    if (!flags.ok)
        return terminal.refuse([flags.error]);
    const { operands, values } = flags.value;
    if (operands.length === 0)
        return terminal.refuse(['no ledger is named: write basis-guard verify PATH']);
    const digest = values.get('digest');
    if (digest !== undefined && operands.length > 1)
        return terminal.refuse(['--digest is of one ledger: name one ledger with it']);
    if (digest !== undefined && !/^(?:sha256:)?[0-9a-f]{64}$/i.test(digest)) {
        return terminal.refuse([`--digest is ${JSON.stringify(digest)}: write sha256: and 64 hex digits, as the output audit-digest has them`]);
    }
    const named = values.get('log');
    const log = named === undefined ? ok(undefined) : readLog(named, terminal.host.cwd);
    if (!log.ok)
        return terminal.refuse([log.error]);
    let exit = 0;
    for (const operand of operands) {
        const path = resolve(terminal.host.cwd, operand);
        const verification = verifyFile(path, digest, log.value);
        if (!verification.ok) {
            terminal.refuse([verification.error]);
            exit = Math.max(exit, 2);
            continue;
        }
        const { result, notes } = verification.value;
        terminal.print(`${operand}: ${[verifyReport(result).trimEnd(), ...notes].join('\n')}`);
        if (result.verdict === 'broken' || result.verdict === 'incomplete')
            exit = BROKEN;
    }
    return exit;
}
function verifyFile(path, digest, log) {
    try {
        const own = log === undefined ? ok(NONE) : ofLedger(path, log);
        if (!own.ok)
            return own;
        const checkpoints = own.value.flatMap(({ anchors }) => anchors);
        const result = verify(linesOfFile(path), { lineDigest, checkpoints, ...(digest === undefined ? {} : { digest }) });
        return ok({ result, notes: log === undefined || digest !== undefined ? [] : whichSession(log, own.value) });
    }
    catch (error) {
        return fail(`the ledger ${path} cannot be read: ${messageOf(error)}`);
    }
}
const NONE = [];
/** The log's lines of one ledger's session; a failure where the log is of other sessions. */
function ofLedger(path, { name, sessions }) {
    const [first] = linesOfFile(path);
    if (first === undefined)
        return ok(sessions);
    const digest = lineDigest(first.bytes);
    const record = decodeRecord(decodeUtf8(first.bytes));
    const id = record.ok && record.value.type === 'session_started' ? record.value.session_id : undefined;
    // All that claim to be it: a log that says two things of one session vouches for none.
    const own = sessions.filter((session) => (session.anchors[0]?.seq === 0 && session.anchors[0].digest === digest) || (id !== undefined && session.id === id));
    if (own.length > 0)
        return ok(own);
    const names = sessions.flatMap((session) => session.id ?? []);
    if (id === undefined || names.length < sessions.length)
        return ok(sessions);
    return fail(`--log ${name} is the log of session ${names.join(', ')}, and the ledger ${path} is of session ${id}: write the path of the log of the job that made it, as \`gh run view RUN --log\` prints it`);
}
/** A later step can run what an agent wrote, and print what looks like a session of the guard's: the reader is told which one counted. */
function whichSession({ sessions }, [own, ...more]) {
    if (sessions.length < 2 || own === undefined || more.length > 0)
        return [];
    const { line, step } = own;
    const where = step === undefined ? '' : `, in the step ${JSON.stringify(step.name)} of the job ${JSON.stringify(step.job)}`;
    return [
        `- the log names ${sessions.length} sessions, and this is the one that begins in line ${line}${neutraliseInline(where)}: other steps can print such lines too, so be sure that this one is the guard's, or give --digest`,
    ];
}
/** The `ledger SEQ DIGEST` lines of a job's log. */
function readLog(name, cwd) {
    let text;
    try {
        text = readFileSync(resolve(cwd, name), 'utf8');
    }
    catch (error) {
        return fail(`--log ${name} cannot be read: ${messageOf(error)}`);
    }
    const sessions = checkpointsOf(text);
    return sessions.length === 0
        ? fail(`--log ${name} has no line \`ledger SEQ DIGEST\`: write the path of the log of the job that made the ledger, as \`gh run view RUN --log\` prints it`)
        : ok({ name, sessions });
}
