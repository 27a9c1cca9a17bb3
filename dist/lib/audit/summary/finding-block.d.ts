import type { WithheldRecord } from '../../contract/record.js';
import type { CallFacts } from '../calls-under-way.js';
import type { BreakageFound, Denial, Modification, NotRun, Replacement, Unguarded } from '../finding.js';
import type { Block, Line } from '../markdown/tree.js';
/** `acted`: whether verdicts were acted on, or only evaluated. */
export declare function denialBlock({ call, reason, by, stage, output, onWire, seq }: Denial, acted: boolean): Block;
export declare function modificationBlock({ call, by, reason, before, after, seq }: Modification, acted: boolean): Block;
export declare function replacementBlock({ call, by, reason, before, after, onWire, seq }: Replacement, acted: boolean): Block;
export declare function breakageBlock({ call, who, event, how, what, consequence, seq }: BreakageFound, acted: boolean): Block;
export declare function unguardedLine({ call, what, seq }: Unguarded): Line;
export declare function notRunLine({ call, reason, stage, seq }: NotRun): Line;
export declare function openLine(call: CallFacts): Line;
/** What the model was shown otherwise than the agent sent it, of which no verdict tells. */
export declare function withheldLine({ tool_call_id, agent_id, where, what }: WithheldRecord): Line;
