// Any agent that speaks the Agent Client Protocol, as far as that protocol lets one be held.
import { entryOf } from '../../contract/entry-of.js';
import { fail, ok } from '../../contract/result.js';
import { asOnWire } from '../../gateway/identity.js';
import { PROVIDER_WIRES } from '../provider-wires.js';
import { CAPABILITIES } from './capabilities.js';
import { dialect } from './dialect.js';
import { drive } from './drive.js';
import { planLaunch } from './plan.js';
import { translator } from './translate.js';
export const acp = {
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
function wireOf({ provider }) {
    const wire = entryOf(PROVIDER_WIRES, provider);
    return wire === undefined
        ? fail(`the guard relays for an agent behind the protocol to ${Object.keys(PROVIDER_WIRES).join(', ')} alone, not to ${provider}`)
        : ok(wire);
}
/** Where such an agent writes down its calls is not known. */
async function* noRecords() {
    // None.
}
