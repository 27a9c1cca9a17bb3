import { timedPatterns } from '../../bindings/timed-patterns.js';
import { fail, ok } from '../../contract/result.js';
import { Toolbox } from '../../loop/toolbox.js';
import { declaredTools } from '../../loop/tools/declared.js';
import { filesTool } from '../../loop/tools/files.js';
import { spawnTool } from '../../loop/tools/spawn.js';
/** The tools, or why a declared one cannot be offered. */
export async function prepareTools(parts) {
    const { trust, workspace, pages, marks, env } = parts;
    const process = parts.namespace === undefined ? { marks } : { marks, namespace: parts.namespace };
    const checker = await schemaChecker(trust.tools.length > 0);
    const checks = new Map();
    for (const tool of trust.tools) {
        const check = checker(tool.inputSchema);
        if (!check.ok)
            return fail(`${tool.source}: the tool ${JSON.stringify(tool.name)} cannot be offered: ${check.error}`);
        checks.set(tool.name, check.value);
    }
    const declared = declaredTools(trust.tools, {
        ...process,
        workspace,
        pages,
        resolve: (tool) => {
            const command = trust.commands.cleared(trust.commands.tool(tool.name));
            return command.ok
                ? ok({ argv: command.value.argv, env: { ...env, ...command.value.env } })
                : fail(`cannot be started: ${command.error}`);
        },
    });
    return ok(({ delegate, more }) => {
        const spawn = spawnTool({ ...process, workspace: workspace.real, env, pages, ...(delegate ? { delegate } : {}) });
        const tools = [filesTool({ workspace, pages }), spawn, ...declared, ...more];
        return new Toolbox(tools, (tool) => tool.check?.bind(tool) ?? checks.get(tool.name) ?? checkOf(tool, checker));
    });
}
/** Compiles schemas; loaded only where a tool has no check of its own, for the compiler takes tens of milliseconds. */
async function schemaChecker(needed) {
    if (!needed)
        return () => fail('its input schema was not compiled');
    const { inputSchemaCheck } = await import('../../contract/input-schema.js');
    const patterns = timedPatterns();
    return (schema) => inputSchemaCheck(schema, patterns);
}
/** A tool's own schema; one that cannot be used lets nothing through. */
function checkOf(tool, checker) {
    const check = checker(tool.inputSchema);
    return check.ok ? check.value : () => check.error;
}
