// `basis-guard ask`: judges one call, or reviews one result, without an agent.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { approverFor } from '../../approval/level-policy.ts';
import { ApprovalGate } from '../../approval/gate.ts';
import { neutralise, neutraliseMessage } from '../../audit/neutralise.ts';
import { previewOf } from '../../audit/preview.ts';
import { redactor } from '../../audit/redact.ts';
import { openWorkspace } from '../../bindings/confined-fs/workspace.ts';
import { digestOf } from '../../bindings/digest.ts';
import { configFolder } from '../../bindings/trust/guard-files.ts';
import { guardWorkspace } from '../../bindings/trust/guard-workspace.ts';
import { quoteJson } from '../../contract/json/text.ts';
import { encodeOutput } from '../../contract/wire.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import type { LedgerEntry } from '../../contract/record.ts';
import { pageStore } from '../../loop/tools/paging.ts';
import { Bounds } from '../../session/bounds.ts';
import { Enforcer } from '../../session/enforce.ts';
import { withPassed } from '../../subprocess/environment.ts';
import { drain } from '../../subprocess/host.ts';
import { markSource } from '../../subprocess/mark.ts';
import { makeChain } from '../run/chain.ts';
import { mcpPlan } from '../run/mcp.ts';
import { newSessionId, realFolder } from '../run/place.ts';
import { secretValues } from '../run/secrets.ts';
import { prepareTools } from '../run/tools.ts';
import { defined } from '../../contract/defined.ts';
import { openRunTrust } from '../run/trust.ts';
import { isOwnLoop } from '../settings/session-problems.ts';
import type { Settings } from '../settings/settings.ts';
import { agentWords, ownWords, type QuestionWords } from './question-words.ts';
import { readQuestion, type Question } from './question.ts';
import { commandFlags, commandSettings } from './settings.ts';
import { inert, type Terminal } from './terminal.ts';

export async function askCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  const flags = commandFlags(words, { inputs: 'enforcing', more: ['agent'], values: ['event'], booleans: ['exit-code'] });
  if (!flags.ok) return terminal.refuse([flags.error]);
  const settings = commandSettings(flags.value, terminal.host);
  if (!settings.ok) return terminal.refuse(settings.error);
  const question = readQuestion(await terminal.readInput(), flags.value.values.get('event'));
  if (!question.ok) return terminal.refuse([question.error]);
  const workspace = realFolder(settings.value.workspace);
  if (workspace === undefined)
    return terminal.refuse([`the workspace ${settings.value.workspace} is not a folder: write --workspace as the path of one`]);
  const scratch = mkdtempSync(join(realpathSync(terminal.host.env['RUNNER_TEMP'] || tmpdir()), 'basis-guard-ask-'));
  try {
    const answer = await answerTo(question.value, { ...settings.value }, workspace, scratch, terminal);
    if (!answer.ok) return terminal.refuse([answer.error]);
    terminal.print(inert(answer.value.text));
    return flags.value.values.get('exit-code') === 'true' && answer.value.denied ? 4 : 0;
  } finally {
    await drain();
    rmSync(scratch, { recursive: true, force: true });
  }
}

interface Answer {
  readonly text: string;
  readonly denied: boolean;
}

async function answerTo(
  question: Question,
  settings: Settings,
  workspace: string,
  scratch: string,
  terminal: Terminal,
): Promise<Result<Answer, string>> {
  const { host } = terminal;
  const opened = await openRunTrust(settings, scratch, host);
  if (!opened.ok) return opened;
  const { trust } = opened.value;
  try {
    const env = withPassed(host.env, settings.passEnv, host.platform);
    if (!env.ok) return env;
    const folder = await openWorkspace(workspace, host.platform);
    if (!folder.ok) return fail(`the workspace ${settings.workspace} ${folder.error}`);
    const marks = markSource(newSessionId(host), () => host.random(8));
    const kit = await prepareTools({ workspace: folder.value, trust, pages: pageStore(), marks, env: env.value });
    if (!kit.ok) return kit;
    const redact = redactor(secretValues(settings, host.env));
    const reporter = ({ sentence }: { readonly sentence: string }) => terminal.say(neutralise(redact(sentence)));
    const config = configFolder({ workspace, env: host.env, ...defined({ configDir: settings.configDir }) });
    const { checkout } = trust;
    const guard = await guardWorkspace({ checkout, workspace, env: host.env, files: [], skip: [], ...defined({ configFolder: config }) });
    await guard.look(host.signal);
    const mcp = mcpPlan(trust, settings).started.map(({ name }) => name);
    const words = isOwnLoop(settings.agent) ? ownWords(kit.value({ more: [] })) : await agentWords(settings.agent, { workspace, mcp });
    const { chain } = makeChain({
      settings,
      trust,
      workspace,
      guarded: { ...words.guarded, judge: guard.judge },
      first: words.interceptors,
      redact,
      marks,
      reporter,
      onTampering: terminal.say,
    });
    const recorded: LedgerEntry[] = [];
    const enforcer = new Enforcer({
      chain: words.hold(chain),
      gate: new ApprovalGate({
        approver: approverFor({ ...settings.allow, delegation: settings.allowDelegation, mcp: settings.allowMcp }),
      }),
      bounds: new Bounds({ now: host.clock.monotonic }),
      recorder: { record: (...entries) => void recorded.push(...entries) },
      preview: (text) => previewOf(text, redact, digestOf),
      redactText: redact,
      events: () => undefined,
      now: host.clock.monotonic,
      signal: host.signal,
      evaluateOnly: settings.evaluateOnly,
    });
    const { toolName } = question.call;
    // A name that a hook names is one that somebody knows.
    const hint = trust.hooks.some(({ tools }) => tools?.includes(toolName)) ? undefined : await words.hint(toolName);
    if (hint !== undefined) terminal.say(`note: ${neutraliseMessage(hint)}`);
    return ok(await ask(question, enforcer, words));
  } finally {
    await trust.close();
  }
}

async function ask({ call: asked, result }: Question, enforcer: Enforcer, words: QuestionWords): Promise<Answer> {
  const { call, tool } = words.read(asked);
  if (result === undefined) {
    const judged = await enforcer.judge(call, tool, { turn: 1, available: [tool.name] });
    if (judged.kind === 'refuse') return { text: answerText({ outcome: 'deny', reason: judged.words, by: judged.by }), denied: true };
    if (words.noRewrite !== undefined && judged.input !== call.input.text)
      return { text: answerText({ outcome: 'deny', reason: words.noRewrite, by: ['session'] }), denied: true };
    return { text: answerText({ outcome: judged.outcome, input: judged.input, reason: judged.reason, by: judged.by }), denied: false };
  }
  const reviewed = await enforcer.reviewAlone(call, result);
  const shown = reviewed.outcome === 'replace' ? { output: encodeOutput(reviewed.shown.output), isError: reviewed.shown.isError } : {};
  return {
    text: answerText({ outcome: reviewed.outcome, ...shown, reason: reviewed.reason, by: reviewed.by }),
    denied: reviewed.outcome === 'deny',
  };
}

interface Parts {
  readonly outcome: string;
  /** Exact texts. */
  readonly input?: string;
  readonly output?: string;
  readonly isError?: boolean;
  readonly reason?: string | undefined;
  readonly by: readonly string[];
}

function answerText({ outcome, input, output, isError, reason, by }: Parts): string {
  const fields = [`"outcome":${quoteJson(outcome)}`];
  if (input !== undefined) fields.push(`"input":${input}`);
  if (output !== undefined) fields.push(`"output":${output}`);
  if (isError !== undefined) fields.push(`"is_error":${isError}`);
  if (reason !== undefined) fields.push(`"reason":${quoteJson(reason)}`);
  fields.push(`"by":[${by.map((name) => quoteJson(name)).join(',')}]`);
  return `{${fields.join(',')}}`;
}
