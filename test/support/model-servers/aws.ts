// What Amazon Web Services want of a request, and how they frame a stream; told apart from the gateway's own code for both.
import { createHash, createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { SeenRequest } from './wire.ts';

/** The credentials of a log-in. */
export interface AwsLogin {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
  readonly region: string;
}

/** The header that AWS Signature Version 4 wants for this request. */
export function signatureOf(request: SeenRequest, login: AwsLogin): string {
  const [, signed = ''] = /SignedHeaders=([^,]+)/.exec(request.headers['authorization'] ?? '') ?? [];
  const time = request.headers['x-amz-date'] ?? '';
  const scope = `${time.slice(0, 8)}/${login.region}/bedrock/aws4_request`;
  const path = request.path
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/');
  const headers = signed.split(';').map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/\s+/g, ' ')}\n`);
  const canonical = [request.method, path, '', headers.join(''), signed, sha256(request.text)].join('\n');
  const key = [login.region, 'bedrock', 'aws4_request'].reduce(
    (under, part) => hmac(under, part),
    hmac(`AWS4${login.secretAccessKey}`, time.slice(0, 8)),
  );
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${login.accessKeyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** One message of the `vnd.amazon.eventstream` framing. */
export function frame(messageType: string, typeHeader: string, type: string, payload: object): Uint8Array {
  const headers = Buffer.concat([
    header(':message-type', messageType),
    header(typeHeader, type),
    header(':content-type', 'application/json'),
  ]);
  const body = Buffer.from(JSON.stringify(payload));
  const prelude = Buffer.alloc(8);
  prelude.writeUInt32BE(16 + headers.length + body.length, 0);
  prelude.writeUInt32BE(headers.length, 4);
  const message = Buffer.concat([prelude, checksum(prelude), headers, body]);
  return Buffer.concat([message, checksum(message)]);
}

function header(name: string, value: string): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(Buffer.byteLength(value), 0);
  return Buffer.concat([Buffer.from([Buffer.byteLength(name)]), Buffer.from(name), Buffer.from([7]), size, Buffer.from(value)]);
}

function checksum(bytes: Buffer): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes), 0);
  return sum;
}
