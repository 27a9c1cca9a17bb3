import { createServer } from 'node:http';
import { closed, listening } from './listening.ts';

export interface AllowAllHook extends AsyncDisposable {
  readonly url: string;
  /** How often it was asked. */
  readonly asked: () => number;
}

/** A hook before each call that belongs to nobody and allows everything. */
export async function allowAllHook(): Promise<AllowAllHook> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    request.resume();
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"allow","permissionDecisionReason":"as decided"}}',
      );
    });
  });
  const url = await listening(server);
  return {
    url,
    asked: () => asked,
    [Symbol.asyncDispose]: () => closed(server),
  };
}
