// Runs an agent over the Agent Client Protocol: it is told the task and asks before it acts. The client offers neither files nor
// terminals, so that everything the agent does it does by calls of its own, of which it tells.
import { client, PROTOCOL_VERSION, } from '@agentclientprotocol/sdk';
import { messageOf } from '../../contract/message.js';
import { onAbort } from '../../contract/on-abort.js';
import { fail, ok } from '../../contract/result.js';
import { endWords } from '../drive-to-end.js';
import { lastLine } from '../last-line.js';
import { NOTHING_MORE } from './calls.js';
import { Line, PERMISSION, requestOf } from './line.js';
import { serverOf } from './mcp.js';
import { Oversight } from './oversight.js';
import { Telling } from './telling.js';
/** Milliseconds that it may take to end once nobody talks to it. */
const END_MS = 3_000;
export async function drive(process, context, knowledge = NOTHING_MORE) {
    const { signal } = context;
    const stop = () => process.kill();
    const giveUp = onAbort(signal, stop);
    const telling = new Telling(context.tell);
    const oversight = new Oversight(context, knowledge);
    const line = new Line(process);
    const listening = line.listen((update) => {
        if (update.kind === 'text')
            return telling.text(update.text);
        if (update.kind === 'nothing')
            return;
        telling.flush();
        oversight.told(update);
    });
    const talking = talk(line, context, oversight).then((ended) => ended, (error) => fail(messageOf(error)));
    const [garbage, ended] = await Promise.all([
        listening.then((problem) => {
            // Whoever reads no further must not go on acting.
            if (problem !== undefined)
                stop();
            return problem;
        }),
        talking.then((result) => {
            process.closeInput();
            const timer = setTimeout(stop, END_MS);
            void listening.then(() => clearTimeout(timer));
            return result;
        }),
    ]);
    await oversight.settled();
    telling.flush();
    giveUp();
    const { finalMessage } = telling;
    if (garbage !== undefined)
        return { kind: 'failed', words: `the agent ${garbage}`, finalMessage };
    if (ended.ok)
        return { kind: 'finished', finalMessage };
    return { kind: 'failed', words: await exitOr(process, ended.error), finalMessage };
}
/** The whole conversation; rejects with what the library says where the line ends early or the agent refuses. */
async function talk({ stream }, { launch }, oversight) {
    const app = client({ name: 'basis-guard' }).onRequest(PERMISSION, requestOf, ({ params }) => oversight.asked(params));
    return app.connectWith(stream, async (agent) => {
        const hello = await agent.request('initialize', {
            protocolVersion: PROTOCOL_VERSION,
            clientInfo: { name: 'basis-guard', version: '1' },
            clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
        });
        const problem = helloProblem(hello, launch);
        return problem === undefined ? await converse(agent, launch, oversight) : fail(problem);
    });
}
async function converse(agent, launch, oversight) {
    const { sessionId } = await agent.request('session/new', { cwd: launch.folders.workspace, mcpServers: launch.mcp.map(serverOf) });
    oversight.begins(sessionId);
    const texts = launch.guidance === '' ? [launch.prompt] : [launch.guidance, launch.prompt];
    const prompt = texts.map((text) => ({ type: 'text', text }));
    const { stopReason } = await agent.request('session/prompt', { sessionId, prompt });
    const why = Object.hasOwn(STOPS, stopReason) ? STOPS[stopReason] : `it ended for a reason that is not known (${stopReason})`;
    return why === undefined ? ok(undefined) : fail(why);
}
/** Why it did not come to the end of its task; undefined: it did. */
const STOPS = {
    end_turn: undefined,
    max_tokens: 'it reached the most tokens that its model may write',
    max_turn_requests: 'it reached the most requests that it may make of its model',
    refusal: 'its model refused to go on',
    cancelled: 'it says that it was cancelled',
};
function helloProblem({ protocolVersion, agentCapabilities }, { mcp }) {
    if (protocolVersion !== PROTOCOL_VERSION)
        return `it speaks version ${protocolVersion} of the protocol, and this guard speaks ${PROTOCOL_VERSION}`;
    const remote = mcp.find(({ transport }) => transport.kind === 'http');
    if (remote === undefined || agentCapabilities?.mcpCapabilities?.http === true)
        return undefined;
    return `it takes no MCP server over HTTP: take '${remote.name}' out of .mcp.json, or keep allow-external and allow-mcp from letting it start`;
}
/** An end of its own says more than a line that was cut. */
async function exitOr(process, words) {
    const exit = await process.ended;
    switch (exit.kind) {
        case 'not-started':
            return endWords(exit);
        case 'signalled':
            return `${words} (${endWords(exit)})`;
        case 'exited': {
            const said = lastLine(exit.stderr);
            return `${words} (it exited with ${exit.code}${said === '' ? '' : `: ${said}`})`;
        }
    }
}
