import type { Validator } from '../schema.js';
export declare const mcpValidator: Validator;
