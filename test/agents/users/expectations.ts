// What a run must say of itself: in the ledger's seal and in the summary alike.
import { expect } from 'vitest';
import type { Enforcement } from '../../../src/contract/record.ts';
import { says } from '../../support/model-servers/script.ts';
import { expectEnd } from '../../support/agents/scenarios.ts';
import type { AgentCase, AgentRan, Scene } from '../../support/agents/session.ts';

/** A command that tells who it is and what it may do. */
const WHO = 'id -u > who.txt; grep -E "^(CapEff|NoNewPrivs)" /proc/self/status > status.txt; echo told';

export const ALLOWED = ['--allow-local-state', '--allow-process'] as const;

export const askWho = (of: AgentCase, flags: readonly string[] = []): Scene => ({
  flags: [...ALLOWED, ...flags],
  script: { main: [() => [of.shell(WHO)], () => [says('All done.')]] },
});

export interface Said {
  readonly enforcement: Enforcement;
  /** Among the notes of what is not held. */
  readonly notes?: readonly string[];
  /** Among what is said to be held. */
  readonly held?: readonly string[];
  /** Among neither. */
  readonly unsaid?: readonly string[];
}

/** Whoever reads the summary alone reads the same. */
export function expectSaid(ran: AgentRan, { enforcement, notes = [], held = [], unsaid = [] }: Said): void {
  expectEnd(ran, 0);
  const { finished } = ran;
  const noted = (finished?.enforcement_notes ?? []).join('\n');
  const told = (finished?.held ?? []).join('\n');
  expect(finished?.enforcement, noted).toBe(enforcement);
  for (const words of notes) expect(noted).toContain(words);
  for (const words of held) expect(told).toContain(words);
  for (const words of unsaid) expect(`${noted}\n${told}`).not.toContain(words);
  expect(ran.summary).toContain(`Enforcement \`${enforcement}\``);
  const summary = plain(ran.summary);
  for (const words of [...notes, ...held]) expect(summary).toContain(plain(words));
}

/** Without what Markdown needs besides the words. */
const plain = (text: string): string => text.replaceAll(/[\\`]|&[a-z#0-9]+;/g, '').replaceAll(/['’"]/g, '');

export interface Who {
  readonly uid: number;
  readonly noNewPrivileges: boolean;
  readonly noCapabilities: boolean;
}

/** As whom the command ran, as it saw itself. */
export function whoRan(ran: AgentRan): Who {
  const status = ran.text('status.txt');
  return {
    uid: Number(ran.text('who.txt')),
    noNewPrivileges: /^NoNewPrivs:\s*1$/m.test(status),
    noCapabilities: /^CapEff:\s*0+$/m.test(status),
  };
}
