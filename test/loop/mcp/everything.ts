// The reference server over streamable HTTP on the loopback, as a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
export const EVERYTHING = require.resolve('@modelcontextprotocol/server-everything/dist/index.js');

export class EverythingOverHttp implements AsyncDisposable {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
  }

  static async start(): Promise<EverythingOverHttp> {
    const port = await freePort();
    const env = { PATH: process.env['PATH'] ?? '', PORT: String(port) };
    const child = spawn(process.execPath, [EVERYTHING, 'streamableHttp'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    const listening = Promise.withResolvers<void>();
    child.stderr.on('data', (bytes: Buffer) => (bytes.includes('listening') ? listening.resolve() : undefined));
    child.once('exit', () => listening.reject(new Error('the server did not start')));
    await listening.promise;
    return new EverythingOverHttp(`http://127.0.0.1:${port}/mcp`, child);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exited;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}
