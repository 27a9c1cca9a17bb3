// `basis-guard verify`: chain, seal and completeness of ledgers.
import { messageOf } from '../../contract/message.js';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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
        terminal.print(`${operand}: ${verifyReport(verification.value).trimEnd()}`);
        if (verification.value.verdict === 'broken' || verification.value.verdict === 'incomplete')
            exit = BROKEN;
    }
    return exit;
}
function verifyFile(path, digest, log) {
    try {
        const checkpoints = log === undefined ? ok([]) : ofLedger(path, log);
        if (!checkpoints.ok)
            return checkpoints;
        return ok(verify(linesOfFile(path), { lineDigest, checkpoints: checkpoints.value, ...(digest === undefined ? {} : { digest }) }));
    }
    catch (error) {
        return fail(`the ledger ${path} cannot be read: ${messageOf(error)}`);
    }
}
/** The checkpoints of one ledger; a failure where the log is of other sessions. */
function ofLedger(path, { name, sessions }) {
    const all = sessions.flatMap(({ anchors }) => anchors);
    const [first] = linesOfFile(path);
    if (first === undefined)
        return ok(all);
    const digest = lineDigest(first.bytes);
    const record = decodeRecord(decodeUtf8(first.bytes));
    const id = record.ok && record.value.type === 'session_started' ? record.value.session_id : undefined;
    const own = sessions.find(({ anchors: [anchor] }) => anchor?.seq === 0 && anchor.digest === digest) ??
        sessions.find((session) => id !== undefined && session.id === id);
    if (own !== undefined)
        return ok(own.anchors);
    const names = sessions.flatMap((session) => session.id ?? []);
    if (id === undefined || names.length < sessions.length)
        return ok(all);
    return fail(`--log ${name} is the log of session ${names.join(', ')}, and the ledger ${path} is of session ${id}: write the path of the log of the job that made it, as \`gh run view RUN --log\` prints it`);
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
