import type { Adapter, RecordedCall } from '../../src/agents/adapter.ts';

export interface ReadRecords {
  readonly calls: readonly RecordedCall[];
  readonly unread: readonly string[];
}

/** All that an agent's records give. */
export async function readAll(records: ReturnType<Adapter['records']>): Promise<ReadRecords> {
  const calls: RecordedCall[] = [];
  const unread: string[] = [];
  for await (const record of records) {
    if ('unread' in record) unread.push(record.unread);
    else calls.push(record);
  }
  return { calls, unread };
}
