import { defined } from '../../contract/defined.js';
import { isObjectText } from '../../contract/json/text.js';
import { MCP_PREFIX } from '../../contract/tools-file.js';
/** `ref` is how the session knows it. A tool is under the name that `toolName` gives it, whatever its agent calls it. */
export function toolCallOf(call, ref, translator, { mcp, workspace }) {
    const delegates = translator.delegates(call) ? true : undefined;
    const toolName = translator.toolName(call, mcp);
    const more = defined({ level: levelOf(call, toolName, translator), basis: translator.basis(call, workspace), delegates });
    return { id: ref.id, agentId: ref.agentId, toolName, input: call.input, ...more };
}
/** The agent checks an input by its own schema; here it must be an object. */
export function agentTool(call, toolName, translator) {
    return {
        name: toolName,
        level: (input) => levelOf({ ...call, input }, toolName, translator),
        check: (input) => (isObjectText(input) ? undefined : 'it is not a JSON object'),
    };
}
/** A server's tool is external, whatever it says of itself (contract 8.3). */
const levelOf = (call, toolName, translator) => toolName.startsWith(MCP_PREFIX) ? 'external' : translator.level(call);
/** What a participant that only knows the session's call gives a translator: a tool that is none of a server's has its own name. */
export const agentCallOf = ({ toolName, input }) => ({ name: toolName, input });
export function sameResult(one, other) {
    return one.isError === other.isError && one.output.kind === other.output.kind && one.output.text === other.output.text;
}
export const errorResult = (text) => ({ output: { kind: 'text', text }, isError: true });
