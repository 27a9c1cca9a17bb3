import type { Validator } from '../schema.js';
export declare const hooksValidator: Validator;
