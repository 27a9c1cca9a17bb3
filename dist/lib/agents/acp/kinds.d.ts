import type { SideEffectLevel } from '../../contract/level.js';
export declare const LEVELS: Readonly<Record<string, SideEffectLevel>>;
/** What a call without a kind is, by the protocol itself. */
export declare const NO_KIND = "other";
/** Undefined: a kind that is not known, judged as `external`. */
export declare function levelOfKind(kind: string): SideEffectLevel | undefined;
/** Whether a call of this kind must have asked before it runs. */
export declare const mustAsk: (kind: string) => boolean;
