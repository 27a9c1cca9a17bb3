// What fails and when, and which of it every run of the tests goes through.
import type { Fault } from '../../support/agents/faults.ts';
import type { ShimFault } from '../../support/agents/faults-place.ts';
import type { Injection, Moment } from './scene.ts';

const MOMENTS: readonly Moment[] = ['before', 'between', 'after'];
const FAULTS: readonly Fault[] = ['refused', 'killed', 'hung', 'garbled'];
const SHIM_FAULTS: readonly ShimFault[] = ['refused', 'killed', 'hung', 'garbled', 'empty'];

/** All of them, in the order of the table. */
export function rowsFor(shims: boolean): readonly Injection[] {
  const moments = <T>(make: (moment: Moment) => T): readonly T[] => MOMENTS.map(make);
  return [
    ...[...FAULTS, 'empty' as const].flatMap((fault) => moments((moment): Injection => ({ target: 'server', fault, moment }))),
    ...(shims ? SHIM_FAULTS : []).flatMap((fault) => moments((moment): Injection => ({ target: 'shim', fault, moment }))),
    ...(shims ? [{ target: 'shim', fault: 'uprooted', moment: 'before' } as const] : []),
    ...FAULTS.flatMap((fault) => moments((moment): Injection => ({ target: 'gateway', fault, moment }))),
    { target: 'gateway', fault: 'forged', moment: 'before' },
    ...moments((moment): Injection => ({ target: 'guard', fault: 'killed', moment })),
  ];
}

export const keyOf = ({ target, fault, moment }: Injection): string => `${target} ${fault} ${moment}`;

/** Those that are always gone through; the others where `BASIS_MATRIX` is `full` or `record`. */
export const CHOSEN: ReadonlySet<string> = new Set([
  'server refused before',
  'server garbled between',
  'server empty before',
  'shim killed before',
  'shim garbled between',
  'shim uprooted before',
  'gateway garbled between',
  'gateway forged before',
  'guard killed between',
]);

const WHAT: Readonly<Record<Injection['target'], string>> = {
  server: 'decision server',
  shim: 'shim',
  gateway: 'gateway',
  guard: 'guard',
};

const HOW: Readonly<Record<Injection['target'], Readonly<Record<string, string>>>> = {
  server: {
    refused: 'refuses connections',
    killed: 'takes a question and is gone',
    hung: 'never answers',
    garbled: 'answers 200 with garbage',
    empty: 'answers 200 with nothing',
  },
  shim: {
    refused: 'cannot be executed',
    killed: 'is killed by SIGKILL',
    uprooted: 'is killed with all that started it',
    hung: 'never ends',
    garbled: 'prints garbage and ends with 0',
    empty: 'prints nothing and ends with 0',
  },
  gateway: {
    refused: 'refuses connections',
    killed: 'takes a request and is gone',
    hung: 'never answers',
    garbled: 'answers 200 with garbage',
    forged: 'answers with a call that the model did not make',
  },
  guard: { killed: 'is killed by SIGKILL' },
};

const WHEN: Readonly<Record<Moment, string>> = { before: 'before pre', between: 'between pre and post', after: 'after post' };

/** The first cells of a row. */
export const headOf = ({ target, fault, moment }: Injection): string =>
  `| ${WHAT[target]} | ${HOW[target][fault] ?? fault} | ${WHEN[moment]} |`;
