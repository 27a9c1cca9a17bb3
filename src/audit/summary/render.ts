// The job summary: records in, Markdown out. What is most urgent stands first, and every list is cut where its room ends.
import type { Recorded } from '../finding.ts';
import type { Block } from '../markdown/tree.ts';
import { heading, paragraph } from '../markdown/tree.ts';
import { writeMarkdown } from '../markdown/write.ts';
import { utf8Length } from '../preview.ts';
import { changed } from './changed.ts';
import { ending, verifying } from './ending.ts';
import { SummaryFacts } from './facts.ts';
import { figure } from './figures.ts';
import {
  breakageBlock,
  denialBlock,
  modificationBlock,
  notRunLine,
  openLine,
  replacementBlock,
  unguardedLine,
  withheldLine,
} from './finding-block.ts';
import { fittedBlocks, fittedList } from './fitted.ts';
import { levelTable } from './level-table.ts';
import { loaded } from './loaded.ts';
import { opening } from './opening.ts';
import { ran } from './ran.ts';
import { Shown } from './shown.ts';

export interface SummaryOptions {
  /** The path of the ledger, as a reader should write it. */
  readonly auditFile?: string;
  /** The digest that seals the ledger, 64 hex digits. */
  readonly digest?: string;
  /** Sentences about the ledger itself, said before anything else: it was cut, it could not be written. */
  readonly problems?: readonly string[];
  /** Bytes of UTF-8 that the result stays below; at least 16 KiB. */
  readonly maxBytes?: number;
}

/** The runner drops a summary of 1 MiB; the rest is for what else a step writes. */
const MAX_BYTES = 1_000_000;

/** Markdown of less than `maxBytes` bytes, whatever the records hold. */
export function renderSummary(records: Iterable<Recorded>, options: SummaryOptions = {}): string {
  const facts = new SummaryFacts();
  for (const record of records) facts.add(record);
  return renderFacts(facts, options);
}

/** The same of records that were taken up while they were made. */
export function renderFacts(facts: SummaryFacts, options: SummaryOptions = {}): string {
  const { maxBytes = MAX_BYTES } = options;
  for (let room = maxBytes * 0.8; room > 256; room /= 2) {
    const page = writeMarkdown(blocksOf(facts, options, room));
    if (utf8Length(page) < maxBytes) return page;
  }
  return writeMarkdown([...opening(facts, []).slice(0, 3), paragraph('There is no room here for more: the ledger has it.')]);
}

function blocksOf(facts: SummaryFacts, options: SummaryOptions, room: number): Block[] {
  const section = <T>(title: string, items: Shown<T>, blocks: (items: Shown<T>) => Block[]): Block[] =>
    items.count === 0 ? [] : [heading(3, `${title} (${figure(items.count)})`), ...blocks(items)];
  const { denials, modifications, replacements, breakages, unguarded, notRun, withheld, acted } = facts;
  const would = (done: string): string => (acted ? done : `Would be ${done.toLowerCase()}`);
  const open = new Shown<(typeof facts.open)[number]>(400);
  for (const call of facts.open) open.add(call);
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
