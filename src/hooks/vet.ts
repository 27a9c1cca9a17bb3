import { cutBytes } from '../contract/cut.ts';
import type { ToolOutput } from '../contract/call.ts';
import { isObjectText, readExact } from '../contract/json/text.ts';
import { messageOf } from '../contract/message.ts';
import type { Breakage, HookEvent, PostOutcome, PreOutcome } from '../contract/outcome.ts';
import type { Result } from '../contract/result.ts';
import { fail, ok } from '../contract/result.ts';
import { plainWords } from '../contract/words.ts';

/**
 * What an in-process participant returned, read once and checked: types are a promise of the caller's compiler, not of the value.
 * The outcome that comes out is a fresh one, so that a getter or a later write changes nothing.
 */
export function vetOutcome(event: 'pre_tool_use', answer: unknown): Result<PreOutcome, Breakage>;
export function vetOutcome(event: 'post_tool_use', answer: unknown): Result<PostOutcome, Breakage>;
export function vetOutcome(event: HookEvent, answer: unknown): Result<PreOutcome | PostOutcome, Breakage>;
export function vetOutcome(event: HookEvent, answer: unknown): Result<PreOutcome | PostOutcome, Breakage> {
  try {
    return read(event, answer);
  } catch (error) {
    return notAnOutcome(`reading what it returned threw: ${shortMessage(error)}`);
  }
}

/** A participant that threw or whose promise was rejected. */
export function threw(error: unknown): Breakage {
  return { kind: 'threw', what: `it threw: ${shortMessage(error)}`, plain: plainWords('threw') };
}

/** A hook that its port failed to ask. */
export function couldNotBeAsked(error: unknown): Breakage {
  return { kind: 'not-started', what: `it could not be asked: ${shortMessage(error)}`, plain: plainWords('not-started') };
}

function read(event: HookEvent, answer: unknown): Result<PreOutcome | PostOutcome, Breakage> {
  if (typeof answer !== 'object' || answer === null) return notAnOutcome(`it returned ${typeName(answer)}, which is not an outcome`);
  const { kind } = answer as { kind?: unknown };
  const given = reasonOf(answer);
  if (!given.ok) return given;
  const reason = given.value;

  if (kind === 'allow' || kind === 'deny') return ok({ kind, ...reason });
  if (kind === 'modify' && event === 'pre_tool_use') {
    const { input } = answer as { input?: unknown };
    if (typeof input !== 'string') return notAnOutcome(`the input of its modify is ${typeName(input)}, not the JSON text of an object`);
    const exact = readExact(input);
    if (!exact.ok) return notAnOutcome(`the input of its modify is not JSON text: ${exact.error.message}`);
    if (!isObjectText(exact.value)) return notAnOutcome('the input of its modify is JSON, but not an object');
    return ok({ kind, input: exact.value, ...reason });
  }
  if (kind === 'replace' && event === 'post_tool_use') {
    const { output, isError } = answer as { output?: unknown; isError?: unknown };
    const vetted = outputOf(output);
    if (!vetted.ok) return vetted;
    if (isError === undefined || isError === null) return ok({ kind, output: vetted.value, ...reason });
    if (typeof isError !== 'boolean') return notAnOutcome(`the isError of its replace is ${typeName(isError)}, not a boolean`);
    return ok({ kind, output: vetted.value, isError, ...reason });
  }
  if (kind === 'modify' || kind === 'replace') {
    return fail({
      kind: 'wrong-event',
      what: `it answered ${kind} at ${event}, where that is no answer`,
      plain: plainWords('wrong-event'),
    });
  }
  return notAnOutcome('it returned an object whose kind is not that of an outcome');
}

function reasonOf(answer: object): Result<{ readonly reason?: string }, Breakage> {
  const { reason } = answer as { reason?: unknown };
  if (reason === undefined || reason === null) return ok({});
  return typeof reason === 'string' ? ok({ reason }) : notAnOutcome(`its reason is ${typeName(reason)}, not a string`);
}

function outputOf(output: unknown): Result<ToolOutput, Breakage> {
  if (typeof output !== 'object' || output === null) return notAnOutcome(`the output of its replace is ${typeName(output)}, not an output`);
  const { kind, text } = output as { kind?: unknown; text?: unknown };
  if (typeof text !== 'string') return notAnOutcome(`the text of its replacement is ${typeName(text)}, not a string`);
  if (kind === 'text') return ok({ kind, text });
  if (kind !== 'json') return notAnOutcome('the output of its replace is neither of kind text nor of kind json');
  const exact = readExact(text);
  return exact.ok ? ok({ kind, text: exact.value }) : notAnOutcome(`the output of its replace is not JSON text: ${exact.error.message}`);
}

function notAnOutcome(what: string): Result<never, Breakage> {
  return fail({ kind: 'not-an-outcome', what, plain: plainWords('not-an-outcome') });
}

function typeName(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;
}

/** What an exception says, cut to 2048 bytes; an exception may be any value, with traps in it. */
function shortMessage(error: unknown): string {
  try {
    const said = messageOf(error);
    return cutBytes(typeof said === 'string' ? said : typeof said, 2048);
  } catch {
    return 'something that cannot be read';
  }
}
