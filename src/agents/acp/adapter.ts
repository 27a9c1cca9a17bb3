// Any agent that speaks the Agent Client Protocol, as far as that protocol lets one be held.
import { entryOf } from '../../contract/entry-of.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import { asOnWire } from '../../gateway/identity.ts';
import type { WireName } from '../../gateway/types.ts';
import type { Adapter, RecordedCall } from '../adapter.ts';
import { PROVIDER_WIRES } from '../provider-wires.ts';
import { CAPABILITIES } from './capabilities.ts';
import { dialect } from './dialect.ts';
import { drive } from './drive.ts';
import { planLaunch } from './plan.ts';
import { translator } from './translate.ts';

export const acp: Adapter = {
  name: 'acp',
  capabilities: CAPABILITIES,
  guidance: { files: [], skills: [] },
  dialect,
  translator,
  wire: wireOf,
  plan: planLaunch,
  drive: (process, context) => drive(process, context),
  records: noRecords,
  // No canary can be played where no gateway reads the wire.
  canaryRead: () => ({ tool: 'read', input: '{}' }),
  identify: () => asOnWire,
  sameOutput: () => false,
  notJudgeable: [],
  models: () => [],
};

function wireOf({ provider }: { readonly provider: string }): Result<WireName, string> {
  const wire = entryOf(PROVIDER_WIRES, provider);
  return wire === undefined
    ? fail(`the guard relays for an agent behind the protocol to ${Object.keys(PROVIDER_WIRES).join(', ')} alone, not to ${provider}`)
    : ok(wire);
}

/** Where such an agent writes down its calls is not known. */
async function* noRecords(): AsyncGenerator<RecordedCall, void, undefined> {
  // None.
}
