// Words that stand as code in the documentation. What looks like an input and is none of these is taken for one that does not exist.
import { AGENT_NAMES } from '../../src/agents/adapter.ts';
import { BOUNDS, CONCLUSIONS, ENFORCEMENTS, FAIL_ON, REFUSAL_STAGES } from '../../src/contract/record.ts';
import { BREAKAGE_KINDS } from '../../src/contract/outcome.ts';
import { INPUT_NAMES, isInput, OUTPUTS } from '../../src/main/settings/table.ts';

/** Flags of the commands beyond the inputs of a run. */
const FLAGS = ['json', 'event', 'exit-code', 'digest', 'log', 'keep', 'summary', 'help', 'version'];

/** Words of others, and names of ours that are no inputs. */
const OTHERS = `
  basis-guard openai-compatible amazon-bedrock google-vertex mcp-server built-in working-tree carried-on evaluate-only tree-kill
  persist-credentials pull-requests id-token timeout-minutes fetch-depth opencode-ai
  workspace-write basis-guard-worker server-tool invoke-with-response-stream count-tokens role-duration-seconds
`;

/** Keys that a workflow or an answer has beside the inputs. */
const KEYS = [
  'branches',
  'contents',
  'id-token',
  'if',
  'permissions',
  'pull-requests',
  'persist-credentials',
  'fetch-depth',
  'path',
  'uses',
  'regex',
  'recursive',
  'isolation',
  'mode',
  'formatter',
  'lsp',
  'loopback',
];

const words: ReadonlySet<string> = new Set<string>([
  ...INPUT_NAMES,
  ...AGENT_NAMES,
  ...Object.keys(OUTPUTS),
  ...CONCLUSIONS,
  ...ENFORCEMENTS,
  ...BOUNDS,
  ...FAIL_ON,
  ...REFUSAL_STAGES,
  ...BREAKAGE_KINDS,
  ...OTHERS.split(/\s+/),
]);

export const isInputOfTheAction = (name: string): boolean => isInput(name);
export const isFlag = (name: string): boolean => isInput(name) || FLAGS.includes(name);
export const isKnownWord = (word: string): boolean => words.has(word);
export const isKnownKey = (key: string): boolean => isInput(key) || KEYS.includes(key);
