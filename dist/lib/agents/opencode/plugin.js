// The plugin that OpenCode loads: it asks the decision server about every call and every result. Plain JavaScript, alone in its file, in
// the agent's own process. Whatever goes wrong, the call does not run and the output is not shown: a hook that throws is a refusal.
import { writeJson } from '../../contract/json/text.js';
/** With this begins what the plugin says where the guard did not answer; so `drive` knows it. */
export const UNANSWERED = 'basis guard did not answer: ';
export function pluginText(settings) {
    return `const settings = ${writeJson({ ...settings, unanswered: UNANSWERED })};\n${PROGRAM}`;
}
const PROGRAM = String.raw `
const parents = new Map();
let problem = settings.unanswered + 'the agent never showed its settings';

/** Why these settings are not the guard's; undefined: they are. */
function problemOf(config) {
  const plugins = (config.plugin ?? []).map((entry) => (Array.isArray(entry) ? entry[0] : entry));
  const foreign = plugins.find((entry) => entry !== settings.self);
  if (foreign !== undefined || plugins.length !== 1) return 'another plugin is there, ' + JSON.stringify(foreign ?? plugins);
  const server = Object.keys(config.mcp ?? {}).find((name) => !settings.mcp.includes(name));
  if (server !== undefined) return 'another MCP server is there, ' + JSON.stringify(server);
  if (config.formatter !== false || config.lsp !== false) return 'formatters or language servers are on';
  return undefined;
}

async function ask(event, question) {
  if (problem !== undefined) throw new Error(problem);
  let answer;
  try {
    const response = await fetch(settings.url + '/' + event, {
      method: 'POST',
      headers: { authorization: 'Bearer ' + settings.token, 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(settings.waitMs),
      redirect: 'error',
    });
    if (response.status !== 200) throw new Error('status ' + response.status);
    answer = await response.json();
  } catch (error) {
    throw new Error(settings.unanswered + String(error?.message ?? error));
  }
  return answer;
}

const unreadable = () => new Error(settings.unanswered + 'its answer is none');
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function callOf(input, args) {
  const parent = parents.get(input.sessionID);
  return {
    tool: input.tool,
    id: input.callID,
    ...(parent === undefined ? {} : { subAgent: input.sessionID }),
    args: args ?? {},
  };
}

/** The agent runs a call with the very object that it shows: it is changed where it lies. */
function rewrite(args, input) {
  for (const key of Object.keys(args)) delete args[key];
  for (const key of Object.keys(input))
    Object.defineProperty(args, key, { value: input[key], enumerable: true, writable: true, configurable: true });
}

/** What the model read, and every copy of it. */
function replace(output, text) {
  if (Array.isArray(output.content)) output.content = [{ type: 'text', text }];
  else output.output = text;
  if ('structuredContent' in output) delete output.structuredContent;
  if ('attachments' in output) output.attachments = [];
  output.title = '';
  output.metadata = {};
}

const RULES_OF_FOLDERS = '\n\n<system-reminder>\nInstructions from: ';

/** Guidance that lies beside a file that was read is the pull request's: it does not come along. */
function withoutGuidance(input, output) {
  const loaded = output.metadata?.loaded;
  if (input.tool !== 'read' || !Array.isArray(loaded) || loaded.length === 0 || typeof output.output !== 'string') return;
  const at = output.output.indexOf(RULES_OF_FOLDERS + loaded[0]);
  if (at >= 0) output.output = output.output.slice(0, at);
}

export const BasisGuard = async () => ({
  config: async (config) => {
    const found = problemOf(config);
    problem = found === undefined ? undefined : settings.unanswered + found;
  },
  event: async ({ event }) => {
    const info = event.type === 'session.created' ? event.properties?.info : undefined;
    if (info?.parentID) parents.set(info.id, info.parentID);
  },
  'tool.execute.before': async (input, output) => {
    if (input.tool === 'invalid') return;
    const answer = await ask('pre', callOf(input, output.args));
    if (answer?.decision === 'allow') return;
    if (answer?.decision === 'modify' && isObject(answer.input) && isObject(output.args)) return rewrite(output.args, answer.input);
    throw answer?.decision === 'deny' && typeof answer.words === 'string' ? new Error(answer.words) : unreadable();
  },
  'tool.execute.after': async (input, output) => {
    if (input.tool === 'invalid') return;
    let answer;
    try {
      withoutGuidance(input, output);
      const { output: text, content, attachments } = output;
      const exit = input.tool === 'bash' ? output.metadata?.exit : undefined;
      answer = await ask('post', { ...callOf(input, input.args), output: text, content, attachments, exit });
    } catch (error) {
      replace(output, String(error.message));
      throw error;
    }
    if (answer?.decision === 'keep') return;
    const isText = answer?.decision === 'replace' && typeof answer.output === 'string';
    const words = isText ? answer.output : unreadable().message;
    replace(output, words);
    if (!isText || answer.isError !== false) throw new Error(words);
  },
});
`;
