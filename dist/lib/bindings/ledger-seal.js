// Finishes a ledger that its session left without a seal, because it was killed.
import { lstatSync, truncateSync, writeFileSync } from 'node:fs';
import { lastRecords } from '../audit/after-death.js';
import { LedgerCheck } from '../audit/verify.js';
import { LedgerBroken } from '../contract/ledger-broken.js';
import { digestOf, lineDigest } from './digest.js';
import { LedgerFile } from './ledger-file.js';
import { linesOfFile, reasonOf } from './ledger-lines.js';
/**
 * Appends `abandoned` for every call that has not ended, and a seal of `post`. An unfinished last line is moved into `PATH.torn` and the
 * seal says so. A ledger that does not hold together is left alone. Never throws. `options.onRecord` is told of what is appended.
 */
export function sealAfterDeath(options) {
    const { path } = options;
    try {
        if (!lstatSync(path).isFile())
            return unusable(`the ledger ${path} is not a regular file`);
        const found = look(options);
        const { verification } = found;
        const { head } = verification;
        if (verification.verdict === 'broken' || head === undefined)
            return { kind: 'unusable', sentences: sentencesOf(verification) };
        if (verification.seal !== undefined)
            return { kind: 'sealed-before', head };
        return finish(options, found, head);
    }
    catch (error) {
        return unusable(error instanceof LedgerBroken ? error.message : `the ledger ${path} cannot be finished: ${reasonOf(error)}`);
    }
}
function look({ path, checkpoints = [] }) {
    const check = new LedgerCheck({ lineDigest, checkpoints });
    let bytes = 0;
    let torn;
    let first;
    let last;
    for (const line of linesOfFile(path)) {
        if (line.ended)
            bytes += line.bytes.length + 1;
        else
            torn = Uint8Array.from(line.bytes);
        last = check.add(line) ?? last;
        first ??= last;
    }
    const startedAt = first === undefined ? NaN : Date.parse(first.time);
    return { verification: check.finish(), bytes, torn, elapsedMs: last?.elapsed_ms ?? 0, startedAt };
}
function finish(options, found, head) {
    const { path, clock, cancelled } = options;
    const notes = found.torn === undefined ? [] : [keepApart(path, found.torn, found.bytes)];
    const sinceStart = clock.wall() - found.startedAt;
    const elapsedMs = Number.isFinite(sinceStart) ? Math.max(found.elapsedMs, sinceStart) : found.elapsedMs;
    const ledger = LedgerFile.resume(options, { head, bytes: found.bytes, elapsedMs });
    const death = { cancelled, notes };
    for (const entry of lastRecords(found.verification, death))
        ledger.record(entry);
    return { kind: 'sealed', head: ledger.head ?? head, notes };
}
/** Moves the unfinished line out of the ledger; a sentence about it. */
function keepApart(path, torn, whole) {
    const apart = `${path}.torn`;
    writeFileSync(apart, torn, { flag: 'wx', mode: 0o600 });
    truncateSync(path, whole);
    const digest = digestOf(torn);
    return `the ledger ended in an unfinished line of ${torn.length} bytes (${digest}), which was moved to ${apart}; what it was to say had not happened yet`;
}
function sentencesOf({ problems, problemCount }) {
    const more = problemCount - problems.length;
    return [...problems.map(({ sentence }) => sentence), ...(more > 0 ? [`and ${more} more`] : [])];
}
const unusable = (sentence) => ({ kind: 'unusable', sentences: [sentence] });
