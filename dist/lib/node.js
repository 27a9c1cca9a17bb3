// The library on Node: hooks as programs, guard files, the ledger file.
export { commandPort } from './bindings/hook-command.js';
export { localHooks } from './bindings/local-hooks.js';
export { digestOf, fileDigest, lineDigest } from './bindings/digest.js';
export { LedgerFile } from './bindings/ledger-file.js';
export { linesOfFile } from './bindings/ledger-lines.js';
export { discover, load, } from './bindings/trust/guard-files.js';
export { drain } from './subprocess/host.js';
