// Every call in OpenCode's own database, those of sub-agents too. The agent may write there: what is read is believed only where it
// contradicts what was decided.
import { dirname, join } from 'node:path';
import { defined } from '../../contract/defined.js';
import { parseJson } from '../../contract/json/parse.js';
import { textAt, within } from '../../contract/json/pick.js';
import { textOf } from '../../contract/json/text.js';
import { folderProblem, shownBelow, shownPiece, whyNot } from '../record-walk.js';
import { databasePages } from './database-pages.js';
import { rowsOf } from './database-rows.js';
import { DATABASE } from './plan.js';
import { INVALID } from './tools.js';
/** Every call of the database, and what could not be read. Throws only for the signal. */
export async function* records({ home }, signal) {
    const path = join(home, DATABASE);
    const file = shownBelow(home, path);
    try {
        const problem = await folderProblem(home, dirname(DATABASE));
        if (problem !== undefined) {
            yield problem;
            return;
        }
        const pages = await databasePages(path, signal);
        if (pages === undefined)
            return;
        for await (const [id, data] of rowsOf(pages, 'part', ['id', 'data'])) {
            const call = recordOf(String(data), `${file}, part ${shownPiece(String(id))}`);
            if (call !== undefined)
                yield call;
        }
    }
    catch (error) {
        signal?.throwIfAborted();
        yield { unread: `'${file}' ${whyNot(error)}` };
    }
}
/** Undefined: it is no call. `data` is of a part. */
export function recordOf(data, where) {
    const read = parseJson(data);
    // A part that cannot be read may hide a call.
    if (!read.ok)
        return { name: 'unreadable', ran: true, where };
    const { root } = read.value;
    if (textAt(root, 'type') !== 'tool')
        return undefined;
    const name = textAt(root, 'tool') ?? '';
    const input = within(root, 'state', 'input');
    const ran = textAt(root, 'state', 'status') === 'completed' && name !== INVALID;
    return {
        ...defined({ id: textAt(root, 'callID') }),
        name,
        ...defined({ input: input === undefined ? undefined : { kind: 'json', text: textOf(read.value, input) } }),
        ran,
        where,
    };
}
