/** What the gateway promises of canaries, of its search, of bounds and of what it counts. */
import type { Breakage } from './rules.ts';

const round = 'src/gateway/canary-round.ts';
const play = 'src/gateway/canary-play.ts';
const judge = 'src/gateway/request-judge.ts';
const search = 'src/gateway/withheld-search.ts';
const relay = 'src/gateway/relay.ts';
const canary = 'test/gateway/canary.test.ts';
const searched = 'test/gateway/search.test.ts';
const metering = 'test/gateway/metering.test.ts';
const onOne = '^Anthropic Messages.* ';

export const gatewayCanaries: readonly Breakage[] = [
  {
    rule: 'gateway.canary',
    file: round,
    find: "if (decision === undefined) return 'nobody was asked about it';",
    replace: 'if (decision === undefined) return undefined;',
    test: canary,
    name: 'where the agent does not ask',
  },
  {
    rule: 'gateway.canary',
    file: round,
    find: "return decision.ruling.kind === 'refuse' ? undefined : 'it was not refused';",
    replace: 'return undefined;',
    test: canary,
    name: 'where the deny canary was let run',
  },
  {
    rule: 'gateway.canary',
    file: round,
    find: "? 'its input was not changed'",
    replace: '? undefined',
    test: canary,
    name: 'where the modify canary was let run unchanged',
  },
  {
    rule: 'gateway.canary',
    file: round,
    find: "return hookRuling === undefined ? 'no hook was asked about its output' : undefined;",
    replace: 'return undefined;',
    test: canary,
    name: 'where the hook after the call is off',
  },
  {
    rule: 'gateway.canary',
    file: round,
    find: 'hands(playing) ?? (await canary.check(result))',
    replace: 'hands(playing)',
    test: canary,
    name: 'where it asks and runs the call all the same',
  },
  {
    rule: 'gateway.canary',
    file: relay,
    find: '!(await this.#canaryHeld(judged, response))',
    replace: 'options.mode === undefined',
    test: canary,
    name: `${onOne}three canaries hold before`,
  },
  {
    rule: 'gateway.canary-removed',
    file: judge,
    find: '(call?.canary === undefined ? [] : [index])',
    replace: '(call === undefined ? [index] : [])',
    test: canary,
    name: `${onOne}three canaries hold before`,
  },
  {
    rule: 'gateway.canary-again',
    file: play,
    find: '    this.#main = new CanaryRound(this.#options, this.#all());\n  }\n\n  /** What a request',
    replace: '  }\n\n  /** What a request',
    test: canary,
    name: 'they can be played again',
  },
  {
    rule: 'gateway.canary-sub-agent',
    file: play,
    find: 'if (delegation === undefined || canaries.length === 0) return canaries;',
    replace: 'if (delegation !== undefined || canaries.length >= 0) return canaries;',
    test: 'test/gateway/canary-delegation.test.ts',
    name: `${onOne.trim()}.*each is played in the agent and once more`,
  },
  {
    rule: 'gateway.canary-sub-agent',
    file: 'src/gateway/canary-delegation.ts',
    find: '(follow !== undefined || options.isDone() ? undefined : notPlayed(result))',
    replace: '(result.isError ? notPlayed(result) : undefined)',
    test: 'test/gateway/canary-delegation.test.ts',
    name: 'a delegation that starts no sub-agent',
  },
  {
    rule: 'gateway.search',
    file: judge,
    find: 'if (hidden === text) {',
    replace: 'if (hidden !== undefined) {',
    test: searched,
    name: `${onOne}a known secret beside results`,
  },
  {
    rule: 'gateway.search',
    file: 'src/audit/redact-forms.ts',
    find: "const base64 = [...alignments(bytes), base64Of(bytes), base64Of(bytes).replace(/=+$/, '')];",
    replace: 'const base64: string[] = [];',
    test: searched,
    name: `${onOne}a known secret beside results`,
  },
  {
    rule: 'gateway.search',
    file: judge,
    find: '      if (fixed) {',
    replace: "      if (fixed && where === 'user') {",
    test: searched,
    name: 'a secret in a text that cannot be changed',
  },
  {
    rule: 'gateway.search',
    file: search,
    find: '      this.#lines.add(line);\n',
    replace: '',
    test: 'test/gateway/results.test.ts',
    name: `${onOne}what the chain allows of a later form`,
  },
  {
    rule: 'gateway.search',
    file: 'src/gateway/headers.ts',
    find: 'value.length <= LONGEST_VALUE && hide(value) === value',
    replace: 'value.length <= LONGEST_VALUE && hide !== undefined',
    test: searched,
    name: `${onOne}a known secret beside results`,
  },
  {
    rule: 'gateway.budget',
    file: relay,
    find: 'if (stop === undefined) return true;',
    replace: 'if (stop === undefined || stop === trip) return true;',
    test: metering,
    name: `${onOne}past a bound the next request`,
  },
  {
    rule: 'gateway.budget',
    file: 'src/gateway/meter.ts',
    find: "if (usage !== undefined) bounds.spend(usage, cost === 'unknown' ? 0 : cost);",
    replace: 'if (usage !== undefined && bounds === undefined) return;',
    test: metering,
    name: `${onOne}past a bound the next request`,
  },
  {
    rule: 'gateway.usage',
    file: 'src/gateway/wire/anthropic/usage.ts',
    find: "inputTokens: sum('input_tokens') + cachedTokens + cacheWrittenTokens,",
    replace: "inputTokens: sum('input_tokens'),",
    test: metering,
    name: `${onOne}each request is on record`,
  },
  {
    rule: 'gateway.usage',
    file: 'src/gateway/wire/responses/usage.ts',
    find: "cachedTokens: countAt(usage, 'input_tokens_details', 'cached_tokens'),",
    replace: "cachedTokens: countAt(usage, 'output_tokens_details', 'reasoning_tokens'),",
    test: metering,
    name: '^OpenAI Responses.* each request is on record',
  },
  {
    rule: 'gateway.usage',
    file: 'src/gateway/meter.ts',
    find: '...(cost === undefined ? {} : { cost_usd: cost }),',
    replace: "...(cost === undefined ? {} : { cost_usd: cost === 'unknown' ? 0 : cost }),",
    test: metering,
    name: 'a model without a price is unknown, never zero',
  },
];
