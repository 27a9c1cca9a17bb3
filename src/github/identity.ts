// What the runner says of the run that this is: the facts to which the ledger's first record is bound.
import type { SessionStarted } from '../contract/record.ts';

export type RunIdentity = Pick<SessionStarted, keyof typeof VARIABLES>;

const VARIABLES = {
  repository: 'GITHUB_REPOSITORY',
  run_id: 'GITHUB_RUN_ID',
  run_attempt: 'GITHUB_RUN_ATTEMPT',
  job: 'GITHUB_JOB',
  commit: 'GITHUB_SHA',
  event: 'GITHUB_EVENT_NAME',
  actor: 'GITHUB_ACTOR',
} as const;

/** The identity of the run; outside a workflow it is empty. */
export function runIdentity(env: Readonly<Record<string, string | undefined>>): RunIdentity {
  if (env['GITHUB_ACTIONS'] !== 'true') return {};
  const known = Object.entries(VARIABLES).flatMap(([field, variable]) => {
    const value = env[variable];
    return value ? [[field, value] as const] : [];
  });
  return Object.fromEntries(known);
}
