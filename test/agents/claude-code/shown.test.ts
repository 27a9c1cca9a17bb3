// What the hook is told of each tool's output, and what the tested version was seen to send to the model for it, to the letter.
import { describe, expect, test } from 'vitest';
import { dialect } from '../../../src/agents/claude-code/dialect.ts';
import { isRendering } from '../../../src/agents/claude-code/outputs.ts';
import type { ToolResult } from '../../../src/contract/call.ts';
import { text } from '../../support/results.ts';
import { after, postQuestion } from './questions.ts';

const shown = (tool: string, response: unknown): ToolResult => postQuestion(after(tool, {}, response)).result;

const CURRENT = ' (file state is current in your context — no need to Read it back)';
const WRITTEN = { type: 'create', filePath: 'a.txt', content: 'x', structuredPatch: [], originalFile: null, userModified: false };
const EDITED = { filePath: 'a.txt', oldString: 'x', newString: 'y', originalFile: 'x', structuredPatch: [], userModified: false };
const CELL = { new_source: 'print(2)', cell_type: 'code', language: 'python', cell_id: 'c1', error: '' };
const read = (file: object): object => ({ type: 'text', file: { filePath: 'a.txt', ...file } });
const noMatch = { matches: [], query: 'q', total_deferred_tools: 3 };

test.each<readonly [string, string, object, string]>([
  ['a new file', 'Write', WRITTEN, `File created successfully at: a.txt${CURRENT}`],
  ['a file written anew', 'Write', { ...WRITTEN, type: 'update' }, `The file a.txt has been updated successfully.${CURRENT}`],
  ['an edit', 'Edit', { ...EDITED, replaceAll: false }, `The file a.txt has been updated successfully.${CURRENT}`],
  [
    'an edit of every place',
    'Edit',
    { ...EDITED, replaceAll: true },
    `The file a.txt has been updated. All occurrences were successfully replaced.${CURRENT}`,
  ],
  [
    'an edit of what the model has not read',
    'Edit',
    { ...EDITED, contentNotInModelContext: true },
    'The file a.txt has been updated successfully.',
  ],
  [
    'an edit of what changed meanwhile',
    'Edit',
    { ...EDITED, staleRecovered: true, contentNotInModelContext: true },
    'The file a.txt has been updated successfully. (note: the file had been modified on disk since you last read it — the edit applied cleanly, but the file contains other changes not in your context. Read it before edits that depend on surrounding content.)',
  ],
  ['a cell in another’s place', 'NotebookEdit', { ...CELL, edit_mode: 'replace' }, 'Updated cell c1 with print(2)'],
  ['a new cell', 'NotebookEdit', { ...CELL, edit_mode: 'insert' }, 'Inserted cell c1 with print(2)'],
  ['a cell that went', 'NotebookEdit', { ...CELL, edit_mode: 'delete' }, 'Deleted cell c1'],
  ['lines', 'Read', read({ content: 'a\r\nb', numLines: 2, startLine: 4, totalLines: 9 }), '4\ta\n5\tb'],
  [
    'an empty file',
    'Read',
    read({ content: '', numLines: 1, startLine: 1, totalLines: 1 }),
    '<system-reminder>Warning: the file exists but the contents are empty.</system-reminder>',
  ],
  ['an empty line', 'Read', read({ content: '', numLines: 1, startLine: 3, totalLines: 4 }), '3\t'],
  [
    'lines that are not there',
    'Read',
    read({ content: '', numLines: 0, startLine: 90, totalLines: 5 }),
    '<system-reminder>Warning: the file exists but is shorter than the provided offset (90). The file has 5 lines.</system-reminder>',
  ],
  [
    'a notebook',
    'Read',
    {
      type: 'notebook',
      file: {
        cells: [
          { cellType: 'code', source: 'print(1)\n', cell_id: 'c1', language: 'python', outputs: [{ output_type: 'stream', text: 'hi\n' }] },
          { cellType: 'markdown', source: '# T\n', cell_id: 'c2' },
        ],
      },
    },
    '<cell id="c1">print(1)\n</cell id="c1">\n\nhi\n\n<cell id="c2"><cell_type>markdown</cell_type># T\n</cell id="c2">',
  ],
  ['no words of a server', 'mcp__lab__nothing', [], '(mcp__lab__nothing completed with no output)'],
  ['blank words of a server', 'mcp__lab__blank', [{ type: 'text', text: ' \n' }], '(mcp__lab__blank completed with no output)'],
  ['a list of sessions', 'ListAgents', { listing: 'None.', sections: [], notes: [] }, 'None.'],
  ['no findings', 'ReportFindings', { count: 0, findings: [] }, 'No findings reported.'],
  ['a skill', 'Skill', { success: true, commandName: 's1' }, 'Launching skill: s1'],
  ['a search in vain', 'ToolSearch', noMatch, 'No matching deferred tools found'],
])('after %s the hook is told what the model reads', (_what, tool, response, said) => {
  expect(shown(tool, response)).toEqual(text(said));
});

test.each<readonly [string, string, object, string]>([
  [
    'a picture',
    'Read',
    { type: 'image', file: { base64: 'iVBO', type: 'image/png', originalSize: 3 } },
    '[{"type":"image","source":{"type":"base64","data":"iVBO","media_type":"image/png"}}]',
  ],
  ['tools that were found', 'ToolSearch', { ...noMatch, matches: ['WebFetch'] }, '[{"type":"tool_reference","tool_name":"WebFetch"}]'],
])('after %s the hook is told the parts that the model is sent', (_what, tool, response, parts) => {
  expect(shown(tool, response).output).toEqual({ kind: 'json', text: parts });
});

test.each<readonly [string, string, object]>([
  ['a file that a person changed', 'Write', { ...WRITTEN, userModified: true }],
  ['an edit for a skill that comes from elsewhere', 'Edit', { ...EDITED, syncedSkillNext: 'x' }],
  ['a cell that could not be edited', 'NotebookEdit', { ...CELL, edit_mode: 'replace', error: 'no such cell' }],
  ['a search while a server comes up', 'ToolSearch', { ...noMatch, pending_mcp_servers: ['lab'] }],
  ['a document', 'Read', { type: 'pdf', file: { base64: 'JVBE', originalSize: 3 } }],
])('after %s, which cannot be told, the hook has the output as it is', (_what, tool, response) => {
  expect(shown(tool, response).output).toEqual({ kind: 'json', text: JSON.stringify(response) });
});

describe('the report of a sub-agent', () => {
  const COUNTED = { agentId: 'a8', canContinueAgent: false, totalTokens: 150, totalToolUseCount: 1, totalDurationMs: 286 };
  const said = (...texts: readonly string[]): object => ({
    status: 'completed',
    agentType: 'general-purpose',
    ...COUNTED,
    content: texts.map((one) => ({ type: 'text', text: one })),
  });
  const counts = '\nagentId: a8\n<usage>subagent_tokens: 150\ntool_uses: 1\nduration_ms: 286</usage>';
  const reportOf = (response: object): string => shown('Agent', response).output.text;

  test('stands under a heading, indented, with counts behind it', () => {
    const report = reportOf(said('One\r\n\ntwo\u2028three'));
    expect(report).toMatch(/^\[Subagent hand-back\] .* The report follows:\n {2}One\n {2}\n {2}two\n {2}three\nagentId: /);
    expect(report.endsWith(counts)).toBe(true);
    expect(shown('Task', said('x'))).toEqual(shown('Agent', said('x')));
  });

  test('has no counts where its sub-agent answers once, and a word where it is empty', () => {
    expect(reportOf({ ...said('found'), agentType: 'Explore' }).endsWith('\n  found')).toBe(true);
    expect(reportOf(said())).toContain(`\n  (Subagent completed but returned no output.)${counts}`);
  });

  test.each([{ harnessNoteCount: 1 }, { canContinueAgent: true }, { worktreePath: '/w' }, { status: 'async_launched' }])(
    'is its text alone where the rest cannot be told: %j',
    (more) => {
      expect(reportOf({ ...said('done'), ...more })).toBe('done');
    },
  );

  test('is replaced so that the agent words the replacement as the hook has it', () => {
    const question = postQuestion(after('Agent', {}, said('a secret')));
    const contentOf = (words: string): unknown => {
      const { hookSpecificOutput } = JSON.parse(dialect.replace(question, text(words)).stdout);
      return hookSpecificOutput.updatedToolOutput.content;
    };
    const redacted = question.result.output.text.replace('secret', '***');
    expect(contentOf(redacted)).toEqual([{ type: 'text', text: 'a ***' }]);
    expect(contentOf('gone')).toEqual([{ type: 'text', text: 'gone' }]);
  });

  test('is known again where the agent sends a replacement as one', () => {
    expect(isRendering(text('gone'), text(reportOf(said('gone'))))).toBe(true);
    expect(isRendering(text('gone'), text(reportOf(said('gone', 'a secret'))))).toBe(false);
    expect(isRendering(text('gone'), text(`${reportOf(said('gone'))}\na secret`))).toBe(false);
    expect(isRendering(text('gone'), text(reportOf(said('gone')).replace('[Subagent', '[A')))).toBe(false);
  });
});
