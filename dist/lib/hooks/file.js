import { readChecked } from '../contract/checked-file.js';
import { hooksValidator } from '../contract/generated/hooks.js';
import { itemsOf, numberOf, stringOf, stringsOf } from '../contract/json/pick.js';
import { member } from '../contract/json/view.js';
import { ok } from '../contract/result.js';
/** The version of the hooks file that is read here. */
export const HOOKS_SCHEMA = 1;
/** The deadline of a hook that declares none, in milliseconds. */
export const DEFAULT_TIMEOUT_MS = 5000;
/**
 * The hooks of a hooks file, in its order, with the defaults filled in (contract 5.2 to 5.5). A file that cannot be used is a
 * problem with its place; an absent `hooks` is an empty list.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
export function parseHooksFile(content, origin) {
    const read = readChecked(content, origin.source, HOOKS_SCHEMA, hooksValidator);
    return read.ok ? ok(hooksOf(read.value, origin)) : read;
}
function hooksOf(file, origin) {
    const hooks = member(file.document.root, 'hooks');
    return hooks === undefined ? [] : itemsOf(hooks).map((entry) => hookOf(entry, origin));
}
function hookOf(entry, { source, scope }) {
    const [program = '', ...rest] = stringsOf(member(entry, 'command')) ?? [];
    const tools = stringsOf(member(entry, 'tools'));
    const spec = {
        name: stringOf(member(entry, 'name')) ?? '',
        command: [program, ...rest],
        ...(tools !== undefined && { tools }),
        event: stringOf(member(entry, 'event')) === 'post_tool_use' ? 'post_tool_use' : 'pre_tool_use',
        timeoutMs: numberOf(member(entry, 'timeout_ms')) ?? DEFAULT_TIMEOUT_MS,
        onFailure: stringOf(member(entry, 'on_failure')) === 'allow' ? 'allow' : 'deny',
        source,
        scope,
    };
    return Object.freeze(spec);
}
