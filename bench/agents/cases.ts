// The agents as the bench has them work: by their fastest tool, one that reads a file, so that little but the turn itself is measured.
import { deflateSync, crc32 } from 'node:zlib';
import type { AgentName } from '../../src/agents/adapter.ts';
import type { WireName } from '../../src/gateway/types.ts';

interface BenchProvider {
  /** Of the guard's `model`. */
  readonly name: string;
  /** What follows the origin of the model in `base-url`. */
  readonly basePath: string;
  /** The variable in which its key is looked for. */
  readonly key: string;
}

/** Who is taken to speak a wire. */
export const PROVIDERS = {
  anthropic: { name: 'anthropic', basePath: '/v1', key: 'ANTHROPIC_API_KEY' },
  responses: { name: 'openai', basePath: '/v1', key: 'OPENAI_API_KEY' },
  gemini: { name: 'google', basePath: '/v1beta', key: 'GEMINI_API_KEY' },
} as const satisfies Readonly<Partial<Record<WireName, BenchProvider>>>;

export interface BenchCase {
  readonly name: AgentName;
  readonly wire: keyof typeof PROVIDERS;
  readonly model: string;
  /** What holds the binding beside: no hooks at all, or a hook that is a shell script and does nothing. */
  readonly floor: 'no-hooks' | 'no-op-hook';
  readonly tool: string;
  /** The field of the tool that names the file. */
  readonly field: string;
  /** A file that the tool reads, and what its name ends with. */
  readonly file: { readonly ends: string; readonly bytes: Buffer };
}

const TEXT = { ends: '.txt', bytes: Buffer.from('a line of text\n'.repeat(20)) } as const;

export const CASES: readonly BenchCase[] = [
  {
    name: 'claude-code',
    wire: 'anthropic',
    model: 'claude-sonnet-4-5',
    floor: 'no-hooks',
    tool: 'Read',
    field: 'file_path',
    file: TEXT,
  },
  {
    name: 'codex',
    wire: 'responses',
    model: 'gpt-5.5',
    floor: 'no-op-hook',
    // It has no tool that reads a text.
    tool: 'view_image',
    field: 'path',
    file: { ends: '.png', bytes: onePixel() },
  },
  {
    name: 'gemini-cli',
    wire: 'gemini',
    model: 'gemini-2.5-pro',
    floor: 'no-op-hook',
    tool: 'read_file',
    field: 'file_path',
    file: TEXT,
  },
  {
    name: 'copilot',
    wire: 'anthropic',
    model: 'claude-sonnet-4.5',
    floor: 'no-op-hook',
    tool: 'view',
    field: 'path',
    file: TEXT,
  },
  {
    name: 'opencode',
    wire: 'anthropic',
    model: 'claude-opus-5-5',
    floor: 'no-hooks',
    tool: 'read',
    field: 'filePath',
    file: TEXT,
  },
];

/** The smallest picture: one grey pixel. */
function onePixel(): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [part('IHDR', header), part('IDAT', deflateSync(Buffer.from([0, 128]))), part('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

function part(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
