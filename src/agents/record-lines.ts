// Records that are lines of JSON, for every agent that keeps them so. One line is in memory at a time; what cannot be read is told in its
// place, and the rest is still read.
import type { FileHandle } from 'node:fs/promises';
import type { RecordedCall } from './adapter.ts';
import { MOST_FILE, MOST_RECORD, RecordBudget } from './record-budget.ts';
import { openRegular, recordFiles, type RecordPlaces, shownBelow, type UnreadRecords, whyNot } from './record-walk.ts';

const MOST_FILES = 2000;

const CHUNK = 256 * 1024;
const NEWLINE = 0x0a;

export interface LineRecords extends RecordPlaces {
  /** The calls of one file, from its lines without their ends; `file` is its path for people. May throw where it is no record. */
  readonly callsOf: (file: string, lines: AsyncIterable<string>) => AsyncIterable<RecordedCall>;
}

/** Every call of these files, and what could not be read. Throws only for the signal. */
export async function* recordsInLines(records: LineRecords, signal?: AbortSignal): AsyncGenerator<RecordedCall | UnreadRecords> {
  const budget = new RecordBudget();
  let files = 0;
  for (const found of await recordFiles(records, signal)) {
    if (typeof found !== 'string') {
      yield found;
      continue;
    }
    const file = shownBelow(records.home, found);
    files += 1;
    if (files > MOST_FILES) {
      yield { unread: `'${file}' and those after it: there are more than ${MOST_FILES} files` };
      return;
    }
    yield* callsOfFile(found, file, records, budget, signal);
  }
}

async function* callsOfFile(
  path: string,
  file: string,
  { callsOf }: LineRecords,
  budget: RecordBudget,
  signal: AbortSignal | undefined,
): AsyncGenerator<RecordedCall | UnreadRecords> {
  try {
    const { file: handle, size } = await openRegular(path, MOST_FILE);
    try {
      yield* callsOf(file, linesOf(handle, size, budget, signal));
    } finally {
      await handle.close();
    }
  } catch (error) {
    signal?.throwIfAborted();
    yield { unread: `'${file}' ${whyNot(error)}` };
  }
}

/** As many bytes as the file had when it was opened. A line feed ends a line, with a carriage return before it or without. */
async function* linesOf(file: FileHandle, size: number, budget: RecordBudget, signal: AbortSignal | undefined): AsyncGenerator<string> {
  let pieces: Buffer[] = [];
  let held = 0;
  for (let at = 0; at < size; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(Math.min(CHUNK, size - at)), 0, undefined, at);
    signal?.throwIfAborted();
    if (bytesRead === 0) break;
    at += bytesRead;
    const bytes = buffer.subarray(0, bytesRead);
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, from)) {
      pieces.push(bytes.subarray(from, end));
      yield textOfLine(pieces, held + end - from, budget);
      pieces = [];
      held = 0;
      from = end + 1;
    }
    if (from === bytesRead) continue;
    pieces.push(bytes.subarray(from));
    held += bytesRead - from;
    if (held > MOST_RECORD) throw new Error(`has a line of more than ${MOST_RECORD} bytes`);
  }
  if (held > 0) yield textOfLine(pieces, held, budget);
}

function textOfLine(pieces: readonly Buffer[], length: number, budget: RecordBudget): string {
  const [first, ...rest] = pieces;
  const line = first !== undefined && rest.length === 0 ? first : Buffer.concat(pieces, length);
  budget.take(line);
  const text = line.toString('utf8');
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}
