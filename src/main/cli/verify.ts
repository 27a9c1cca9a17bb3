// `basis-guard verify`: chain, seal and completeness of ledgers.
import { messageOf } from '../../contract/message.ts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { neutraliseInline } from '../../audit/neutralise.ts';
import { checkpointsOf, type LoggedSession } from '../../audit/checkpoint.ts';
import { decodeRecord } from '../../audit/jsonl.ts';
import type { Verification } from '../../audit/verification.ts';
import { verify } from '../../audit/verify.ts';
import { verifyReport } from '../../audit/verify-report.ts';
import { lineDigest } from '../../bindings/digest.ts';
import { linesOfFile } from '../../bindings/ledger-lines.ts';
import { decodeUtf8 } from '../../contract/json/text.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import { commandFlags } from './settings.ts';
import type { Terminal } from './terminal.ts';

/** A ledger that does not hold is a guard error. */
const BROKEN = 5;

export async function verifyCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  const flags = commandFlags(words, { inputs: 'none', values: ['digest', 'log'], operands: true });
  if (!flags.ok) return terminal.refuse([flags.error]);
  const { operands, values } = flags.value;
  if (operands.length === 0) return terminal.refuse(['no ledger is named: write basis-guard verify PATH']);
  const digest = values.get('digest');
  if (digest !== undefined && operands.length > 1) return terminal.refuse(['--digest is of one ledger: name one ledger with it']);
  if (digest !== undefined && !/^(?:sha256:)?[0-9a-f]{64}$/i.test(digest)) {
    return terminal.refuse([`--digest is ${JSON.stringify(digest)}: write sha256: and 64 hex digits, as the output audit-digest has them`]);
  }
  const named = values.get('log');
  const log = named === undefined ? ok(undefined) : readLog(named, terminal.host.cwd);
  if (!log.ok) return terminal.refuse([log.error]);
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
    if (result.verdict === 'broken' || result.verdict === 'incomplete') exit = BROKEN;
  }
  return exit;
}

interface Verified {
  readonly result: Verification;
  /** More lines for the reader. */
  readonly notes: readonly string[];
}

function verifyFile(path: string, digest: string | undefined, log: Log | undefined): Result<Verified, string> {
  try {
    const own = log === undefined ? ok(NONE) : ofLedger(path, log);
    if (!own.ok) return own;
    const checkpoints = own.value.flatMap(({ anchors }) => anchors);
    const result = verify(linesOfFile(path), { lineDigest, checkpoints, ...(digest === undefined ? {} : { digest }) });
    return ok({ result, notes: log === undefined || digest !== undefined ? [] : whichSession(log, own.value) });
  } catch (error) {
    return fail(`the ledger ${path} cannot be read: ${messageOf(error)}`);
  }
}

const NONE: readonly LoggedSession[] = [];

/** The log's lines of one ledger's session; a failure where the log is of other sessions. */
function ofLedger(path: string, { name, sessions }: Log): Result<readonly LoggedSession[], string> {
  const [first] = linesOfFile(path);
  if (first === undefined) return ok(sessions);
  const digest = lineDigest(first.bytes);
  const record = decodeRecord(decodeUtf8(first.bytes));
  const id = record.ok && record.value.type === 'session_started' ? record.value.session_id : undefined;
  // All that claim to be it: a log that says two things of one session vouches for none.
  const own = sessions.filter(
    (session) => (session.anchors[0]?.seq === 0 && session.anchors[0].digest === digest) || (id !== undefined && session.id === id),
  );
  if (own.length > 0) return ok(own);
  const names = sessions.flatMap((session) => session.id ?? []);
  if (id === undefined || names.length < sessions.length) return ok(sessions);
  return fail(
    `--log ${name} is the log of session ${names.join(', ')}, and the ledger ${path} is of session ${id}: write the path of the log of the job that made it, as \`gh run view RUN --log\` prints it`,
  );
}

/** A later step can run what an agent wrote, and print what looks like a session of the guard's: the reader is told which one counted. */
function whichSession({ sessions }: Log, [own, ...more]: readonly LoggedSession[]): readonly string[] {
  if (sessions.length < 2 || own === undefined || more.length > 0) return [];
  const { line, step } = own;
  const where = step === undefined ? '' : `, in the step ${JSON.stringify(step.name)} of the job ${JSON.stringify(step.job)}`;
  return [
    `- the log names ${sessions.length} sessions, and this is the one that begins in line ${line}${neutraliseInline(where)}: other steps can print such lines too, so be sure that this one is the guard's, or give --digest`,
  ];
}

/** What a job's log tells of ledgers. */
interface Log {
  /** As the flag names it. */
  readonly name: string;
  readonly sessions: readonly LoggedSession[];
}

/** The `ledger SEQ DIGEST` lines of a job's log. */
function readLog(name: string, cwd: string): Result<Log, string> {
  let text: string;
  try {
    text = readFileSync(resolve(cwd, name), 'utf8');
  } catch (error) {
    return fail(`--log ${name} cannot be read: ${messageOf(error)}`);
  }
  const sessions = checkpointsOf(text);
  return sessions.length === 0
    ? fail(
        `--log ${name} has no line \`ledger SEQ DIGEST\`: write the path of the log of the job that made the ledger, as \`gh run view RUN --log\` prints it`,
      )
    : ok({ name, sessions });
}
