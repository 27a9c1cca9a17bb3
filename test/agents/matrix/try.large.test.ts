import { test } from 'vitest';
import { CLAUDE_CODE } from '../claude-code/case.ts';
import { PLAIN } from '../codex/case.ts';
import { ANTHROPIC } from '../copilot/cases.ts';
import { geminiCase } from '../gemini-cli/case.ts';
import { openCode } from '../opencode/case.ts';
import { inject, type Injection } from './scene.ts';

const CASES = { CLAUDE_CODE, PLAIN, ANTHROPIC, geminiCase, openCode };
const list = (process.env['TRY'] ?? '').split(' ').filter(Boolean);
for (const one of list)
  test.concurrent(one, { timeout: 200_000 }, async () => {
    const [name = '', target, fault, moment] = one.split(':');
    const started = Date.now();
    const { ran, ...rest } = await inject(CASES[name as keyof typeof CASES], { target, fault, moment } as Injection);
    const about = ran.records.flatMap((r) => {
      if (
        ![
          'call',
          'decided',
          'refused',
          'executed',
          'reviewed',
          'abandoned',
          'unguarded',
          'breakage',
          'withheld',
          'session_finished',
        ].includes(r.type)
      )
        return [];
      const { seq: _s, prev: _p, time: _t, input: _i, output: _o, by: _b, shown: _sh, ...short } = r as unknown as Record<string, unknown>;
      return [JSON.stringify(short).slice(0, 500)];
    });
    console.log(
      [
        one,
        `${Date.now() - started} ms`,
        `exit ${ran.exit}`,
        JSON.stringify(rest),
        ran.complaints.join(';'),
        ...about,
        ran.stderr.slice(-1500),
      ].join('\n'),
    );
  });
