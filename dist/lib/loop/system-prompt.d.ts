import type { ToolDescription } from './model.js';
/** Text of the project or the operator that guides an agent (AGENTS.md and alike), from where it was read. */
export interface Guidance {
    readonly source: string;
    readonly text: string;
}
/** What a run allows, as its settings say it. */
export interface AllowedLevels {
    readonly localState: boolean;
    readonly process: boolean;
    readonly external: boolean;
    readonly delegation: boolean;
    /** `server` or `server__tool`: allowed though `external` is off. */
    readonly mcp: readonly string[];
}
export interface SystemPromptFacts {
    readonly workspace: string;
    readonly levels: AllowedLevels;
    readonly tools: readonly Pick<ToolDescription, 'name'>[];
    /** In the order in which it is to be read: the operator's after the project's, so that it has the last word. */
    readonly guidance: readonly Guidance[];
    /** Verdicts are recorded and not acted on. */
    readonly evaluateOnly: boolean;
    /** Set for a sub-agent: what it was started for is the prompt, its last message goes to the agent that started it. */
    readonly isSubAgent?: boolean;
    /** How the final answer must look, in words for the model. */
    readonly answerInstruction?: string;
}
/**
 * What a model is told about its run before the prompt: where it works, what may happen here, that a refusal is final, and what of
 * all it reads is an instruction. It grants nothing: the gate and the chain judge every call, whatever the model was told.
 */
export declare function systemPrompt(facts: SystemPromptFacts): string;
