import { type Result } from '../../contract/result.js';
import type { Brain } from './brain.js';
import type { Ready } from './start.js';
/** Makes an agent ready, or says in one sentence why it cannot be run as the settings ask. */
export declare function otherBrain(ready: Ready): Promise<Result<Brain, string>>;
