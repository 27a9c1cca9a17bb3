// Runs Claude Code to its end: the prompt goes in by standard input, the stream is read, and what it tells of the guard's hooks is
// held against what has to be so.
import { cutBytes } from '../../contract/cut.js';
import { driveToEnd, endWords } from '../drive-to-end.js';
import { EVENTS } from './dialect.js';
import { readLine } from './stream.js';
/** Bytes that are kept of what it says about a failure. */
const SHOWN = 2048;
export function drive(agent, context) {
    return driveToEnd(agent, context.signal, {
        prompt: promptFor(context.launch.prompt),
        listen: async () => {
            const watch = new Watch(context);
            for await (const line of agent.lines)
                watch.see(readLine(line));
            return watch;
        },
        outcomeOf: (exit, watch) => watch.outcome(exit),
    });
}
/** What begins with a slash would be a command of the agent's own. */
const promptFor = (prompt) => (prompt.startsWith('/') ? `\n${prompt}` : prompt);
class Watch {
    #context;
    #strangers = new Set();
    #last = '';
    #end;
    constructor(context) {
        this.#context = context;
    }
    see(line) {
        switch (line.kind) {
            case 'started':
                return this.#started(line);
            case 'said':
                if (line.agentId === 'main')
                    this.#last = line.text;
                return this.#context.tell({ type: 'assistant_message', agent_id: line.agentId, text: line.text });
            case 'hook':
                return this.#hook(line);
            case 'ended':
                this.#end = line;
                return;
            case 'other':
                return;
        }
    }
    outcome(exit) {
        const end = this.#end;
        const finalMessage = end?.result || this.#last;
        const failed = (words) => ({ kind: 'failed', words: cutBytes(words, SHOWN), finalMessage });
        if (exit.kind === 'not-started')
            return failed(endWords(exit));
        const stderr = exit.stderr.trim();
        const said = stderr === '' ? '' : `: ${stderr}`;
        if (exit.kind === 'signalled')
            return failed(`${endWords(exit)}${said}`);
        if (end === undefined)
            return failed(`it exited ${exit.code} without a result${said}`);
        if (end.reason === 'hook_stopped')
            return failed('the guard stopped it: the output of a call could not be reviewed');
        if (end.isError)
            return failed(`it ended with ${end.reason || 'an error'}: ${end.result || stderr || 'no words'}`);
        return exit.code === 0 ? { kind: 'finished', finalMessage: end.result } : failed(`it exited ${exit.code}${said}`);
    }
    #started({ version, permissionMode, mcp }) {
        const { launch, broken, serverBroke } = this.#context;
        if (permissionMode !== 'dontAsk')
            broken(`Claude Code started in the permission mode ${JSON.stringify(permissionMode)}, not in dontAsk`);
        if (version !== launch.version)
            broken(`Claude Code says that it is ${version || 'of no version'}, and ${launch.version} was started`);
        for (const { name, status } of mcp) {
            if (!launch.mcp.some((server) => server.name === name))
                broken(`Claude Code started the MCP server ${JSON.stringify(name)}, which nobody declared`);
            else if (status !== 'connected' && status !== 'pending')
                serverBroke?.(name, `did not come up: Claude Code says that it is ${JSON.stringify(cutBytes(status, 64))}`);
        }
    }
    #hook({ event, name, outcome, output }) {
        const { broken, tell, signal } = this.#context;
        if (!Object.hasOwn(EVENTS, event)) {
            if (event !== 'PreSkillShellCommand' && !this.#strangers.has(event)) {
                this.#strangers.add(event);
                tell({ type: 'notice', message: `a hook that is none of the guard's ran: ${name || event}` });
            }
            return;
        }
        if (signal.aborted)
            return;
        if (outcome !== 'success')
            broken(`the guard's hook ${name} failed in Claude Code: ${cutBytes(output, 300) || outcome}`);
        else if (output.trim() === '')
            broken(`the guard's hook ${name} was answered with nothing`);
    }
}
