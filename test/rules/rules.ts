import type { PromiseId } from './promises.ts';

/** The rules of the contract, in a few words each; every one has a test that starts with its number, and a breakage that turns it red. */
export const rules = {
  '1.1': 'the pre chain is asked about every call to a known tool; an unknown tool never runs',
  '1.2': 'the schema is checked against what the chain left',
  '1.3': 'what was approved is what runs',
  '1.4': 'the post chain sees the whole output',
  '1.5': 'reads run side by side, a change waits',
  '1.6': 'nothing in the path throws',
  '2.1': 'an answer of the other event is no answer',
  '2.2': 'modify replaces the whole input by an object',
  '2.3': 'replace needs an output',
  '2.4': 'reasons are for the audit, a denial is for the model',
  '2.5': 'null means absent',
  '2.6': 'the second method of an interceptor allows unless it is written',
  '3.1': 'interceptors, then the operator, then the workspace',
  '3.2': 'the first refusal ends the chain',
  '3.3': 'rewrites compose',
  '3.4': 'only a hook that matches is spawned',
  '3.5': 'with nobody to ask the outcome is allow',
  '3.6': 'every hand is named',
  '3.7': 'the same participants before and after',
  '3.8': 'a refusal after a rewrite says whose rewrite it was',
  '3.9': 'parallel calls are independent',
  '4.1': 'the fields of a request',
  '4.2': 'parsed where it is JSON, raw where it is not',
  '4.3': 'exact text passes unchanged',
  '4.4': 'the exit code is liveness',
  '4.5': 'unknown fields are ignored, everything else strict',
  '4.6': 'one byte order mark, and bytes that are not UTF-8',
  '5.1': 'where hooks files are looked for',
  '5.2': 'what an entry means when it says little',
  '5.3': 'a command is argv',
  '5.4': 'a file that cannot be used stops the run',
  '5.5': 'an unknown key is an error with a suggestion',
  '5.6': 'the run says what it loaded',
  '5.7': 'declared tools',
  '5.8': 'which commit the guard files come from',
  '5.9': 'they are used from a snapshot',
  '6.1': 'what broken means',
  '6.2': 'broken denies unless the hook says otherwise',
  '6.3': 'every failure is reported and recorded',
  '6.4': 'the words of a refusal',
  '6.5': 'no participant speaks in the name of another',
  '6.6': 'after a call the model reads only the kind of failure',
  '7.1': 'the environment of a hook',
  '7.2': 'the deadline covers everything',
  '7.3': 'input that is never read, output without end',
  '7.4': 'nothing survives its call',
  '7.5': 'cancelling ends a consultation at once',
  '8.1': 'levels, and unknown is external',
  '8.2': 'none never reaches an approver',
  '8.3': 'the levels of tools',
  '8.4': 'deny all and allow all',
  '8.5': 'answers and the memory of a session',
  '8.6': 'an approver that cannot answer denies',
  '8.7': 'the time-out of a gate',
  '8.8': 'a request, and a level that is only raised',
  '8.9': 'the description',
} as const;

export type RuleId = keyof typeof rules;

/** A small patch that breaks a rule, and the test that must turn red by it. */
export interface Breakage {
  readonly rule: RuleId | PromiseId;
  /** The source file to break, relative to the project. */
  readonly file: string;
  /** Stands exactly once in that file. */
  readonly find: string;
  readonly replace: string;
  /** The test file that notices. */
  readonly test: string;
  /** A regular expression over the names of its tests, by default the rule's number; one of those that match must fail. A promise has none. */
  readonly name?: string;
}
