// The flags of a command as settings.
import { fail, type Result } from '../../contract/result.ts';
import type { Host } from '../host.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { INPUT_NAMES, INPUTS } from '../settings/table.ts';
import { readFlags, type Flags } from './flags.ts';

export const spelling = (name: string): string => `--${name}`;

export interface CommandShape {
  /** Flags of the command itself. */
  readonly values?: readonly string[];
  readonly booleans?: readonly string[];
  /** `all`: the flags of a run; `enforcing`: those that say what is enforced; `none`. */
  readonly inputs: 'all' | 'enforcing' | 'none';
  readonly operands?: boolean;
}

/** Reads the words of a command; flags of a run are all known, and those that the command does not take are refused by name. */
export function commandFlags(words: readonly string[], shape: CommandShape): Result<Flags, string> {
  const names = INPUT_NAMES.filter(
    (name) => shape.inputs === 'all' || (shape.inputs === 'enforcing' && (INPUTS[name].enforces || name === 'github-token')),
  );
  const booleans = names.filter((name) => INPUTS[name].kind.kind === 'boolean');
  const values = names.filter((name) => INPUTS[name].kind.kind !== 'boolean');
  return readFlags(words, {
    values: [...values, ...(shape.values ?? [])],
    booleans: [...booleans, ...(shape.booleans ?? [])],
    operands: shape.operands === true,
  });
}

/** The settings of a command line; the token may come from GITHUB_TOKEN, since a flag is seen by everybody on the machine. */
export function commandSettings(flags: Flags, host: Host): Result<Settings, readonly string[]> {
  const given = new Map([...flags.values].filter(([name]) => (INPUT_NAMES as readonly string[]).includes(name)));
  const token = host.env['GITHUB_TOKEN'];
  if (!given.has('github-token') && token) given.set('github-token', token);
  const settings = readSettings(given, host.cwd, spelling);
  return settings.ok ? settings : fail(settings.error);
}
