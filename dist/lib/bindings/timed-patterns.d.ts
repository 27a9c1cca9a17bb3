import type { PatternEngine } from '../contract/patterns.js';
/**
 * Patterns of input schemas whose every match ends in time, whatever the pattern and the text: what takes longer is refused. A match
 * costs about a third of a millisecond, for the engine is watched from another thread.
 */
export declare function timedPatterns(timeoutMs?: number): PatternEngine;
