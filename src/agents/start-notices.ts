// What whoever starts an agent should know of it before it begins, as it is allowed to work in this run.
import type { AgentName, Capabilities } from './adapter.ts';

export interface StartFacts {
  readonly name: AgentName;
  readonly capabilities: Pick<Capabilities, 'readsBy'>;
  /** Whether commands may run. */
  readonly allowProcess: boolean;
}

/** Sentences. */
export function startNotices({ name, capabilities, allowProcess }: StartFacts): readonly string[] {
  if (capabilities.readsBy !== 'commands' || allowProcess) return [];
  return [
    `${name} has no tool that reads a text: it reads by commands, and without \`allow-process\` each of them is refused, so it can read no file`,
  ];
}
