/** What the agent puts before the names of a server's tools. */
export const serverPrefix = (server) => `${server.replaceAll(/[^a-zA-Z0-9_-]/g, '_')}_`;
