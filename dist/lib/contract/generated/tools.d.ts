import type { Validator } from '../schema.js';
export declare const toolsValidator: Validator;
