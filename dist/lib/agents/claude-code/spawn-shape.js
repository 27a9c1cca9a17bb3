import { defined } from '../../contract/defined.js';
import { quoteJson, writeJson } from '../../contract/json/text.js';
import { ok } from '../../contract/result.js';
import { MAX_TIMEOUT_MS } from '../../loop/tools/spawn-input.js';
import { fieldsShape, rewrittenCommand } from '../basis-shape.js';
import { numberText } from '../fields.js';
/** `own` is the call's input as the agent tells it: what the shape has no place for stays as it is there. */
export function spawnShape(tool, own) {
    return fieldsShape('spawn', own, {
        tool,
        needs: ['command'],
        to: (fields) => ok(writeJson(defined({ command: fields.string('command'), timeout_ms: timeoutOf(fields) }))),
        from: (rewrite, fields) => {
            const read = rewrittenCommand(tool, rewrite);
            if (!read.ok)
                return read;
            const { command, timeoutMs } = read.value;
            // An unchanged time keeps the agent's own text.
            return ok([
                ...(command === fields.string('command') ? [] : [['command', quoteJson(command)]]),
                ...(timeoutMs === timeoutOf(fields) ? [] : [['timeout', numberText(timeoutMs)]]),
            ]);
        },
    });
}
/** Milliseconds as `spawn` takes them; the agent itself runs nothing for longer. */
function timeoutOf(fields) {
    const said = fields.number('timeout');
    return said === undefined || !Number.isFinite(said) || said <= 0 ? undefined : Math.min(MAX_TIMEOUT_MS, Math.ceil(said));
}
