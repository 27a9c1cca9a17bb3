import type { IncomingMessage } from 'node:http';
import { decodeUtf8 } from '../../contract/json/text.ts';
import { fail, ok, type Result } from '../../contract/result.ts';

/** The body of a question as text. What is too long is read to its end and dropped, so that whoever asks hears the answer. */
export function bodyOf(request: IncomingMessage, most: number, late: AbortSignal): Promise<Result<string, string>> {
  const { promise, resolve } = Promise.withResolvers<Result<string, string>>();
  let chunks: Buffer[] = [];
  let bytes = 0;
  const settle = (result: Result<string, string>): void => {
    late.removeEventListener('abort', stop);
    chunks = [];
    resolve(result);
  };
  const stop = (): void => {
    request.resume();
    settle(fail(`${String(late.reason)}; the question had not come whole`));
  };
  late.addEventListener('abort', stop, { once: true });
  if (late.aborted) stop();
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes <= most && !late.aborted) chunks.push(chunk);
    else chunks = [];
  });
  request.on('error', () => settle(fail('the question broke off')));
  request.on('end', () => settle(bytes > most ? fail(`the question is longer than ${most} bytes`) : ok(decodeUtf8(Buffer.concat(chunks)))));
  return promise;
}
