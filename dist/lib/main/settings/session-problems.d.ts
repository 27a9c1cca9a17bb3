import type { AgentName } from '../../agents/adapter.js';
import type { Spelling } from './read.js';
import type { Settings } from './settings.js';
/** A prompt or a script, a model, and nothing that the chosen agent would not obey. */
export declare function sessionProblems(settings: Settings, spelling: Spelling): readonly string[];
/** Whether the session is held by the loop of this project, not by an agent of somebody else's. */
export declare const isOwnLoop: (agent: Settings['agent']) => agent is Exclude<Settings['agent'], AgentName>;
