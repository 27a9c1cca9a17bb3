// Programs for hooks of the tests, as shell scripts.

/** What a hook says, by a word in what it is asked. */
export type Answers = Readonly<Record<string, object>>;

/** Hides every output that holds TOP-SECRET. */
export const HIDES: Answers = { 'TOP-SECRET': { decision: 'replace', output: '[hidden by a hook]' } };

/** Refuses a call that holds one word, and has another in the place of one that holds the other. */
export const WORDS: Answers = {
  'WORD-DENIED': { decision: 'deny', reason: 'that word is not said here' },
  'WORD-CHANGED': { decision: 'modify', input: { command: 'echo rewritten > rewritten.txt; echo REWRITTEN' } },
};

/** A hook of a hooks file that lies in `.basis`, as its programs do. */
export const hook = (name: string, event: string, program: string, tools?: readonly string[]): object => ({
  name,
  event,
  command: [`.basis/${program}`],
  ...(tools === undefined ? {} : { tools }),
});

/** Says what stands at the first word that it finds, and allows all else. Words and answers have no single quote. */
export function hookProgram(answers: Answers): string {
  const arms = Object.entries(answers).map(([word, answer]) => `  *${word}*) printf %s '${JSON.stringify(answer)}' ;;\n`);
  return `#!/bin/sh\ncase $(cat) in\n${arms.join('')}  *) printf '{"decision":"allow"}' ;;\nesac\n`;
}
