// What a request may ask for, apart from its results: the session's models, the agent's own tools, nothing that reaches outside.
import type { RefusalKind, RequestView, ToolView } from './types.ts';

export interface RequestRules {
  readonly models: readonly string[];
  readonly allowExternal: boolean;
  readonly notJudgeable: ReadonlySet<string>;
}

export interface Objection {
  readonly as: RefusalKind;
  readonly words: string;
}

/** A tool that is taken out, and why, as it is recorded. */
export interface Removal {
  readonly tool: ToolView;
  readonly what: string;
}

export interface RequestFindings {
  readonly objections: readonly Objection[];
  readonly removals: readonly Removal[];
}

/** What is wrong with a request, and which of its tools go. */
export function findingsOf(view: RequestView, rules: RequestRules): RequestFindings {
  return {
    objections: [...modelObjections(view, rules.models), ...wayOutObjections(view, rules.allowExternal), ...hostedResults(view, rules)],
    removals: view.tools.flatMap((tool) => removalOf(tool, rules)),
  };
}

function modelObjections({ model, otherModels }: RequestView, models: readonly string[]): Objection[] {
  const asked = [model, ...otherModels];
  return asked.flatMap((name) => {
    if (name !== undefined && models.includes(name)) return [];
    const which = name === undefined ? 'names no model' : `asks for the model ${JSON.stringify(name.slice(0, 128))}`;
    return [{ as: 'forbidden' as const, words: `the request ${which}, and this session may use ${models.join(', ') || 'none'}` }];
  });
}

function wayOutObjections({ waysOut }: RequestView, allowExternal: boolean): Objection[] {
  return waysOut
    .filter(({ barred }) => barred === 'always' || !allowExternal)
    .map(({ path, why, barred }) => ({
      as: 'forbidden',
      words: `${path} cannot pass the gateway: ${why}${barred === 'always' ? '' : '; only a session with `allow-external` may'}`,
    }));
}

/** Results that a provider's server made, in a session whose requests ask for no such tool. */
function hostedResults({ results }: RequestView, { allowExternal }: RequestRules): Objection[] {
  if (allowExternal) return [];
  return results
    .filter(({ hosted }) => hosted !== undefined && hosted !== 'tool-search')
    .map(({ path, hosted }) => ({ as: 'forbidden', words: `${path} holds a result of ${hosted}, which this session does not allow` }));
}

function removalOf(tool: ToolView, { allowExternal, notJudgeable }: RequestRules): Removal[] {
  const name = tool.namespace === undefined ? tool.name : `${tool.namespace}.${tool.name}`;
  if (notJudgeable.has(tool.name) || notJudgeable.has(name))
    return [{ tool, what: `the tool ${JSON.stringify(name)} was taken out of the request: no hook can judge its calls` }];
  if (tool.hosted === undefined || tool.hosted === 'tool-search' || allowExternal) return [];
  const what = `the hosted tool ${JSON.stringify(name)} (${tool.hosted}) was taken out of the request: it runs at the provider and passes no hook`;
  return [{ tool, what }];
}
