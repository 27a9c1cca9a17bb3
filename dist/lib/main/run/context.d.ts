import type { Skill } from '../../agents/adapter.js';
import type { Trust } from '../../bindings/trust/open-trust.js';
import { type Result } from '../../contract/result.js';
import type { Acceptance } from '../../loop/run-loop.js';
import type { Guidance } from '../../loop/system-prompt.js';
import type { Host } from '../host.js';
import type { Settings } from '../settings/settings.js';
/** The project's guidance, then the operator's; `more` names files besides AGENTS.md. The problem is a sentence. */
export declare function readGuidance(settings: Settings, trust: Trust, host: Host, more?: readonly string[]): Promise<Result<readonly Guidance[], string>>;
/** The skills of the project, from the trusted version: texts alone, of the first folder that has one of a name. The problem is a sentence. */
export declare function readSkills(settings: Settings, trust: Trust, folders: readonly string[]): Promise<Result<readonly Skill[], string>>;
/** The form that the final answer must have. */
export interface AnswerDemand {
    /** What the model is told at the start. */
    readonly instruction: string;
    readonly accept: Acceptance;
}
/** The form that is demanded, if any; the problem is a sentence. */
export declare function readAnswerDemand({ outputSchema }: Settings, trust: Trust): Promise<Result<AnswerDemand | undefined, string>>;
/** Sentences about what a prompt does not show where it is rendered. */
export declare function hiddenNotices(prompt: string): readonly string[];
