// Programs for hooks of the tests, as shell scripts.

/** What a hook says, by a word in what it is asked. */
export type Answers = Readonly<Record<string, object>>;

/** Hides every output that holds TOP-SECRET. */
export const HIDES: Answers = { 'TOP-SECRET': { decision: 'replace', output: '[hidden by a hook]' } };

/** Says what stands at the first word that it finds, and allows all else. Words and answers have no single quote. */
export function hookProgram(answers: Answers): string {
  const arms = Object.entries(answers).map(([word, answer]) => `  *${word}*) printf %s '${JSON.stringify(answer)}' ;;\n`);
  return `#!/bin/sh\ncase $(cat) in\n${arms.join('')}  *) printf '{"decision":"allow"}' ;;\nesac\n`;
}
