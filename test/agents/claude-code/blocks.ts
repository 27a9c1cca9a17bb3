import { type Block, calls } from '../../support/model-servers/script.ts';

/** Calls as a model makes them, each under an id of its own. */
export function call(name: string, input: object): Block {
  made += 1;
  return calls(`toolu_${made}`, name, JSON.stringify(input));
}

export const bash = (command: string, more: object = {}): Block => call('Bash', { command, description: 'Prints', ...more });

let made = 0;

/** A wait that ends, with words where it ends too late. */
export async function until(what: string, holds: () => boolean): Promise<void> {
  for (let round = 0; round < 600; round += 1) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`in vain: ${what}`);
}
