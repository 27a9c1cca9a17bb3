// GitHub's API as far as a run asks it: who may do what, on a server of this machine.
import { createServer } from 'node:http';
import { afterAll } from 'vitest';
import { closed, listening } from '../agents/listening.ts';

const closings: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const close of closings.splice(0)) await close();
});

export interface Api {
  readonly url: string;
  /** The logins that were asked about, in order. */
  readonly asked: string[];
  /** The authorization of each question. */
  readonly tokens: string[];
}

/** A permission by login, or a status in its place; the word `hang` gives no answer at all. */
export type Permissions = Readonly<Record<string, string | number>>;

export async function permissionApi(permissions: Permissions): Promise<Api> {
  const asked: string[] = [];
  const tokens: string[] = [];
  const server = createServer((request, response) => {
    const login = /^\/repos\/acme\/greeter\/collaborators\/([^/]+)\/permission$/.exec(request.url ?? '')?.[1] ?? '';
    asked.push(login);
    tokens.push(request.headers.authorization ?? '');
    const answer = permissions[login] ?? 404;
    if (answer === 'hang') return;
    const body = typeof answer === 'number' ? { message: 'no' } : { permission: answer, user: { login } };
    response.writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  const url = await listening(server);
  closings.push(() => closed(server));
  return { url, asked, tokens };
}
