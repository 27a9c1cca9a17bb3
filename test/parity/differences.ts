// Where the same hooks do not have the same effect by basis 0.23 and by the guard, each by a rule of the contract that the guard keeps.
// What is not here is the same.

export interface Outcome {
  /** What the tool was given; undefined: it did not run. */
  readonly ran: string | undefined;
  /** What the model was shown. */
  readonly shown: string;
}

export interface Difference {
  readonly why: string;
  readonly basis: Outcome;
  readonly guard: Outcome;
}

const ran = (shown: string, input = '{"text":"original"}'): Outcome => ({ ran: input, shown });
const refused = (shown: string): Outcome => ({ ran: undefined, shown });
const broken = (name: string): Outcome => refused(`hook '${name}' could not answer and denies on failure`);

export const DIFFERENCES: Readonly<Record<string, Difference>> = {
  prints_a_mark: {
    why: '4.6 one byte order mark before an answer is skipped',
    basis: broken('prints_a_mark'),
    guard: ran('output of prints_a_mark'),
  },
  repeats_an_unknown_key: {
    why: '4.5 a duplicate key is failure, whichever it is',
    basis: ran('output of repeats_an_unknown_key'),
    guard: broken('repeats_an_unknown_key'),
  },
  sees_exact_numbers: {
    why: '4.3 what a double cannot hold passes unchanged',
    basis: ran('output of sees_exact_numbers', '{"a":12345678901234567890,"b":1.1,"c":1.2345678901234568e+29}'),
    guard: ran('output of sees_exact_numbers', '{"a":12345678901234567890,"b":1.10,"c":123456789012345678901234567890}'),
  },
  denies_with_an_empty_reason: {
    why: '6.4 a reason without words is none',
    basis: refused("denied by hook 'denies_with_an_empty_reason': "),
    guard: refused("denied by hook 'denies_with_an_empty_reason'"),
  },
  has_a_name_of_its_own: {
    why: '6.5 quotes and control characters in a name are escaped',
    basis: refused(`denied by hook 'it's "odd"\nname'`),
    guard: refused(String.raw`denied by hook 'it\'s \"odd\"\nname'`),
  },
  rewrites_and_is_refused: {
    why: '3.8 the words say whose rewrite was refused, also where a later hook refuses it',
    basis: refused("denied by hook 'second': still not"),
    guard: refused("hook 'rewrites_and_is_refused' rewrote this call; the rewritten call then failed: denied by hook 'second': still not"),
  },
  rewrites_into_a_mistake: {
    why: '3.8 the words say whose rewrite does not fit',
    basis: refused(
      "Blocked by mixed execution hook: mixed execution hooks (execution hook 'basis hooks (WORKSPACE)': hook 'rewrites_into_a_mistake': cleaned) rewrote 'rewrites_into_a_mistake' into input that does not fit its schema: 'text' is required",
    ),
    guard: refused(
      `hook 'rewrites_into_a_mistake': cleaned rewrote this call; the rewritten call then failed: the input of rewrites_into_a_mistake does not fit: the input has no "text", which it needs`,
    ),
  },
  lets_a_mistake_through: {
    why: '1.2 the words for an input that does not fit',
    basis: refused("Invalid input for 'lets_a_mistake_through': 'text' is required"),
    guard: refused('the input of lets_a_mistake_through does not fit: the input has no "text", which it needs'),
  },
  sees_a_failure: {
    why: '5.7 the words for a declared tool that fails',
    basis: ran('sees_a_failure exited 3: it went wrong'),
    guard: ran('The tool sees_a_failure exited with code 3; standard error: it went wrong'),
  },
  sees_silence: {
    why: '5.7 what a declared tool prints comes back as it is, also where that is nothing',
    basis: ran('sees_silence finished and printed nothing'),
    guard: ran(''),
  },
};
