/** How an input's text is read. */
export type InputKind = {
    readonly kind: 'text';
} | {
    readonly kind: 'secret';
} | {
    readonly kind: 'path';
} | {
    readonly kind: 'boolean';
} | {
    readonly kind: 'list';
    readonly of?: readonly string[];
}
/** A JSON array of strings; `program`: of at least one. */
 | {
    readonly kind: 'argv';
    readonly of: 'program' | 'arguments';
} | {
    readonly kind: 'choice';
    readonly of: readonly string[];
} | {
    readonly kind: 'duration';
} | {
    readonly kind: 'count';
} | {
    readonly kind: 'dollars';
};
export interface InputRow {
    readonly kind: InputKind;
    /** Empty: none, or as the meaning says. */
    readonly default: string;
    readonly meaning: string;
    /** Whether it says what is enforced, and so also works for `ask` and `check`. */
    readonly enforces: boolean;
    /** Set where only an agent that is installed can obey it: whoever else holds the session refuses anything but the default. */
    readonly of?: 'installed';
}
export declare const AGENTS: readonly ["builtin", "replay", "claude-code", "codex", "gemini-cli", "copilot", "opencode", "basis", "acp"];
export declare const CONFINEMENTS: readonly ['auto', 'required', 'off'];
export declare const GATEWAY_MODES: readonly ['on', 'observe', 'off'];
export declare const WORKSPACE_HOOKS: readonly ['auto', 'head', 'off'];
export declare const INPUTS: {
    readonly prompt: InputRow;
    readonly 'prompt-file': InputRow;
    readonly agent: InputRow;
    readonly 'agent-version': InputRow & {
        readonly of: 'installed';
    };
    readonly 'allow-untested-version': InputRow & {
        readonly of: 'installed';
    };
    readonly 'agent-command': InputRow & {
        readonly of: 'installed';
    };
    readonly 'agent-args': InputRow & {
        readonly of: 'installed';
    };
    readonly 'replay-file': InputRow;
    readonly model: InputRow;
    readonly 'base-url': InputRow;
    readonly 'api-key': InputRow;
    readonly 'output-schema': InputRow;
    readonly workspace: InputRow;
    readonly 'allow-local-state': InputRow;
    readonly 'allow-process': InputRow;
    readonly 'allow-external': InputRow;
    readonly 'allow-delegation': InputRow;
    readonly 'allow-mcp': InputRow;
    readonly 'allow-actors': InputRow;
    readonly 'allow-bots': InputRow;
    readonly 'pass-env': InputRow;
    readonly 'config-dir': InputRow;
    readonly 'workspace-hooks': InputRow;
    readonly 'require-hooks': InputRow;
    readonly 'require-enforcement': InputRow;
    readonly protect: InputRow;
    readonly redact: InputRow;
    readonly confine: InputRow & {
        readonly of: 'installed';
    };
    readonly gateway: InputRow & {
        readonly of: 'installed';
    };
    readonly deadline: InputRow;
    readonly 'tool-budget': InputRow;
    readonly 'token-budget': InputRow;
    readonly 'cost-budget': InputRow;
    readonly 'fail-on': InputRow;
    readonly 'evaluate-only': InputRow;
    readonly 'audit-file': InputRow;
    readonly 'summary-file': InputRow;
    readonly 'github-token': InputRow;
};
export type InputName = keyof typeof INPUTS;
export declare const isInput: (name: string) => name is InputName;
export declare const INPUT_NAMES: readonly InputName[];
/** What the action tells later steps; no output carries model text. */
export declare const OUTPUTS: {
    readonly conclusion: '`success`, `agent-failed`, `bound`, `denied`, `config-error`, `cancelled` or `guard-error`.';
    readonly enforcement: '`confined`, `checked`, `hooks`, `partial` or `none`: how far every call was held.';
    readonly calls: 'How many tool calls the model made.';
    readonly denials: 'How many calls were refused by the chain or the approver, or had their result withheld.';
    readonly modifications: 'How many calls had their input rewritten.';
    readonly replacements: 'How many results were replaced before the model read them.';
    readonly breakages: 'How many times a participant broke.';
    readonly unguarded: 'How many calls happened without a decision.';
    readonly 'audit-file': 'The path of the ledger.';
    readonly 'audit-digest': 'The digest that seals the ledger: give it to `basis-guard verify --digest`.';
    readonly 'summary-file': 'The path of the summary.';
    readonly 'final-message-file': "The path of the model's last message.";
    readonly 'session-id': 'The name of the session.';
    readonly 'stopped-by': '`deadline`, `tool-budget`, `token-budget`, `cost-budget`, or empty.';
    readonly 'input-tokens': 'Tokens that the model read, where it is known.';
    readonly 'output-tokens': 'Tokens that the model wrote, where it is known.';
    readonly 'cost-usd': 'What the model cost in US dollars; `unknown` where its price is not known.';
};
export type OutputName = keyof typeof OUTPUTS;
