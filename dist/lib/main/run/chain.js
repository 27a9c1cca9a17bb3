// The participants of a run, put together: the built-in interceptors, then the hooks of the operator and of the workspace.
import { commandPort } from '../../bindings/hook-command.js';
import { checkedPort } from '../../bindings/trust/checked-port.js';
import { digested } from '../../bindings/trust/program-path.js';
import { HookRunner } from '../../hooks/runner.js';
import { holdRewrites, protect } from '../../session/protect.js';
import { holdSecrets, redactInterceptor } from '../../session/redact.js';
export function makeChain(parts) {
    const { settings, trust, workspace, guarded, first = [] } = parts;
    const port = commandPort({ workspace, env: {}, resolve: (spec) => trust.commands.hook(spec), marks: parts.marks });
    const checked = checkedPort(port, trust.commands, (hook, why) => {
        if (trust.snapshot)
            parts.onTampering(`hook ${JSON.stringify(hook.name)} was not started: ${why}`);
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
export function participantRecords(participants, trust) {
    return participants.map(({ who, spec, events }) => {
        if (spec === undefined)
            return { type: 'participant', kind: who.kind, name: who.name, scope: 'built-in', source: 'built-in', events };
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
