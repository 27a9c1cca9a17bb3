// Stand-ins for both sockets of a guard that runs an agent.
import { StandIn } from '../../support/agents/faults.ts';
import { placeIn, socketOf } from '../../support/agents/faults-place.ts';

export interface Rig {
  /** The agent's place, as the guard sees it. */
  readonly place: string;
  readonly decisions: StandIn;
  readonly gateway: StandIn;
  close(): Promise<void>;
}

/** Takes their places before the agent can ask; undefined where `signal` aborts before there are any. `temp` is RUNNER_TEMP. */
export async function stand(temp: string, signal: AbortSignal): Promise<Rig | undefined> {
  const place = await placeIn(temp, signal);
  if (place === undefined) return undefined;
  const decisions = await StandIn.at(socketOf(place, 'decisions'));
  const gateway = await StandIn.at(socketOf(place, 'gateway'));
  return {
    place,
    decisions,
    gateway,
    close: async () => {
      await decisions[Symbol.asyncDispose]();
      await gateway[Symbol.asyncDispose]();
    },
  };
}
