import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from '../../src/audit/markdown/tree.ts';
import { code, codeBlock, details, heading, lineOf, list, paragraph, say, sentence, strong, table } from '../../src/audit/markdown/tree.ts';
import { writeMarkdown } from '../../src/audit/markdown/write.ts';
import { renderSummary } from '../../src/audit/summary/render.ts';
import { showHidden } from '../../src/audit/visible.ts';
import type { LedgerEntry } from '../../src/contract/record.ts';
import { HOSTILE, hostile } from './hostile.ts';
import { nodesOf, parse, shapeOf, tagsOf, textOf } from './markdown.ts';
import { called, chained, decided, digestOf, finished, hook, preview, ran, started } from './records.ts';

/** Data in every place of a page that takes some. */
const page = (data: string): Block[] => [
  heading(2, say`About ${data}`),
  heading(3, data === '' ? 'x' : say`${data} ${code(data)}`),
  paragraph(say`${data}`),
  paragraph(say`Said ${strong(data)} and ${code(data)}${data}, ${[code(data), code(data)]}.`),
  paragraph(strong('It: ', sentence(data), sentence(`\`${data}\`: ${data} \`it\``))),
  list([say`${data}`, say`${code(data)}`, say`x ${data}`, sentence(`x ${data}`)]),
  table(
    ['One', 'Two>'],
    [
      [data, code(data)],
      [strong(say`x${data}`), say`${code(data)}|${data}`],
    ],
  ),
  details(say`${code(data)} ${data}`, [paragraph(say`${data}`), codeBlock('json', data), codeBlock('diff', data)]),
  codeBlock('', data),
  paragraph('The end'),
];

/** Blocks that data may leave empty are not there then: compare with a harmless text of the same emptiness. */
const CALM = 'calm';
const ALLOWED_TAGS = new Set([
  '<b>',
  '</b>',
  '<br>',
  '<code>',
  '</code>',
  '<span>',
  '</span>',
  '<details>',
  '</details>',
  '<summary>',
  '</summary>',
]);
/** What GitHub's filters look for in the text of a page, outside code. */
const FILTERS = [/(?<![\w`])@[a-z0-9]/i, /(?<!\w)#\d/, /\bgh-\d/i, /\w:\/\//, /\bwww\./i, /\b[0-9a-f]{7,40}\b/, /:[a-z0-9_+-]+:/, /\w@\w/];

function check(markdown: string): void {
  const tree = parse(markdown);
  for (const node of nodesOf(tree)) {
    expect([
      'link',
      'image',
      'linkReference',
      'imageReference',
      'definition',
      'footnoteReference',
      'footnoteDefinition',
      'delete',
      'emphasis',
    ]).not.toContain(node.type);
    if (node.type === 'html') for (const tag of tagsOf(node.value ?? '').match(/<[^>]*>?/g) ?? []) expect(ALLOWED_TAGS).toContain(tag);
    if (node.type === 'text') for (const filter of FILTERS) expect(node.value).not.toMatch(filter);
  }
  expect(markdown).not.toMatch(/[\u202a-\u202e\u2066-\u2069\r\u2028\u2029\u0085]/);
}

describe('escaping', () => {
  test.each(HOSTILE.map((text) => [JSON.stringify(text), text]))('%s is text in every place of a page', (_name, text) => {
    const markdown = writeMarkdown(page(`a ${text} b`));
    check(markdown);
    expect(shapeOf(parse(markdown))).toBe(shapeOf(parse(writeMarkdown(page(CALM)))));
    check(writeMarkdown(page(`${text} b`)));
    check(writeMarkdown(page(text)));
  });

  test('no data makes a link, an image, a heading, HTML, a mention or a reference, or changes the structure of a page', () => {
    const calm = shapeOf(parse(writeMarkdown(page(CALM))));
    fc.assert(
      fc.property(hostile, (data) => {
        const markdown = writeMarkdown(page(`x${data}x`));
        check(markdown);
        expect(shapeOf(parse(markdown))).toBe(calm);
        check(writeMarkdown(page(data)));
      }),
      { numRuns: 120 },
    );
  });

  test('code says exactly what it was given, hidden characters shown', () => {
    fc.assert(
      fc.property(hostile, (data) => {
        const [inline, cell, summary] = [
          writeMarkdown([paragraph(say`a ${code(data)} b`)]),
          writeMarkdown([table(['x', 'y'], [[code(data), 'last']])]),
          writeMarkdown([details(say`${code(data)}`, [])]),
        ];
        const shown = showHidden(data) === '' ? '(empty)' : showHidden(data);
        const spaces = (text: string): string => text.replaceAll(' ', '␠').replaceAll('\u200b', '');
        const wanted = spaces(shown);
        expect(spaces(textOf(parse(inline)))).toContain(wanted);
        expect(spaces(textOf(parse(cell)))).toContain(`${wanted}last`);
        expect(spaces(textOf(parse(summary)))).toContain(wanted);
      }),
      { numRuns: 200 },
    );
  });

  test('prose says what it was given, but for space and line ends', () => {
    fc.assert(
      fc.property(hostile, (data) => {
        const seen = textOf(parse(writeMarkdown([paragraph(say`${data}`), paragraph('end')]))).replace(/[\s\u200b⏎]/gu, '');
        expect(seen).toBe(`${showHidden(data.replace(/[\r\n\t]/g, '')).replace(/[\s\u200b⏎]/gu, '')}end`);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['/tmp/a-7451'],
    ['/home/runner/work/_temp/basis-guard-4711/ledger.jsonl'],
    ['/tmp/5f3a9bc41d/x'],
    ['packages/@acme/shop/a_b-1.ts'],
    ['report-2024.txt'],
    ['https://acme.test/runs/4711'],
  ])('the path %s in the middle of prose can be copied from every place of a page', (path) => {
    const said = `the ledger ${path} cannot be written: no space (at ${path}), ${path}.`;
    for (const block of [paragraph(said), paragraph(strong(said)), list([said]), table(['x'], [[said]]), details(said, [])]) {
      const markdown = writeMarkdown([block]);
      check(markdown);
      expect(textOf(parse(markdown)).split(path)).toHaveLength(4);
    }
  });

  test('a path beside code stays prose, and is escaped together with what follows it', () => {
    const markdown = writeMarkdown([paragraph([code('a'), ...lineOf('acme/shop@1:smile:, b')])]);
    check(markdown);
    expect(textOf(parse(markdown)).replaceAll('\u200b', '')).toBe('aacme/shop@1:smile:, b');
  });

  test('words that only look like a place are left as prose where nothing would be found in them', () => {
    expect(writeMarkdown([paragraph('read and/or write /tmp/list.md, e.g. at 12:30')])).toBe(
      'read and/or write /tmp/list.md, e.g. at 12:30\n',
    );
  });

  test('a fenced block holds every line of what it was given', () => {
    fc.assert(
      fc.property(hostile, (data) => {
        const blocks = [...nodesOf(parse(writeMarkdown([codeBlock('diff', data), paragraph('end')])))];
        expect(blocks.filter(({ type }) => type === 'code').map(({ value }) => value)).toEqual([
          showHidden(data.replaceAll('\r\n', '\n'), '\n\t'),
        ]);
        expect(blocks.filter(({ type }) => type === 'paragraph')).toHaveLength(1);
      }),
      { numRuns: 200 },
    );
  });

  test('a session of hostile strings has the structure of a calm one', () => {
    const calmOf = (data: string): string => shapeOf(parse(renderSummary(chained(session(data)).records, { auditFile: '/calm' })));
    // A reason of several lines is shown in full below its first line.
    const [one, several] = [calmOf(CALM), calmOf(`${CALM}\n${CALM}`)];
    fc.assert(
      fc.property(hostile, (data) => {
        const markdown = renderSummary(chained(session(`x${data.slice(0, 40)}x`)).records, { auditFile: `/${data}` });
        check(markdown);
        expect(shapeOf(parse(markdown))).toBe(data.slice(0, 40).includes('\n') ? several : one);
      }),
      { numRuns: 40 },
    );
  });
});

/** The same string as every name, reason, path and value. */
function session(data: string): LedgerEntry[] {
  const who = { kind: 'hook', name: data } as const;
  const of = { tool_call_id: data, agent_id: data };
  const input = `{"command":${JSON.stringify(data)}}`;
  const other = `{"command":${JSON.stringify(`other ${data}`)}}`;
  const mine = (entry: LedgerEntry): LedgerEntry => ({ ...entry, ...of });
  return [
    started({
      repository: data,
      actor: data,
      job: data,
      workspace: data,
      model: data,
      notices: [data],
      looked_at: [data],
      trusted: { kind: 'off', why: data },
    }),
    hook(data, { tools: [data], command: [data], source: data, program: { path: data, digest: digestOf(data) } }),
    mine(called(data, data, 'process', input)),
    {
      type: 'consulted',
      ...of,
      event: 'pre_tool_use',
      who,
      outcome: 'modify',
      reason: data,
      elapsed_us: 5,
      before: preview(input),
      after: preview(other),
    },
    mine(decided(data, input, { outcome: 'modify', by: [who], reason: data, final_input_digest: digestOf(other) })),
    ...ran(data, 'process', other, data).slice(0, 2).map(mine),
    {
      type: 'reviewed',
      ...of,
      outcome: 'replace',
      by: [who],
      reason: data,
      output_digest: digestOf(data),
      shown_digest: digestOf(other),
      shown: preview(other),
      is_error: false,
    },
    mine(called(data, data, 'external', input)),
    { type: 'breakage', ...of, event: 'pre_tool_use', who, kind: 'exited', what: data, consequence: 'denied' },
    { type: 'refused', ...of, stage: 'chain', reason: data, by: data },
    mine(called(data, data, null, input)),
    { type: 'refused', ...of, stage: 'unknown-tool', reason: data, by: data },
    { type: 'unguarded', ...of, what: data },
    { type: 'withheld', ...of, where: data, what: data },
    ...(['deny', 'replace'] as const).map(
      (outcome): LedgerEntry => ({
        type: 'withheld',
        ...of,
        where: data,
        what: data,
        outcome,
        reason: data,
        by: [who],
        before: preview(data),
        after: preview(other),
      }),
    ),
    { type: 'changed', path: data, change: 'created', why: data, protected: true },
    finished({ why: data, enforcement_notes: [data] }),
  ];
}
