import { entryOf } from '../../../contract/entry-of.js';
const TOOLS = {
    googleSearch: 'web-search',
    googleSearchRetrieval: 'web-search',
    enterpriseWebSearch: 'web-search',
    exaAiSearch: 'web-search',
    parallelAiSearch: 'web-search',
    urlContext: 'web-fetch',
    codeExecution: 'code-execution',
    computerUse: 'computer-use',
    fileSearch: 'file-search',
    retrieval: 'file-search',
    googleMaps: 'maps',
    mcpServers: 'remote-mcp',
};
/** Which server tool a field of a tool means. */
export function declaredTool(name) {
    return entryOf(TOOLS, name) ?? 'unknown';
}
/** Which server tool a type in a conversation means: `GOOGLE_SEARCH_WEB`. */
export function hostedTool(type) {
    if (type.startsWith('GOOGLE_SEARCH'))
        return 'web-search';
    if (type === 'URL_CONTEXT')
        return 'web-fetch';
    if (type === 'GOOGLE_MAPS')
        return 'maps';
    if (type === 'FILE_SEARCH')
        return 'file-search';
    return 'unknown';
}
