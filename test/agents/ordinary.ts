// What a model does with an agent's own tools in an ordinary session, turn by turn: files written, edited and read, commands of every
// kind, searches, plans, tools of a server, a sub-agent.
import type { AgentCase } from '../support/agents/session.ts';
import { type Block, calls } from '../support/model-servers/script.ts';
import { CLAUDE_CODE } from './claude-code/case.ts';
import { call as codexCall, PLAIN, patch } from './codex/case.ts';
import { CHAT } from './copilot/cases.ts';
import { geminiCase } from './gemini-cli/case.ts';
import { openCode } from './opencode/case.ts';

export interface Ordinary {
  readonly of: AgentCase;
  /** The calls of each turn before the sub-agent's. */
  readonly turns: readonly (readonly Block[])[];
  /** The last call of its sub-agent, where that has to hand back its answer by one. */
  readonly last?: Block;
}

const NOTEBOOK = JSON.stringify({
  cells: [
    {
      cell_type: 'code',
      id: 'c1',
      metadata: {},
      outputs: [{ output_type: 'stream', name: 'stdout', text: ['hi\n'] }],
      execution_count: 1,
      source: ['print(1)\n'],
    },
    { cell_type: 'markdown', id: 'c2', metadata: {}, source: ['# Title\n'] },
  ],
  metadata: { language_info: { name: 'python' } },
  nbformat: 4,
  nbformat_minor: 5,
});

export const ORDINARY_FILES = {
  'a.txt': 'one\ntwo\nthree\n',
  'b.txt': 'foo\nbar\nfoo\n',
  'empty.txt': '',
  'ends.txt': 'a\r\nb\r\n',
  'sub/c.txt': 'two of sub',
  'n.ipynb': NOTEBOOK,
} as const;

/** A picture of one point, at `dot.png`. */
export const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let made = 0;
const call = (name: string, input: object): Block => calls(`ordinary_${(made += 1)}`, name, JSON.stringify(input));

const COMMANDS = [
  'cat a.txt',
  'true',
  'echo err >&2',
  'echo out; echo err >&2',
  'echo bad; exit 3',
  'exit 4',
  'printf "\\n\\n x \\n\\n"',
  'printf "\\033[31mred\\033[0m\\n"',
  'printf "a\\r\\nb\\r\\n"',
  'seq 1 2000',
  'grep nothing a.txt',
] as const;

const commands = (of: AgentCase): readonly Block[] => COMMANDS.map((command) => of.shell(command));
const ofServer = (of: AgentCase): readonly Block[] =>
  ['one', 'several', 'structured', 'picture', 'nothing', 'resource'].map((tool) => of.mcp('lab', tool, {}));
const reads = (of: AgentCase, ...paths: readonly string[]): readonly Block[] => paths.map((path) => of.read(path));

const edit = (path: string, from: string, to: string, more: object = {}): Block =>
  call('Edit', { file_path: path, old_string: from, new_string: to, ...more });
const cell = (more: object): Block => call('NotebookEdit', { notebook_path: 'n.ipynb', new_source: '', ...more });

const CLAUDE: Ordinary = {
  of: CLAUDE_CODE,
  turns: [
    [CLAUDE_CODE.write('new.txt', 'n1\nn2\n'), CLAUDE_CODE.write('blank.txt', '')],
    [
      ...reads(CLAUDE_CODE, 'a.txt', 'b.txt', 'empty.txt', 'ends.txt', 'n.ipynb', 'dot.png', 'missing.txt'),
      call('Read', { file_path: 'sub/c.txt', offset: 90 }),
      call('Read', { file_path: 'new.txt', offset: 2, limit: 1 }),
    ],
    [
      CLAUDE_CODE.write('a.txt', 'n1\n'),
      edit('b.txt', 'foo', 'baz', { replace_all: true }),
      edit('b.txt', 'bar', 'BAR'),
      edit('b.txt', 'nothing', 'x'),
      edit('made.txt', '', 'made\n'),
    ],
    [call('ToolSearch', { query: 'select:NotebookEdit' }), call('ToolSearch', { query: 'select:NoSuchTool' }), call('ListAgents', {})],
    [
      cell({ cell_id: 'c1', new_source: 'print(2)' }),
      cell({ cell_id: 'c1', new_source: '# New', cell_type: 'markdown', edit_mode: 'insert' }),
    ],
    [cell({ cell_id: 'c2', edit_mode: 'delete' }), call('ReportFindings', { findings: [] })],
    [CLAUDE_CODE.shell('echo changed > b.txt'), edit('b.txt', 'changed', 'again')],
    commands(CLAUDE_CODE),
    ofServer(CLAUDE_CODE),
  ],
};

const CODEX: Ordinary = {
  of: PLAIN,
  turns: [
    commands(PLAIN),
    [PLAIN.shell('seq 1 20000'), codexCall('exec_command', { cmd: 'seq 1 3000', max_output_tokens: 100 })],
    [PLAIN.write('new.txt', 'n1\nn2\n')],
    [patch('*** Update File: a.txt', '@@', '-one', '+ONE'), patch('*** Update File: a.txt', '@@', '-nothing', '+x')],
    [patch('*** Update File: new.txt', '*** Move to: moved.txt', '@@', '-n1', '+N1'), patch('*** Delete File: b.txt')],
    reads(PLAIN, 'dot.png', 'none.png'),
    ofServer(PLAIN),
  ],
};

const COPILOT: Ordinary = {
  of: CHAT,
  turns: [
    commands(CHAT),
    [CHAT.shell('seq 1 20000'), CHAT.write('new.txt', 'n1\nn2\n')],
    [
      ...reads(CHAT, 'a.txt', 'empty.txt', 'ends.txt', 'dot.png', 'missing.txt', 'sub'),
      call('view', { path: 'a.txt', view_range: [2, 3] }),
    ],
    [call('edit', { path: 'a.txt', old_str: 'two', new_str: 'TWO' }), call('edit', { path: 'a.txt', old_str: 'nothing', new_str: 'x' })],
    [
      call('glob', { pattern: '**/*.txt' }),
      call('glob', { pattern: '*.nothing' }),
      ...['content', 'count', 'files_with_matches'].map((mode) => call('grep', { pattern: 'two', output_mode: mode })),
      call('grep', { pattern: 'nothing-there' }),
    ],
    [call('sql', { query: 'SELECT 1', description: 'x' }), call('list_bash', {}), call('list_agents', {})],
    ofServer(CHAT),
  ],
};

const replace = (path: string, from: string, to: string): Block =>
  call('replace', { file_path: path, instruction: 'x', old_string: from, new_string: to });

const GEMINI: Ordinary = {
  of: geminiCase,
  turns: [
    commands(geminiCase),
    [geminiCase.write('new.txt', 'n1\nn2\n'), geminiCase.write('b.txt', 'B\n')],
    [
      ...reads(geminiCase, 'a.txt', 'empty.txt', 'ends.txt', 'dot.png', 'missing.txt'),
      call('read_file', { file_path: 'a.txt', start_line: 2, end_line: 3 }),
    ],
    [replace('a.txt', 'two', 'TWO'), replace('made.txt', '', 'made\n'), replace('a.txt', 'nothing', 'x')],
    [
      call('list_directory', { dir_path: 'sub' }),
      call('glob', { pattern: '**/*.txt' }),
      call('glob', { pattern: '*.nothing' }),
      call('grep_search', { pattern: 'two' }),
      call('grep_search', { pattern: 'nothing-there' }),
      call('grep_search', { pattern: 'two', names_only: true }),
    ],
    [
      call('write_todos', { todos: [{ description: 'a', status: 'in_progress' }] }),
      call('update_topic', { title: 't', summary: 's', strategic_intent: 'x' }),
    ],
    ofServer(geminiCase),
  ],
  last: call('complete_task', { result: { response: 'The sub-agent is done.' } }),
};

const change = (path: string, from: string, to: string): Block => call('edit', { filePath: path, oldString: from, newString: to });

const OPENCODE: Ordinary = {
  of: openCode,
  turns: [
    commands(openCode),
    [openCode.shell('seq 1 20000'), openCode.write('new.txt', 'n1\nn2\n'), openCode.write('b.txt', 'B\n')],
    [
      ...reads(openCode, 'a.txt', 'empty.txt', 'ends.txt', 'dot.png', 'missing.txt', 'sub'),
      call('read', { filePath: 'a.txt', offset: 2, limit: 2 }),
    ],
    [change('a.txt', 'two', 'TWO'), change('a.txt', 'nothing', 'x'), change('made.txt', '', 'made\n')],
    [
      call('glob', { pattern: '**/*.txt' }),
      call('glob', { pattern: '*.nothing' }),
      call('grep', { pattern: 'two' }),
      call('grep', { pattern: 'nothing-there' }),
      call('todowrite', { todos: [{ content: 'a', status: 'in_progress', priority: 'high', id: '1' }] }),
    ],
    ofServer(openCode),
  ],
};

export const ORDINARY: readonly Ordinary[] = [CLAUDE, CODEX, GEMINI, COPILOT, OPENCODE];
