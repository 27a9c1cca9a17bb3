// The `basis` of this machine: BASIS_BINARY, else on PATH, else where cargo puts what it installs.
import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

type BasisBinary = { readonly program: string } | { readonly unavailable: string };

function find(): BasisBinary {
  const named = process.env['BASIS_BINARY'];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ''),
    join(process.env['CARGO_HOME'] || join(homedir(), '.cargo'), 'bin'),
  ];
  const program = (named === undefined || named === '' ? folders.map((folder) => join(folder, 'basis')) : [named]).find(isProgram);
  return program === undefined
    ? { unavailable: 'there is no basis here: `cargo install basis-cli --version 0.23.0 --locked`, or name one in BASIS_BINARY' }
    : { program };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const basisFound: BasisBinary = find();

/** Empty where there is none. */
export const basisProgram: string = 'program' in basisFound ? basisFound.program : '';
