// The participants of a run, put together: the built-in interceptors, then the hooks of the operator and of the workspace.
import { commandPort } from '../../bindings/hook-command.ts';
import { checkedPort } from '../../bindings/trust/checked-port.ts';
import type { Trust } from '../../bindings/trust/open-trust.ts';
import { digested } from '../../bindings/trust/program-path.ts';
import type { ParticipantRecord } from '../../contract/record.ts';
import type { Interceptor } from '../../hooks/participant.ts';
import { HookRunner, type Participant } from '../../hooks/runner.ts';
import type { Reporter } from '../../hooks/verdict.ts';
import type { Chain } from '../../session/ports.ts';
import { holdRewrites, protect, type ProtectOptions } from '../../session/protect.ts';
import { holdSecrets, redactInterceptor } from '../../session/redact.ts';
import type { Settings } from '../settings/settings.ts';

export interface ChainParts {
  readonly settings: Pick<Settings, 'protect' | 'redact'>;
  readonly trust: Trust;
  /** The workspace, absolute and real. */
  readonly workspace: string;
  /** What calls touch, and what they may. */
  readonly guarded: ProtectOptions;
  /** Asked before all others. */
  readonly first?: readonly Interceptor[];
  readonly redact: (text: string) => string;
  readonly marks: () => string;
  readonly reporter: Reporter;
  /** Hears of a hook whose files changed since the start: an enforcement failure. */
  readonly onTampering: (sentence: string) => void;
}

/** The participants of a run as one snapshot, and the chain that asks them. */
export interface RunChain {
  readonly runner: HookRunner;
  readonly chain: Chain;
}

export function makeChain(parts: ChainParts): RunChain {
  const { settings, trust, workspace, guarded, first = [] } = parts;
  const port = commandPort({ workspace, env: {}, resolve: (spec) => trust.commands.hook(spec), marks: parts.marks });
  const checked = checkedPort(port, trust.commands, (hook, why) => {
    if (trust.snapshot) parts.onTampering(`hook ${JSON.stringify(hook.name)} was not started: ${why}`);
  });
  const interceptors = [
    ...first,
    ...(settings.protect ? [protect(guarded)] : []),
    ...(settings.redact ? [redactInterceptor(parts.redact)] : []),
  ];
  const runner = new HookRunner({ interceptors, hooks: trust.hooks, port: checked, reporter: parts.reporter });
  const held = settings.protect ? holdRewrites(runner, guarded) : runner;
  return { runner, chain: settings.redact ? holdSecrets(held, parts.redact) : held };
}

/** Everybody who will be asked, as the ledger records them. */
export function participantRecords(participants: readonly Participant[], trust: Trust): readonly ParticipantRecord[] {
  return participants.map(({ who, spec, events }) => {
    if (spec === undefined) return { type: 'participant', kind: who.kind, name: who.name, scope: 'built-in', source: 'built-in', events };
    const found = trust.commands.hook(spec).program;
    const program = found && digested(found.files[0] ?? found.program);
    return {
      type: 'participant',
      kind: who.kind,
      name: who.name,
      scope: spec.scope,
      source: spec.source,
      events,
      ...(spec.tools ? { tools: spec.tools } : {}),
      command: spec.command,
      ...(program ? { program } : {}),
      timeout_ms: spec.timeoutMs,
      on_failure: spec.onFailure,
    };
  });
}
