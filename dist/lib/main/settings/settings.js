// The settings of a run, out of the texts that a workflow or a command line gave: complete and valid, or a list of problems.
import { distance } from 'fastest-levenshtein';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ENFORCEMENTS, FAIL_ON } from '../../contract/record.js';
import { defined } from '../../contract/defined.js';
import { fail, ok } from '../../contract/result.js';
import { readInput } from './read.js';
import { AGENTS, CONFINEMENTS, GATEWAY_MODES, INPUT_NAMES, INPUTS, isInput, WORKSPACE_HOOKS } from './table.js';
/**
 * Reads all inputs. `texts` holds them by input name; an empty text is the default. Paths are resolved against `base`.
 * Every problem is one sentence; all of them are told at once.
 */
export function readSettings(texts, base, spelling) {
    const problems = [];
    for (const name of texts.keys()) {
        if (!isInput(name))
            problems.push(`${spelling(name)} is not known${suggestion(name, spelling)}`);
    }
    const values = new Map();
    for (const name of INPUT_NAMES) {
        const text = texts.get(name)?.trim() || (INPUTS[name].default.startsWith('${{') ? '' : INPUTS[name].default);
        if (text === '')
            continue;
        const read = readInput(name, INPUTS[name].kind, text, spelling);
        if (read.ok)
            values.set(name, read.value);
        else
            problems.push(read.error);
    }
    if (problems.length > 0)
        return fail(problems);
    const settings = assemble(values, base);
    const conflicts = conflictsOf(settings, spelling);
    return conflicts.length > 0 ? fail(conflicts) : ok(settings);
}
function assemble(values, base) {
    const text = (name) => {
        const value = values.get(name);
        return typeof value === 'string' ? value : undefined;
    };
    const flag = (name) => values.get(name) === true;
    const items = (name) => {
        const value = values.get(name);
        return typeof value === 'object' ? value : [];
    };
    const count = (name) => {
        const value = values.get(name);
        return typeof value === 'number' ? value : undefined;
    };
    const path = (name) => {
        const written = text(name);
        return written === undefined ? undefined : resolve(base, written);
    };
    const localState = flag('allow-local-state');
    const evaluateOnly = flag('evaluate-only');
    const failOn = items('fail-on');
    return {
        given: new Set([...values].filter(([name, value]) => !isDefault(name, value)).map(([name]) => name)),
        agent: choice(AGENTS, text('agent'), 'builtin'),
        allowUntestedVersion: flag('allow-untested-version'),
        agentArgs: items('agent-args'),
        confine: choice(CONFINEMENTS, text('confine'), 'auto'),
        gateway: choice(GATEWAY_MODES, text('gateway'), 'on'),
        workspace: path('workspace') ?? base,
        allow: { local_state: localState, process: flag('allow-process'), external: flag('allow-external') },
        allowDelegation: values.has('allow-delegation') ? flag('allow-delegation') : localState,
        allowMcp: items('allow-mcp'),
        allowActors: items('allow-actors'),
        allowBots: items('allow-bots'),
        passEnv: items('pass-env'),
        workspaceHooks: choice(WORKSPACE_HOOKS, text('workspace-hooks'), 'auto'),
        requireHooks: items('require-hooks'),
        // An `evaluate-only` run enforces nothing: the default floor gives way to it, a floor that was asked for does not.
        floor: choice(ENFORCEMENTS, text('require-enforcement'), evaluateOnly ? 'none' : 'hooks'),
        protect: flag('protect'),
        redact: flag('redact'),
        deadlineMs: count('deadline') ?? 0,
        failOn: FAIL_ON.filter((verdict) => failOn.includes(verdict)),
        evaluateOnly,
        ...defined({
            prompt: text('prompt'),
            promptFile: path('prompt-file'),
            replayFile: path('replay-file'),
            agentVersion: text('agent-version'),
            agentCommand: program(items('agent-command')),
            model: text('model'),
            baseUrl: text('base-url'),
            apiKey: text('api-key'),
            outputSchema: path('output-schema'),
            configDir: path('config-dir'),
            toolBudget: count('tool-budget'),
            tokenBudget: count('token-budget'),
            costBudget: count('cost-budget'),
            auditFile: path('audit-file'),
            summaryFile: path('summary-file'),
            githubToken: text('github-token'),
        }),
    };
}
/** Whether a value says no more than nothing would: an empty list does not. */
function isDefault(name, value) {
    if (typeof value === 'object' && value.length === 0)
        return true;
    const read = readInput(name, INPUTS[name].kind, INPUTS[name].default, String);
    return read.ok && isDeepStrictEqual(read.value, value);
}
function program([first, ...rest]) {
    return first === undefined ? undefined : [first, ...rest];
}
/** The one of `of` that was written; what is none has been refused before. */
function choice(of, written, fallback) {
    return of.find((item) => item === written) ?? fallback;
}
/** What does not go together; checked for a whole run, so `ask` and `check` do not ask for a prompt. */
function conflictsOf(settings, spelling) {
    const problems = [];
    if (settings.prompt !== undefined && settings.promptFile !== undefined) {
        problems.push(`${spelling('prompt')} and ${spelling('prompt-file')} are both set: write one of the two`);
    }
    if (settings.floor === 'none' || !settings.evaluateOnly)
        return problems;
    problems.push(`${spelling('evaluate-only')} enforces nothing, below the floor of ${spelling('require-enforcement')}: write \`none\` there, or leave ${spelling('evaluate-only')} out`);
    return problems;
}
function suggestion(name, spelling) {
    const nearest = INPUT_NAMES.map((known) => ({ known, far: distance(name, known) })).sort((a, b) => a.far - b.far)[0];
    return nearest && nearest.far <= Math.max(2, name.length / 3) ? `: write ${spelling(nearest.known)}` : '; the README lists what there is';
}
