import type { CanaryDelegation, CanaryWords } from '../../gateway/options.js';
export declare const canaryRead: (path: string) => CanaryWords;
export declare function canaryDelegate(prompt: string, name: string): CanaryDelegation;
