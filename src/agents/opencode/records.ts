// Every call in OpenCode's own database, those of sub-agents too. The agent may write there: what is read is believed only where it
// contradicts what was decided.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defined } from '../../contract/defined.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { textOf } from '../../contract/json/text.ts';
import { member } from '../../contract/json/view.ts';
import type { AgentFolders, RecordedCall } from '../adapter.ts';
import { DATABASE } from './plan.ts';
import { INVALID } from './tools.ts';

const PARTS = 'select id, data from part order by id';

/** Throws where the database is there and cannot be read. */
export async function* records({ home }: Pick<AgentFolders, 'home'>): AsyncGenerator<RecordedCall, void, undefined> {
  const file = join(home, DATABASE);
  if (!existsSync(file)) return;
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    for (const { id, data } of database.prepare(PARTS).iterate()) {
      const call = recordOf(String(data), `${file}, part ${String(id)}`);
      if (call !== undefined) yield call;
    }
  } finally {
    database.close();
  }
}

/** Undefined: it is no call. `data` is of a part. */
export function recordOf(data: string, where: string): RecordedCall | undefined {
  const read = parseJson(data);
  // A part that cannot be read may hide a call.
  if (!read.ok) return { name: 'unreadable', ran: true, where };
  const { root } = read.value;
  if (wordAt(root, 'type') !== 'tool') return undefined;
  const name = wordAt(root, 'tool') ?? '';
  const state = member(root, 'state');
  const input = state === undefined ? undefined : member(state, 'input');
  const ran = (state === undefined ? undefined : wordAt(state, 'status')) === 'completed' && name !== INVALID;
  return {
    ...defined({ id: wordAt(root, 'callID') }),
    name,
    ...defined({ input: input === undefined ? undefined : ({ kind: 'json', text: textOf(read.value, input) } as const) }),
    ran,
    where,
  };
}

function wordAt(node: Parameters<typeof member>[0], key: string): string | undefined {
  const found = member(node, key);
  return found?.kind === 'string' ? found.value : undefined;
}
