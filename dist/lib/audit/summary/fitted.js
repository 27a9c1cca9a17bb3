import { list, paragraph, table } from '../markdown/tree.js';
import { writeMarkdown } from '../markdown/write.js';
import { utf8Length } from '../preview.js';
import { figure } from './figures.js';
/** What is left out, in words that follow a number. */
const IN_THE_LEDGER = 'more: the ledger has them all';
export function fittedBlocks(items, blockOf, room) {
    const blocks = within(items.kept.map(blockOf), (block) => [block], room);
    return [...blocks, ...leftOut(items.count - blocks.length)];
}
export function fittedList(items, lineOf, room) {
    const lines = within(items.kept.map(lineOf), (line) => [list([line])], room);
    return [...(lines.length > 0 ? [list(lines)] : []), ...leftOut(items.count - lines.length)];
}
export function fittedTable(titles, items, rowOf, room) {
    const rows = within(items.kept.map(rowOf), (row) => [table(titles, [row])], room);
    return [...(rows.length > 0 ? [table(titles, rows)] : []), ...leftOut(items.count - rows.length)];
}
function within(items, blocksOf, room) {
    let used = 0;
    const fitting = items.findIndex((item) => {
        used += utf8Length(writeMarkdown(blocksOf(item))) + 1;
        return used > room;
    });
    return items.slice(0, fitting === -1 ? items.length : fitting);
}
const leftOut = (count) => (count === 0 ? [] : [paragraph(`… and ${figure(count)} ${IN_THE_LEDGER}.`)]);
