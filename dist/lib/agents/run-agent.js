// One run of an agent: the gateway before its model, the server behind its hooks, its place and its process, and afterwards its own
// records against what was decided. What the agent says of itself never makes an end better than what was seen.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutBytes } from '../contract/cut.js';
import { defined } from '../contract/defined.js';
import { LedgerBroken } from '../contract/ledger-broken.js';
import { messageOf } from '../contract/message.js';
import { onAbort } from '../contract/on-abort.js';
import { askOverLine } from './ask-over-line.js';
import { makeCanaries } from './canaries.js';
import { failClosed } from './decisions/fail-closed.js';
import { shimScript } from './decisions/shim.js';
import { openDoors } from './doors.js';
import { confine, INSIDE_PORTS } from './launch/confinement.js';
import { hostSettings } from './launch/host-settings.js';
import { launchAgent } from './launch/launch.js';
import { compare, DecisionLog } from './reconcile.js';
import { serverBreakages } from './server-breakage.js';
import { NEVER_ASKED } from './turned-away.js';
/** Runs it to its end; nothing that it started is left then. Rejects only where the ledger is broken. */
export async function runAgent(run) {
    const session = new AgentSession(run);
    try {
        return await session.run();
    }
    finally {
        await session.close();
    }
}
class AgentSession {
    #run;
    #stop = new AbortController();
    #canaries;
    #log;
    #breaches = [];
    #doors;
    #ledgerBroke;
    #providerGone;
    constructor(run) {
        this.#run = run;
        const { adapter, place, random } = run;
        const { folders } = place;
        this.#canaries = makeCanaries({ adapter, folders, folder: folders.temp, delegates: run.allow.delegation, random });
        this.#log = new DecisionLog(adapter.identify(folders), (id) => this.#doors?.gateway?.wasDecided(id) === true);
    }
    async run() {
        const { adapter, signal, enforcer, place } = this.#run;
        const doors = await openDoors({
            run: this.#run,
            canaries: this.#canaries,
            log: this.#log,
            onBreach: (words) => this.#breach(words),
            onProviderGone: (words) => this.#endWithoutProvider(words),
            onLedgerBroken: (error) => this.#ledgerFailed(error),
        });
        if (typeof doors === 'string')
            return this.#end({ kind: 'agent-failed', words: doors });
        this.#doors = doors;
        const context = this.#context(doors);
        const plan = adapter.plan(context);
        const made = plan.refuse ?? this.#write(plan);
        if (made !== undefined)
            return this.#end({ kind: 'config-error', words: made });
        for (const gap of plan.gaps)
            this.#run.onLimit(gap);
        const confinement = await this.#confine(plan);
        const deadline = enforcer.bounds.armDeadline();
        const ending = AbortSignal.any([signal, deadline.signal, this.#stop.signal]);
        const { environment, marks, redact, pidNamespace } = this.#run;
        const agent = launchAgent({
            plan,
            place,
            environment,
            mark: marks(),
            redact,
            ...defined({ confinement, pidNamespace: confinement === undefined ? pidNamespace : undefined }),
        });
        const kill = () => agent.kill();
        const isCheck = (text) => doors.gateway?.isOwn(text) === true;
        const giveUp = onAbort(ending, kill);
        try {
            const outcome = await adapter.drive(agent, {
                launch: context,
                signal: ending,
                isCheck,
                tell: (event) => {
                    const isOfCheck = (event.type === 'assistant_message' || event.type === 'assistant_delta') && isCheck(event.text);
                    if (!isOfCheck)
                        enforcer.tell(event);
                },
                ...askOverLine(doors.decider, (error) => this.#ledgerFailed(error)),
                gap: (sentence) => this.#run.onGap(enforcer.redact(sentence)),
                serverBroke: serverBreakages({
                    enforcer,
                    say: (line) => this.#run.say(line),
                    onLedgerBroken: (error) => this.#ledgerFailed(error),
                }),
                failed: (id) => void doors.failed.add(id),
                broken: (words) => this.#breach(words),
            });
            kill();
            const exit = await agent.ended;
            if (exit.kind === 'not-started')
                return this.#end({ kind: 'agent-failed', words: `the agent could not be started: ${exit.words}` });
            return await this.#conclude(outcome);
        }
        finally {
            giveUp();
            deadline.disarm();
        }
    }
    async close() {
        await this.#doors?.decisions.close();
        await this.#doors?.gateway?.close();
    }
    #ledgerFailed(error) {
        this.#ledgerBroke = error;
        this.#stop.abort();
    }
    #context({ gateway, decisions }) {
        const { version, program, place, prompt, model, wire, answerMs, guidance, skills, mcp, allow, args, random, network, decisionToken } = this.#run;
        const own = network === 'own';
        return {
            version,
            program,
            folders: place.folders,
            prompt,
            model: model.name,
            wire,
            gateway: { url: (own && gateway ? `http://127.0.0.1:${INSIDE_PORTS.gateway}` : gateway?.url) ?? '', token: gateway?.token ?? '' },
            decisions: {
                url: own ? `http://127.0.0.1:${INSIDE_PORTS.decisions}` : (decisions.url ?? ''),
                token: decisionToken,
                shim: (event) => place.shim(event),
            },
            answerMs,
            guidance,
            skills,
            mcp,
            allow: { external: allow.external, delegation: allow.delegation },
            confined: place.confined,
            host: hostSettings,
            args,
            random,
        };
    }
    /** Writes what the agent is to find; why it could not, in one sentence. */
    #write(plan) {
        const { adapter, place, decisionToken, answerMs, inside } = this.#run;
        const written = place.write(plan, (event) => shimScript({
            event,
            socketPath: place.sockets.decisions,
            token: decisionToken,
            answerMs,
            failClosed: failClosed(adapter.dialect, event, 'the guard did not answer, which denies'),
            node: place.confined ? join(place.folders.guard, 'node') : inside.node,
        }));
        if (!written.ok)
            return written.error;
        try {
            for (const { path, text } of this.#canaries.files)
                writeFileSync(this.#outside(path), text, { flag: 'wx' });
            return undefined;
        }
        catch (error) {
            return `the files of the canaries could not be written: ${messageOf(error)}`;
        }
    }
    /** A path below the agent's temporary folder, as the guard sees it. */
    #outside(path) {
        const { folders, temp } = this.#run.place;
        return join(temp, path.slice(folders.temp.length));
    }
    async #confine(plan) {
        const { bubblewrap, place, network, inside, mcp, confinement: more } = this.#run;
        if (bubblewrap === undefined)
            return undefined;
        const forwards = [
            { port: INSIDE_PORTS.gateway, socket: place.sockets.gateway },
            { port: INSIDE_PORTS.decisions, socket: place.sockets.decisions },
        ];
        const confinement = await confine({ ...more, servers: mcp, bubblewrap, place, plan, network, inside, forwards });
        for (const sentence of confinement.held)
            this.#run.onHeld(sentence);
        for (const sentence of confinement.gaps)
            this.#run.onLimit(sentence);
        for (const message of confinement.notices) {
            this.#run.say(message);
            this.#run.onNotice(message);
        }
        return confinement;
    }
    #breach(words) {
        this.#breaches.push(words);
        this.#doors?.decisions.end('the session has ended');
        this.#stop.abort();
    }
    #endWithoutProvider(words) {
        this.#providerGone = words;
        this.#doors?.decisions.end('the session has ended');
        this.#stop.abort();
    }
    async #conclude(outcome) {
        this.#doors?.decisions.end('the agent has ended');
        if (this.#ledgerBroke !== undefined)
            throw this.#ledgerBroke;
        for (const { path } of this.#canaries.files)
            rmSync(this.#outside(path), { force: true });
        this.#breaches.push(...this.#run.place.written.changed());
        this.#recordUnasked();
        await this.#reconcile();
        const { finalMessage } = outcome;
        const canary = this.#doors?.gateway?.canary;
        const isStopped = this.#run.signal.aborted || this.#run.enforcer.bounds.tripped !== undefined || this.#providerGone !== undefined;
        if (canary === 'held') {
            const where = this.#canaries.delegation !== undefined ? ', in the agent and in a sub-agent of it' : '';
            this.#run.onHeld(`before the model's first turn the canaries held${where}: a call was refused, one rewritten, one answered with a replacement`);
        }
        if (canary === 'pending' && outcome.kind === 'finished' && !isStopped)
            this.#breaches.push('the agent ended without having been shown to obey: no canary was played to its end');
        if (this.#breaches.length > 0)
            return this.#end({ kind: 'guard-error', words: this.#breaches.join('; ') }, finalMessage);
        if (this.#run.signal.aborted)
            return this.#end({ kind: 'cancelled' }, finalMessage);
        const bound = this.#run.enforcer.bounds.tripped;
        if (bound !== undefined)
            return this.#end({ kind: 'bound', bound }, finalMessage);
        if (this.#providerGone !== undefined)
            return this.#end({ kind: 'agent-failed', words: this.#providerGone }, finalMessage);
        if (outcome.kind === 'finished')
            return this.#end({ kind: 'finished' }, finalMessage);
        // What says so of itself and has asked for something all the same was started.
        if (outcome.kind === 'refused' && this.#doors?.gateway?.wasAsked === false)
            return this.#end({ kind: 'config-error', words: outcome.words }, finalMessage);
        // The agent may tell of the provider what it makes of it; what was seen of it comes first.
        const problem = this.#doors?.gateway?.problem;
        const words = problem === undefined ? outcome.words : `${problem}; the agent says: ${outcome.words}`;
        return this.#end({ kind: 'agent-failed', words }, finalMessage);
    }
    /** What the model asked for and the agent dropped. Where no wire is read nothing is known of it. */
    #recordUnasked() {
        if (this.#run.mode === 'off')
            return;
        for (const call of this.#doors?.gateway?.unasked() ?? [])
            this.#doors?.turnedAway(call, NEVER_ASKED);
    }
    /** Every call of the agent's own records needs a decision. */
    async #reconcile() {
        const { adapter, place, enforcer, signal, onGap } = this.#run;
        const { home, workspace } = place.folders;
        const records = (stop) => adapter.records({ home, workspace }, stop);
        const { calls, unread } = await compare({ records, log: this.#log, signal });
        for (const { id, name, where } of calls)
            enforcer.unguarded({ id: id ?? '(none)', agentId: 'main' }, `the agent's own records (${where}) show a call of ${JSON.stringify(cutBytes(name, 200))} that nobody decided about`);
        // A cancelled run ends as that: nobody waits for what a comparison would have found.
        for (const why of signal.aborted ? [] : unread)
            onGap(enforcer.redact(`the agent's own records could not be read in full, so they were not all compared: ${why}`));
    }
    #end(ending, finalMessage = '') {
        const gateway = this.#doors?.gateway;
        const isUnshown = gateway !== undefined && gateway.canary === 'pending' && !gateway.wasShown;
        return {
            ending,
            finalMessage,
            ...defined({ unserved: gateway?.onlyProblem }),
            ...(isUnshown ? { unshown: gateway.wasAsked ? NOT_SHOWN : NEVER_ASKED_MODEL } : {}),
        };
    }
}
const NEVER_ASKED_MODEL = 'the agent asked no model for anything, so that nothing was shown to hold';
const NOT_SHOWN = 'the agent ended before the canaries had been played to their end, so that nothing was shown to hold';
