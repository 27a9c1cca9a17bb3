import type { FileProblem } from '../contract/problem.js';
import { type Result } from '../contract/result.js';
import type { Model } from './model.js';
/**
 * The model that plays a script.
 *
 * @param content the script's bytes or text
 * @param source where it comes from, for the problem's sentence; also the model's name
 */
export declare function replayModel(content: string | Uint8Array, source: string): Result<Model, FileProblem>;
