// `basis-guard verify`: chain, seal and completeness of ledgers.
import { messageOf } from '../../contract/message.js';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkpointsOf } from '../../audit/checkpoint.js';
import { verify } from '../../audit/verify.js';
import { verifyReport } from '../../audit/verify-report.js';
import { lineDigest } from '../../bindings/digest.js';
import { linesOfFile } from '../../bindings/ledger-lines.js';
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
    const checkpoints = readCheckpoints(values.get('log'), terminal.host.cwd);
    if (!checkpoints.ok)
        return terminal.refuse([checkpoints.error]);
    let exit = 0;
    for (const operand of operands) {
        const path = resolve(terminal.host.cwd, operand);
        const verification = verifyFile(path, digest, checkpoints.value);
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
function verifyFile(path, digest, logged) {
    try {
        const checkpoints = ofLedger(path, logged);
        return ok(verify(linesOfFile(path), { lineDigest, checkpoints, ...(digest === undefined ? {} : { digest }) }));
    }
    catch (error) {
        return fail(`the ledger ${path} cannot be read: ${messageOf(error)}`);
    }
}
/** The checkpoints of one ledger: a job may have several sessions, each of which begins with its record 0. */
function ofLedger(path, logged) {
    const sessions = [];
    for (const anchor of logged) {
        if (anchor.seq === 0 || sessions.length === 0)
            sessions.push([]);
        sessions.at(-1)?.push(anchor);
    }
    for (const { bytes } of linesOfFile(path)) {
        const first = lineDigest(bytes);
        return sessions.find(([anchor]) => anchor?.seq === 0 && anchor.digest === first) ?? logged;
    }
    return logged;
}
/** The `ledger SEQ DIGEST` lines of a job's log. */
function readCheckpoints(log, cwd) {
    if (log === undefined)
        return ok([]);
    let text;
    try {
        text = readFileSync(resolve(cwd, log), 'utf8');
    }
    catch (error) {
        return fail(`--log ${log} cannot be read: ${messageOf(error)}`);
    }
    const found = checkpointsOf(text);
    return found.length === 0
        ? fail(`--log ${log} has no line \`ledger SEQ DIGEST\`: write the path of the log of the job that made the ledger`)
        : ok(found);
}
