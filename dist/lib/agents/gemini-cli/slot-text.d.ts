import type { JsonText } from '../../contract/json/node.js';
/** Undefined: it cannot be told. */
export declare function slotText(told: JsonText): string | undefined;
