import { quoteJson, writeJson } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { MAX_TIMEOUT_MS, readSpawnInput } from '../../loop/tools/spawn-input.js';
import { fieldsOf } from '../fields.js';
/** `own` is the call's input as the agent tells it: what the shape has no place for stays as it is there. */
export function spawnShape(tool, own) {
    return {
        name: 'spawn',
        toBasis: (input) => {
            const fields = fieldsOf(input);
            if (!fields.ok)
                return fields;
            const command = fields.value.string('command');
            if (command === undefined)
                return fail(`${tool} has no \`command\` that is a string`);
            const timeout = timeoutOf(fields.value);
            return ok({ kind: 'json', text: writeJson(timeout === undefined ? { command } : { command, timeout_ms: timeout }) });
        },
        toNative: (rewrite) => {
            const read = readSpawnInput(rewrite);
            if (!read.ok)
                return read;
            if (read.value.kind !== 'command')
                return fail(`${tool} runs a command; write \`command\` in place of \`${read.value.kind}\``);
            const fields = fieldsOf(own);
            if (!fields.ok)
                return fields;
            const { command, timeoutMs } = read.value;
            // An unchanged time keeps the agent's own text.
            const timeout = timeoutMs === undefined ? undefined : writeJson(timeoutMs);
            const changes = [
                ...(command === fields.value.string('command') ? [] : [['command', quoteJson(command)]]),
                ...(timeoutMs === timeoutOf(fields.value) ? [] : [['timeout', timeout]]),
            ];
            return ok(fields.value.with(changes));
        },
    };
}
/** Milliseconds as `spawn` takes them; the agent itself runs nothing for longer. */
function timeoutOf(fields) {
    const said = fields.number('timeout');
    return said === undefined || !Number.isFinite(said) || said <= 0 ? undefined : Math.min(MAX_TIMEOUT_MS, Math.ceil(said));
}
