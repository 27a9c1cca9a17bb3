/** Approval. */
import type { Breakage } from './rules.ts';

const gate = 'src/approval/gate.ts';
const levels = 'src/approval/levels.ts';
const gated = 'test/approval/gate.test.ts';
const levelled = 'test/approval/levels.test.ts';
const approved = 'test/approval/approvers.test.ts';
const judged = 'test/session/enforce-judge.test.ts';

export const section8: readonly Breakage[] = [
  { rule: '8.1', file: levels, find: "level ?? 'external';", replace: "level ?? 'none';", test: levelled },
  {
    rule: '8.2',
    file: gate,
    find: "if (!isConsequential(request.side_effect_level)) return { kind: 'allow', by: 'not asked' };",
    replace: '',
    test: gated,
  },
  {
    rule: '8.2',
    file: levels,
    find: "judgedLevel(level) !== 'none'",
    replace: "judgedLevel(level) !== 'none' && level !== 'local_state'",
    test: levelled,
  },
  {
    rule: '8.3',
    file: 'src/approval/level-policy.ts',
    find: 'if (isDelegation(request)) {',
    replace: "if (request.tool_name === '') {",
    test: approved,
  },
  {
    rule: '8.4',
    file: 'src/approval/approver.ts',
    find: 'changes state outside this process, which this run does not allow',
    replace: 'is not allowed',
    test: approved,
  },
  {
    rule: '8.4',
    file: 'src/approval/level-policy.ts',
    find: 'return nothing ? new DenyAll() : new LevelPolicy(allowed);',
    replace: 'return new LevelPolicy(allowed);',
    test: approved,
  },
  {
    rule: '8.5',
    file: gate,
    find: 'JSON.stringify([request.tool_name, judgedLevel(request.side_effect_level)])',
    replace: 'request.tool_name',
    test: gated,
  },
  { rule: '8.5', file: gate, find: 'refused for the rest of this session: ', replace: '', test: gated },
  { rule: '8.5', file: gate, find: "'denied by session approver'", replace: "'denied'", test: gated },
  {
    rule: '8.6',
    file: 'src/approval/consult.ts',
    find: "return error instanceof CannotAnswer ? failed(error.message) : failed('it threw an exception', shortMessage(error));",
    replace: "return { kind: 'answered', answer: { kind: 'allow' } };",
    test: gated,
  },
  {
    rule: '8.6',
    file: 'src/approval/consult.ts',
    find: "if (kind !== 'deny' && kind !== 'deny_for_session') return undefined;",
    replace: "if (kind !== 'deny' && kind !== 'deny_for_session') return { kind: 'allow' };",
    test: gated,
  },
  {
    rule: '8.7',
    file: 'src/approval/consult.ts',
    find: 'setTimeout(() => settle(failed(`no answer within ${timeoutMs} ms`))',
    replace: "setTimeout(() => settle({ kind: 'answered', answer: { kind: 'allow' } })",
    test: gated,
  },
  {
    rule: '8.8',
    file: levels,
    find: 'return own === undefined || given === undefined || atLeast(own, given) ? own : given;',
    replace: 'return given ?? own;',
    test: levelled,
  },
  {
    rule: '8.8',
    file: 'src/session/enforce.ts',
    find: '      tool_call_id: call.id,\n      tool_name',
    replace: '      tool_call_id: call.agentId,\n      tool_name',
    test: judged,
  },
  {
    rule: '8.9',
    file: 'src/session/enforce.ts',
    find: 'wants to run and can change state outside this process',
    replace: 'wants to run',
    test: judged,
  },
];
