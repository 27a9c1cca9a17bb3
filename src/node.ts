// The library on Node: hooks as programs, guard files, the ledger file.
export { commandPort, type CommandPortOptions, type ResolvedCommand } from './bindings/hook-command.ts';
export { localHooks, type LocalHooksOptions } from './bindings/local-hooks.ts';
export { digestOf, fileDigest, lineDigest } from './bindings/digest.ts';
export { LedgerFile, type Head, type LedgerOptions } from './bindings/ledger-file.ts';
export { linesOfFile } from './bindings/ledger-lines.ts';
export {
  discover,
  load,
  type Declared,
  type DiscoverOptions,
  type GuardFile,
  type LoadOptions,
} from './bindings/trust/guard-files.ts';

export { drain } from './subprocess/host.ts';
