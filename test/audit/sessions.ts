// Whole sessions for golden summaries.
import type { LedgerEntry } from '../../src/contract/record.ts';
import { allowed, called, decided, digestOf, finished, hook, preview, ran, started } from './records.ts';

const of = (id: string): { readonly tool_call_id: string; readonly agent_id: string } => ({ tool_call_id: id, agent_id: 'main' });
const who = (name: string) => ({ kind: 'hook', name }) as const;

/** One of everything. `word` stands in for a secret. */
export function everything(word: string): LedgerEntry[] {
  const push = '{"command":"git push --force origin main"}';
  const test = '{"command":"npm test"}';
  const quiet = '{"command":"npm test -- --silent"}';
  const edit = JSON.stringify({
    operations: [
      {
        op: 'replace',
        path: 'src/cart.ts',
        old: 'let total = 0;\nfor (const item of items) total += item.price;',
        new: 'const total = items.reduce((sum, item) => sum + item.price, 0);',
      },
    ],
  });
  const edited = edit.replace('const total', '// @ts-check\\nconst total');
  const show = '{"command":"cat .env"}';
  const output = `NODE_ENV=test\nAPI=${word}\nPORT=8080\n`;
  const hidden = 'NODE_ENV=test\nAPI=[removed by mask-keys]\nPORT=8080\n';
  const fetch = '{"url":"https://example.test/"}';
  return [
    started({ notices: ['the pull request comes from a fork: its own .basis folder is not used'] }),
    { type: 'participant', kind: 'interceptor', name: 'protect', scope: 'built-in', source: 'built-in', events: ['pre_tool_use'] },
    hook('no-force-push', { tools: ['spawn'] }),
    hook('quiet-tests', { tools: ['spawn'], scope: 'operator', source: '/home/runner/.config/basis/hooks.json' }),
    hook('mask-keys', { events: ['post_tool_use'] }),
    hook('licence', { tools: ['files'], on_failure: 'allow', timeout_ms: 250 }),
    ...allowed('call-1', 'files', 'none', '{"operations":[{"op":"list","path":"."}]}', 'README.md\nsrc\n'),
    called('call-2', 'spawn', 'process', push),
    {
      type: 'consulted',
      ...of('call-2'),
      event: 'pre_tool_use',
      who: who('no-force-push'),
      outcome: 'deny',
      reason: 'push a new branch instead',
      elapsed_us: 3120,
    },
    decided('call-2', push, {
      outcome: 'deny',
      by: [who('no-force-push')],
      reason: "denied by hook 'no-force-push': push a new branch instead",
    }),
    {
      type: 'refused',
      ...of('call-2'),
      stage: 'chain',
      reason: "denied by hook 'no-force-push': push a new branch instead",
      by: "hook 'no-force-push'",
    },
    called('call-3', 'spawn', 'process', test, 2),
    { type: 'consulted', ...of('call-3'), event: 'pre_tool_use', who: who('no-force-push'), outcome: 'allow', elapsed_us: 2890 },
    {
      type: 'consulted',
      ...of('call-3'),
      event: 'pre_tool_use',
      who: who('quiet-tests'),
      outcome: 'modify',
      reason: 'less noise',
      elapsed_us: 41_200,
      before: preview(test),
      after: preview(quiet),
    },
    decided('call-3', test, {
      outcome: 'modify',
      by: [who('quiet-tests')],
      reason: "hook 'quiet-tests': less noise",
      final_input_digest: digestOf(quiet),
    }),
    ...ran('call-3', 'process', quiet, 'ok 12 tests\n'),
    called('call-4', 'files', 'local_state', edit, 2),
    {
      type: 'consulted',
      ...of('call-4'),
      event: 'pre_tool_use',
      who: who('licence'),
      outcome: 'modify',
      elapsed_us: 1200,
      before: preview(edit),
      after: preview(edited),
    },
    decided('call-4', edit, { outcome: 'modify', by: [who('licence')], reason: "hook 'licence'", final_input_digest: digestOf(edited) }),
    ...ran('call-4', 'local_state', edited, 'replaced 1 place in src/cart.ts'),
    called('call-5', 'spawn', 'process', show, 3),
    decided('call-5', show),
    { type: 'approved', ...of('call-5'), level: 'process', by: 'levels', input_digest: digestOf(show) },
    { type: 'executed', ...of('call-5'), is_error: false, output: preview(output, [word]), took_ms: 8 },
    {
      type: 'consulted',
      ...of('call-5'),
      event: 'post_tool_use',
      who: who('mask-keys'),
      outcome: 'replace',
      reason: 'one key',
      elapsed_us: 5000,
      before: preview(output, [word]),
      after: preview(hidden),
    },
    {
      type: 'reviewed',
      ...of('call-5'),
      outcome: 'replace',
      by: [who('mask-keys')],
      reason: "hook 'mask-keys': one key",
      output_digest: digestOf(output),
      shown_digest: digestOf(hidden),
      shown: preview(hidden),
      is_error: false,
    },
    called('call-6', 'docs__fetch', 'external', fetch, 3),
    decided('call-6', fetch),
    {
      type: 'refused',
      ...of('call-6'),
      stage: 'approver',
      reason: 'docs__fetch changes state outside this process, which this run does not allow',
      by: 'levels',
    },
    called('call-7', 'spawn', 'process', '{"command":"ls"}', 4),
    { type: 'consulted', ...of('call-7'), event: 'pre_tool_use', who: who('no-force-push'), outcome: 'broken', elapsed_us: 5_000_000 },
    {
      type: 'breakage',
      ...of('call-7'),
      event: 'pre_tool_use',
      who: who('no-force-push'),
      kind: 'late',
      what: 'it had not answered after 5000 ms; standard error: waiting for lock',
      consequence: 'denied',
    },
    decided('call-7', '{"command":"ls"}', {
      outcome: 'deny',
      by: [who('no-force-push')],
      reason:
        "hook 'no-force-push' could not answer and denies on failure: it had not answered after 5000 ms; standard error: waiting for lock",
    }),
    {
      type: 'refused',
      ...of('call-7'),
      stage: 'chain',
      reason:
        "hook 'no-force-push' could not answer and denies on failure: it had not answered after 5000 ms; standard error: waiting for lock",
      by: "hook 'no-force-push'",
    },
    called('call-8', 'deploy', null, '{}', 4),
    {
      type: 'refused',
      ...of('call-8'),
      stage: 'unknown-tool',
      reason: 'there is no tool "deploy"; the tools here are: files, spawn',
      by: 'session',
    },
    {
      type: 'changed',
      path: 'package.json',
      change: 'modified',
      why: 'npm runs its scripts',
      protected: false,
      before_digest: digestOf('a'),
      after_digest: digestOf('b'),
    },
    {
      type: 'changed',
      path: '.github/workflows/ci.yml',
      change: 'created',
      why: 'it is a workflow',
      protected: true,
      after_digest: digestOf('c'),
    },
    {
      type: 'model_request',
      agent_id: 'main',
      turn: 1,
      model: 'small',
      input_tokens: 12_345,
      output_tokens: 678,
      cost_usd: 0.0123,
      latency_ms: 900,
    },
    finished({
      conclusion: 'guard-error',
      exit: 5,
      why: 'a protected file was changed: .github/workflows/ci.yml',
      counts: { calls: 8, denials: 3, modifications: 2, replacements: 1, breakages: 1, unguarded: 0 },
    }),
  ];
}

/** No hook, no call. */
export const nothing = (): LedgerEntry[] => [
  started({ levels: { local_state: false, process: false, external: false, delegation: false, mcp: [] }, notices: [] }),
  finished(),
];

/** A call denied by the chain that ran all the same. */
export function evaluated(): LedgerEntry[] {
  const input = '{"command":"rm -r build"}';
  const reason = "denied by hook 'keep': not here";
  return [
    started({ evaluate_only: true, floor: 'none' }),
    hook('keep'),
    called('call-1', 'spawn', 'process', input),
    { type: 'consulted', ...of('call-1'), event: 'pre_tool_use', who: who('keep'), outcome: 'deny', reason: 'not here', elapsed_us: 900 },
    decided('call-1', input, { outcome: 'deny', by: [who('keep')], reason }),
    { type: 'refused', ...of('call-1'), stage: 'chain', reason, by: "hook 'keep'" },
    { type: 'approved', ...of('call-1'), level: 'process', by: 'evaluate-only', input_digest: digestOf(input) },
    ...ran('call-1', 'process', input, '').slice(1),
    finished({
      enforcement: 'none',
      enforcement_notes: ['evaluate-only: verdicts were recorded and not acted on'],
      counts: { calls: 1, denials: 1, modifications: 0, replacements: 0, breakages: 0, unguarded: 0 },
    }),
  ];
}

/** Results that came up on the wire alone, of calls that had ended and of one that nothing tells of. */
export function onWire(evaluateOnly = false): LedgerEntry[] {
  const input = '{"command":"npm run watch"}';
  const later = 'a new form of a result that had come before came up; something else went up in its place';
  const line = 'compiled for ada@example.test\n';
  const letter = 'Dear Ada, the key is under the mat\n';
  const reason = "denied by hook 'no-letters': letters are private";
  return [
    started({ evaluate_only: evaluateOnly }),
    hook('mask-names', { events: ['post_tool_use'] }),
    hook('no-letters', { events: ['post_tool_use'] }),
    ...allowed('call-1', 'spawn', 'process', input, 'starting\n'),
    {
      type: 'withheld',
      ...of('call-1'),
      where: 'messages[4].content[0]',
      what: later,
      outcome: 'replace',
      reason: "hook 'mask-names': names",
      by: [who('mask-names')],
      before: preview(line),
      after: preview('compiled for ***\n'),
    },
    {
      type: 'withheld',
      ...of('call-1'),
      where: 'messages[6].content[0]',
      what: later,
      outcome: 'deny',
      reason,
      by: [who('no-letters')],
      before: preview(letter),
      after: preview(reason),
    },
    {
      type: 'withheld',
      ...of('read-7'),
      where: 'messages[8].content[0]',
      what: 'a result came up that needed no decision ("read_bash"); something else went up in its place',
      outcome: 'replace',
      reason: 'it held parts of an output that had been withheld before',
      by: [],
      before: preview(letter),
      after: preview('***\n'),
    },
    { type: 'withheld', agent_id: 'main', where: 'tools[3]', what: 'no hook can judge its calls: it was taken out' },
    { type: 'unguarded', ...of('call-1'), what: 'a result came back for a call that was not allowed, or had come back already' },
    finished({
      conclusion: 'denied',
      exit: 4,
      why: 'a call was denied, which `fail-on` names',
      counts: { calls: 1, denials: 1, modifications: 0, replacements: 2, breakages: 0, unguarded: 1 },
    }),
  ];
}

/** Killed in the middle of a call. */
export function killed(): LedgerEntry[] {
  const input = '{"command":"make"}';
  return [
    started(),
    hook('keep'),
    ...allowed('call-1', 'spawn', 'process', '{"command":"ls"}', 'Makefile\n'),
    called('call-2', 'spawn', 'process', input, 2),
    decided('call-2', input),
    { type: 'approved', ...of('call-2'), level: 'process', by: 'levels', input_digest: digestOf(input) },
  ];
}
