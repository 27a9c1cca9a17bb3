export { commandPort, type CommandPortOptions, type ResolvedCommand } from './bindings/hook-command.js';
export { localHooks, type LocalHooksOptions } from './bindings/local-hooks.js';
export { digestOf, fileDigest, lineDigest } from './bindings/digest.js';
export { LedgerFile, type Head, type LedgerOptions } from './bindings/ledger-file.js';
export { linesOfFile } from './bindings/ledger-lines.js';
export { discover, load, type Declared, type DiscoverOptions, type GuardFile, type LoadOptions, } from './bindings/trust/guard-files.js';
export { drain } from './subprocess/host.js';
