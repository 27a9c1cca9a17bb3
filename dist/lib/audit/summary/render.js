import { heading, paragraph } from '../markdown/tree.js';
import { writeMarkdown } from '../markdown/write.js';
import { utf8Length } from '../preview.js';
import { changed } from './changed.js';
import { ending, verifying } from './ending.js';
import { SummaryFacts } from './facts.js';
import { figure } from './figures.js';
import { breakageBlock, denialBlock, modificationBlock, notRunLine, openLine, replacementBlock, unguardedLine, withheldLine, } from './finding-block.js';
import { fittedBlocks, fittedList } from './fitted.js';
import { levelTable } from './level-table.js';
import { loaded } from './loaded.js';
import { opening } from './opening.js';
import { ran } from './ran.js';
import { Shown } from './shown.js';
/** The runner drops a summary of 1 MiB; the rest is for what else a step writes. */
const MAX_BYTES = 1_000_000;
/** Markdown of less than `maxBytes` bytes, whatever the records hold. */
export function renderSummary(records, options = {}) {
    const facts = new SummaryFacts();
    for (const record of records)
        facts.add(record);
    return renderFacts(facts, options);
}
/** The same of records that were taken up while they were made. */
export function renderFacts(facts, options = {}) {
    const { maxBytes = MAX_BYTES } = options;
    for (let room = maxBytes * 0.8; room > 256; room /= 2) {
        const page = writeMarkdown(blocksOf(facts, options, room));
        if (utf8Length(page) < maxBytes)
            return page;
    }
    return writeMarkdown([...opening(facts, []).slice(0, 3), paragraph('There is no room here for more: the ledger has it.')]);
}
function blocksOf(facts, options, room) {
    const section = (title, items, blocks) => items.count === 0 ? [] : [heading(3, `${title} (${figure(items.count)})`), ...blocks(items)];
    const { denials, modifications, replacements, breakages, unguarded, notRun, withheld, acted } = facts;
    const would = (done) => (acted ? done : `Would be ${done.toLowerCase()}`);
    const open = new Shown(400);
    for (const call of facts.open)
        open.add(call);
    return [
        ...opening(facts, options.problems ?? []),
        ...levelTable(facts),
        ...section('Unguarded', unguarded, (items) => fittedList(items, unguardedLine, room * 0.03)),
        ...section(would('Denied'), denials, (items) => fittedBlocks(items, (one) => denialBlock(one, acted), room * 0.3)),
        ...section(would('Modified'), modifications, (items) => fittedBlocks(items, (one) => modificationBlock(one, acted), room * 0.2)),
        ...section(would('Replaced'), replacements, (items) => fittedBlocks(items, (one) => replacementBlock(one, acted), room * 0.2)),
        ...section('Broken', breakages, (items) => fittedBlocks(items, (one) => breakageBlock(one, acted), room * 0.1)),
        ...ran(facts.ran, acted, room * 0.1),
        ...section('On the way to the model', withheld, (items) => fittedList(items, withheldLine, room * 0.02)),
        ...section('Not run for other reasons', notRun, (items) => fittedList(items, notRunLine, room * 0.03)),
        ...section('Not ended when the ledger ends', open, (items) => fittedList(items, openLine, room * 0.02)),
        ...loaded(facts, room * 0.05),
        ...changed(facts, room * 0.05),
        ...ending(facts),
        ...verifying(options),
    ];
}
