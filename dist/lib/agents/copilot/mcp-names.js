/** What the agent puts before the names of a server's tools: what is neither letter, digit, `_` nor `-` becomes `-`. */
export const serverPrefix = (server) => `${server.replaceAll(/[^A-Za-z0-9_-]/g, '-')}-`;
