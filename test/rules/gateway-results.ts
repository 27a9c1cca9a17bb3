/** What the gateway promises of tool results, calls and decisions. */
import type { Breakage } from './rules.ts';

const resultJudge = 'src/gateway/result-judge.ts';
const resultBook = 'src/gateway/result-book.ts';
const requestJudge = 'src/gateway/request-judge.ts';
const callBook = 'src/gateway/call-book.ts';
const relay = 'src/gateway/relay.ts';
const exchange = 'src/gateway/exchange.ts';
const results = 'test/gateway/results.test.ts';
const calls = 'test/gateway/call-book.test.ts';
const refusals = 'test/gateway/refusals.test.ts';
const onOne = '^Anthropic Messages.* ';

export const gatewayResults: readonly Breakage[] = [
  {
    rule: 'gateway.unseen',
    file: resultJudge,
    find: 'if (met.noted?.decision !== undefined ||',
    replace: 'if (met.noted === undefined || met.noted.decision !== undefined ||',
    test: results,
    name: `${onOne}a result of a call that was never made`,
  },
  {
    rule: 'gateway.undecided',
    file: resultJudge,
    find: 'if (met.noted?.decision !== undefined ||',
    replace: 'if (met.noted !== undefined ||',
    test: results,
    name: `${onOne}a result of a call that was never made`,
  },
  {
    rule: 'gateway.ended',
    file: relay,
    find: "if (end !== undefined) return this.#refuse(response, 'ended', end.words);\n    const route",
    replace: 'const route',
    test: refusals,
    name: 'when the session has ended nothing passes',
  },
  {
    rule: 'gateway.ended',
    file: exchange,
    find: 'if (end !== undefined) return fail(`the session has ended: ${end.words}`);',
    replace: '',
    test: refusals,
    name: 'what is still streaming in other conversations is torn',
  },
  {
    rule: 'gateway.ledger',
    file: relay,
    find: "      this.#parts.end({ kind: 'guard', words });\n",
    replace: '',
    test: refusals,
    name: 'a ledger that breaks ends the session',
  },
  {
    rule: 'gateway.ruled',
    file: requestJudge,
    find: '{ results, texts,',
    replace: '{ results: [], texts,',
    test: results,
    name: `${onOne}what a hook after the call ruled goes up`,
  },
  {
    rule: 'gateway.ruled',
    file: resultBook,
    find: 'if (known !== undefined) {',
    replace: "if (known?.kind === 'put') return { ruling: KEEP, isNew: false };\n    if (known !== undefined) {",
    test: results,
    name: `${onOne}a result is reviewed once, is the same in every later turn`,
  },
  {
    rule: 'gateway.denied',
    file: resultBook,
    find: "if (decision.ruling.kind === 'refuse') return",
    replace: "if (decision.ruling.kind === 'refuse' && decision.ruling.words === '') return",
    test: results,
    name: `${onOne}the words of a refusal go up`,
  },
  {
    rule: 'gateway.unreviewed',
    file: resultBook,
    find: 'const { shown } = await this.#review(decision.call, given, false);',
    replace: 'const { shown } = { shown: given };',
    test: results,
    name: `${onOne}a result is reviewed once, is the same in every later turn`,
  },
  {
    rule: 'gateway.unreviewed',
    file: resultBook,
    find: 'if ((this.#options.sameOutput ?? same)(hookRuling.given, given))',
    replace: 'if (isFirst)',
    test: results,
    name: `${onOne}what a hook allowed costs no second review`,
  },
  {
    rule: 'gateway.later-form',
    file: resultBook,
    find: '    this.#reviewed.add(call);\n',
    replace: '    if (!isFirst) return { ruling: KEEP };\n    this.#reviewed.add(call);\n',
    test: results,
    name: `${onOne}a result is reviewed once, is the same in every later turn`,
  },
  {
    rule: 'gateway.later-form',
    file: resultBook,
    find: 'const text = this.#options.hide(shown.output.text);',
    replace: 'const text = shown.output.text;',
    test: results,
    name: `${onOne}what the chain allows of a later form`,
  },
  {
    rule: 'gateway.excused',
    file: resultBook,
    find: "    if (subject.kind === 'excused') return",
    replace: "    if (subject.kind === 'excused') return { ruling: KEEP };\n    if (subject.kind === 'excused') return",
    test: results,
    name: `${onOne}a result that is excused is reviewed`,
  },
  {
    rule: 'gateway.excused',
    file: 'src/gateway/result-judge.ts',
    find: 'noted.hookRuling !== undefined || results.hasCome(noted)',
    replace: 'results.hasCome(noted)',
    test: 'test/gateway/declined.test.ts',
    name: `${onOne}a call of which a hook was told that it ran`,
  },
  {
    rule: 'gateway.beside',
    file: requestJudge,
    find: 'beside.some((index) => changed.has(index))',
    replace: 'beside.length > 99',
    test: results,
    name: 'a picture beside a result',
  },
  {
    rule: 'gateway.noted',
    file: exchange,
    find: 'calls.note(one.call, { agentId, turn: turns, response, ...offered });',
    replace: 'setTimeout(() => calls.note(one.call, { agentId, turn: turns, response, ...offered }), 50);',
    test: 'test/gateway/passage.test.ts',
    name: `${onOne}a call is noted before the bytes`,
  },
  {
    rule: 'gateway.once',
    file: callBook,
    find: 'entry.decision !== undefined || ',
    replace: '',
    test: calls,
    name: 'is for a call that was seen, once',
  },
  {
    rule: 'gateway.once',
    file: callBook,
    find: '      free.claimed = true;\n',
    replace: '',
    test: calls,
    name: 'is for a call that was seen, once',
  },
  {
    rule: 'gateway.once',
    file: callBook,
    find: 'if (byId?.length === 1) return byId[0];',
    replace: 'return (byId ?? this.#byShape.get(shapeOf(this.#identify, call)) ?? [])[0];',
    test: results,
    name: 'calls without ids are told apart',
  },
  {
    rule: 'gateway.digest',
    file: callBook,
    find: 'const fitting = (named ?? this.#byShape.get(shape) ?? []).filter(({ shapes }) => shapes.has(shape));',
    replace: 'const fitting = named ?? this.#byShape.get(shape) ?? [];',
    test: calls,
    name: 'is for a call that was seen, once',
  },
];
