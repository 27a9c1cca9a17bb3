/** Which server tool a name or a type means: `web_search_20260209`, `bash_code_execution`. */
export function hostedTool(word) {
    if (word.startsWith('web_search'))
        return 'web-search';
    if (word.startsWith('web_fetch'))
        return 'web-fetch';
    if (/^(bash_|text_editor_)?code_execution/.test(word))
        return 'code-execution';
    if (word.startsWith('tool_search'))
        return 'tool-search';
    if (word.startsWith('advisor'))
        return 'advisor';
    if (/^mcp(_|$)/.test(word))
        return 'remote-mcp';
    return 'unknown';
}
/** Who runs a declared tool: undefined for the agent itself. */
export function declaredKind(type) {
    if (type === 'custom' || /^(bash|text_editor|memory)_\d+$/.test(type))
        return undefined;
    if (/^(computer|computer_toolset|browser_toolset)_\d+$/.test(type))
        return 'computer-use';
    return hostedTool(type);
}
/** The type of a block that answers a server tool's call, as the beginning of its name; undefined for another block. */
export function answeredTool(type) {
    return /^(?<tool>\w+)_tool_result$/.exec(type)?.groups?.['tool'];
}
