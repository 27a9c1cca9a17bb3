// Scripts for the agent `replay`.

export interface Call {
  readonly id: string;
  readonly name: string;
  readonly input?: unknown;
  readonly input_json?: string;
}

export interface Turn {
  readonly text?: string;
  readonly tool_calls?: readonly Call[];
}

export const command = (id: string, line: string): Call => ({ id, name: 'spawn', input: { command: line } });

export const edit = (id: string, path: string, content: string): Call => ({
  id,
  name: 'files',
  input: { operations: [{ op: 'set', path, content }] },
});

export const read = (id: string, path: string): Call => ({ id, name: 'files', input: { operations: [{ op: 'read', path }] } });

/** A script that asks for each call in a turn of its own and then says that it is done. */
export function scriptOf(...calls: readonly Call[]): string {
  return scriptOfTurns(...calls.map((call) => ({ tool_calls: [call] })), { text: 'Done.' });
}

export function scriptOfTurns(...turns: readonly Turn[]): string {
  return JSON.stringify({ schema: 1, turns });
}
