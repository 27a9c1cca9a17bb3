// `basis-guard ask`: judges one call, or reviews one result, without an agent.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { approverFor } from '../../approval/level-policy.js';
import { ApprovalGate } from '../../approval/gate.js';
import { neutralise, neutraliseMessage } from '../../audit/neutralise.js';
import { previewOf } from '../../audit/preview.js';
import { redactor } from '../../audit/redact.js';
import { openWorkspace } from '../../bindings/confined-fs/workspace.js';
import { digestOf } from '../../bindings/digest.js';
import { configFolder } from '../../bindings/trust/guard-files.js';
import { guardWorkspace } from '../../bindings/trust/guard-workspace.js';
import { quoteJson } from '../../contract/json/text.js';
import { encodeOutput } from '../../contract/wire.js';
import { fail, ok } from '../../contract/result.js';
import { pageStore } from '../../loop/tools/paging.js';
import { Bounds } from '../../session/bounds.js';
import { Enforcer } from '../../session/enforce.js';
import { withPassed } from '../../subprocess/environment.js';
import { drain } from '../../subprocess/host.js';
import { markSource } from '../../subprocess/mark.js';
import { makeChain } from '../run/chain.js';
import { mcpPlan } from '../run/mcp.js';
import { newSessionId, realFolder } from '../run/place.js';
import { secretValues } from '../run/secrets.js';
import { prepareTools } from '../run/tools.js';
import { defined } from '../../contract/defined.js';
import { openRunTrust } from '../run/trust.js';
import { isOwnLoop } from '../settings/session-problems.js';
import { agentWords, ownWords } from './question-words.js';
import { readQuestion } from './question.js';
import { commandFlags, commandSettings } from './settings.js';
import { inert } from './terminal.js';
export async function askCommand(words, terminal) {
    const flags = commandFlags(words, { inputs: 'enforcing', more: ['agent'], values: ['event'], booleans: ['exit-code'] });
    if (!flags.ok)
        return terminal.refuse([flags.error]);
    const settings = commandSettings(flags.value, terminal.host);
    if (!settings.ok)
        return terminal.refuse(settings.error);
    const question = readQuestion(await terminal.readInput(), flags.value.values.get('event'));
    if (!question.ok)
        return terminal.refuse([question.error]);
    const workspace = realFolder(settings.value.workspace);
    if (workspace === undefined)
        return terminal.refuse([`the workspace ${settings.value.workspace} is not a folder: write --workspace as the path of one`]);
    const scratch = mkdtempSync(join(realpathSync(terminal.host.env['RUNNER_TEMP'] || tmpdir()), 'basis-guard-ask-'));
    try {
        const answer = await answerTo(question.value, { ...settings.value }, workspace, scratch, terminal);
        if (!answer.ok)
            return terminal.refuse([answer.error]);
        terminal.print(inert(answer.value.text));
        return flags.value.values.get('exit-code') === 'true' && answer.value.denied ? 4 : 0;
    }
    finally {
        await drain();
        rmSync(scratch, { recursive: true, force: true });
    }
}
async function answerTo(question, settings, workspace, scratch, terminal) {
    const { host } = terminal;
    const opened = await openRunTrust(settings, scratch, host);
    if (!opened.ok)
        return opened;
    const { trust } = opened.value;
    try {
        const env = withPassed(host.env, settings.passEnv, host.platform);
        if (!env.ok)
            return env;
        const folder = await openWorkspace(workspace, host.platform);
        if (!folder.ok)
            return fail(`the workspace ${settings.workspace} ${folder.error}`);
        const marks = markSource(newSessionId(host), () => host.random(8));
        const kit = await prepareTools({ workspace: folder.value, trust, pages: pageStore(), marks, env: env.value });
        if (!kit.ok)
            return kit;
        const redact = redactor(secretValues(settings, host.env));
        const reporter = ({ sentence }) => terminal.say(neutralise(redact(sentence)));
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
        const recorded = [];
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
        if (hint !== undefined)
            terminal.say(`note: ${neutraliseMessage(hint)}`);
        return ok(await ask(question, enforcer, words));
    }
    finally {
        await trust.close();
    }
}
async function ask({ call: asked, result }, enforcer, words) {
    const { call, tool } = words.read(asked);
    if (result === undefined) {
        const judged = await enforcer.judge(call, tool, { turn: 1, available: [tool.name] });
        if (judged.kind === 'refuse')
            return { text: answerText({ outcome: 'deny', reason: judged.words, by: judged.by }), denied: true };
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
function answerText({ outcome, input, output, isError, reason, by }) {
    const fields = [`"outcome":${quoteJson(outcome)}`];
    if (input !== undefined)
        fields.push(`"input":${input}`);
    if (output !== undefined)
        fields.push(`"output":${output}`);
    if (isError !== undefined)
        fields.push(`"is_error":${isError}`);
    if (reason !== undefined)
        fields.push(`"reason":${quoteJson(reason)}`);
    fields.push(`"by":[${by.map((name) => quoteJson(name)).join(',')}]`);
    return `{${fields.join(',')}}`;
}
