import type { BasisShape, ToolInput, ToolResult } from '../contract/call.js';
import type { SessionEvent } from '../contract/event.js';
import type { JsonText } from '../contract/json/node.js';
import type { SideEffectLevel } from '../contract/level.js';
import type { McpServer } from '../contract/mcp-file.js';
import type { Result } from '../contract/result.js';
import type { Identify } from '../gateway/identity.js';
import type { CanaryDelegation, CanaryWords, Excuse, NotedCall } from '../gateway/options.js';
import type { ResultView, WireName } from '../gateway/types.js';
import type { TouchedPaths } from '../session/protect.js';
export declare const AGENT_NAMES: readonly ['claude-code', 'codex', 'gemini-cli', 'copilot', 'opencode', 'basis', 'acp'];
export type AgentName = (typeof AGENT_NAMES)[number];
/** What an agent's own extension points hold: data, for the documents, the audit, and what is refused or recorded as partial. */
export interface Capabilities {
    readonly binding: 'http-hook' | 'command-hook' | 'plugin' | 'acp';
    /** Whether a call can be rewritten before it runs. */
    readonly preModify: 'full' | 'none';
    /** What its own hook can do to a result. Through the gateway every result can be replaced. */
    readonly postReplace: 'full' | 'error-shaped' | 'none';
    /** Whether the result of a failed tool passes a hook. */
    readonly postOnFailure: boolean;
    /** Where the wire's id of a call is told. */
    readonly callId: 'hook' | 'records' | 'none';
    readonly subAgents: 'judged' | 'denied' | 'none';
    readonly mcp: 'judged' | 'none';
    /** It has no tool that reads a text, and reads by commands; absent: it has one. */
    readonly readsBy?: 'commands';
    /** Whether it tells on its own stream that a hook ran. */
    readonly hookTelemetry: boolean;
    /** The wires on which a gateway can stand between it and its model; empty: it cannot be put behind one. */
    readonly wires: readonly WireName[];
    /** What cannot be held by its own hooks alone, in sentences for the audit. */
    readonly limits: readonly string[];
}
/** A call as the agent's hook tells it. */
export interface AgentCall {
    /** The wire's id, where the hook carries it. */
    readonly id?: string;
    /** The sub-agent that makes it, in the agent's own words; absent: the main one, or not told. */
    readonly subAgent?: string;
    /** The name of the tool as the hook says it. */
    readonly name: string;
    /** As the hook says it. */
    readonly input: ToolInput;
}
/** What a hook asks. `native` is whatever `Dialect` needs to answer in the agent's own shape. */
export type HookQuestion = {
    readonly event: 'pre';
    readonly call: AgentCall;
}
/** After a call; `result` is what the model would read, as far as the hook tells. */
 | {
    readonly event: 'post';
    readonly call: AgentCall;
    readonly result: ToolResult;
    readonly native: unknown;
}
/** Something that is no call and has one answer (a permission that the agent asks for besides, a skill's inline shell). */
 | {
    readonly event: 'other';
    readonly answer: HookReply;
    readonly what: string;
};
/** What the program or the request that the agent waits for gives back. */
export interface HookReply {
    readonly stdout: string;
    readonly stderr?: string;
    /** Default 0. */
    readonly exit?: number;
}
/** How an agent's hooks speak. Pure; nothing throws. */
export interface Dialect {
    /** `event` is the last part of the path that was asked (`pre`, `post`, or another that the adapter registered). */
    read(event: string, body: string): Result<HookQuestion, string>;
    allow(call: AgentCall): HookReply;
    modify(call: AgentCall, input: JsonText): HookReply;
    /** Also the form in which everything fails closed before a call: then `call` is absent. */
    deny(call: AgentCall | undefined, words: string): HookReply;
    keep(): HookReply;
    /** `shown` may be an error. Where the agent can show a replacement only as an error, it comes so. */
    replace(question: Extract<HookQuestion, {
        event: 'post';
    }>, shown: ToolResult): HookReply;
    /** The form in which everything fails closed after a call: the output is not shown, as far as the agent can be told so. */
    withhold(words: string): HookReply;
}
/** How an agent's tools read: names, levels and shapes as tables. Pure; nothing throws. */
export interface Translator {
    /** The level of a call; undefined: unknown, judged as external. */
    level(call: AgentCall): SideEffectLevel | undefined;
    /** `mcp__server__tool` for an MCP tool, in whichever way the agent names it; else the agent's own name. */
    toolName(call: AgentCall, mcp: readonly string[]): string;
    /**
     * How hooks written for `spawn` and `files` see it; undefined where the tool is neither. With `workspace`, absolute paths below it are
     * shown as `files` has them: relative to it.
     */
    basis(call: AgentCall, workspace?: string): BasisShape | undefined;
    /** Whether it hands a task to a sub-agent. */
    delegates(call: AgentCall): boolean;
    /** For `protect`. Undefined: it is not a tool that reads or edits files by name, or its input cannot be read. */
    touched(call: AgentCall): TouchedPaths | undefined;
    /** Mends a leak before the call is judged: the input that must run in its place, or why it may not run at all; undefined: it is fine. */
    mend(call: AgentCall): {
        readonly input: JsonText;
        readonly reason: string;
    } | {
        readonly refuse: string;
    } | undefined;
}
/** Where an agent lives, as it sees these places itself; absolute. */
export interface AgentFolders {
    readonly workspace: string;
    /** Private to the run, as `temp` is. */
    readonly home: string;
    readonly temp: string;
    /** Holds the shims and what else the guard hands over; the agent cannot write there. */
    readonly guard: string;
}
export interface LaunchContext {
    readonly version: string;
    /** How the agent is started, without arguments. */
    readonly program: readonly [string, ...string[]];
    readonly folders: AgentFolders;
    readonly prompt: string;
    /** Without its provider. */
    readonly model: string;
    readonly wire: WireName;
    /**
     * What the agent takes for its provider, and what it gives as its key. `url` has no path: `http://127.0.0.1:PORT`; empty where an agent
     * without a wire is given no model, so that nobody stands before the one that it finds by itself.
     */
    readonly gateway: {
        readonly url: string;
        readonly token: string;
    };
    /** Where hooks ask. `shim(event)` is the absolute path of the program for that event; `url` is for http hooks (`url/pre`). */
    readonly decisions: {
        readonly url: string;
        readonly token: string;
        shim(event: string): string;
    };
    /** Milliseconds that the guard takes at most for one answer; an agent's own time-out must be longer. */
    readonly answerMs: number;
    /** Text of the trusted version and of the operator that the model is to be told. */
    readonly guidance: string;
    /** Skills of the trusted version. */
    readonly skills: readonly Skill[];
    /** The MCP servers that may be started. */
    readonly mcp: readonly McpServer[];
    readonly allow: {
        readonly external: boolean;
        readonly delegation: boolean;
    };
    /** Whether `system` files can be put in their place (a mount namespace of its own). */
    readonly confined: boolean;
    /** What the machine itself has for agents; absent: nothing. */
    readonly host?: HostSettings;
    /** `agent-args`: last, as they are. */
    readonly args: readonly string[];
    /** As many random bytes, in hex. */
    readonly random: (bytes: number) => string;
}
/** Settings of the machine's own, by their paths below /etc. The errors are sentences: there is something, and it cannot be read. */
export interface HostSettings {
    /** Undefined: there is no such file. */
    text(path: string): Result<string | undefined, string>;
    /** What a folder holds; nothing where there is none. */
    names(folder: string): Result<readonly string[], string>;
}
/** A folder with a SKILL.md, as the trusted version has it. */
export interface Skill {
    /** The folder's own name: letters, digits, dots, dashes and underscores. */
    readonly name: string;
    /** Texts by their paths below the folder. */
    readonly files: readonly {
        readonly path: string;
        readonly text: string;
    }[];
}
/** Where a repository keeps what is said to this agent; paths from the workspace's root. */
export interface GuidancePlaces {
    /** Files besides AGENTS.md. */
    readonly files: readonly string[];
    /** Folders that hold one folder a skill; empty: the agent cannot be given any. */
    readonly skills: readonly string[];
}
export interface LaunchPlan {
    readonly argv: readonly [string, ...string[]];
    /** Besides the baseline, PATH, HOME and TMPDIR. */
    readonly env: Readonly<Record<string, string>>;
    /** Written before the start. */
    readonly files: readonly PlannedFile[];
    /** Events for which a shim is to be made: the last part of the path that is asked. */
    readonly shims: readonly string[];
    /** Files or folders below the workspace that the agent must not see as they are: an empty one stands in their place. */
    readonly masked: readonly string[];
    /** By the path of a masked file: the planned file, below the guard's folder, that stands in its place, where the agent stumbles over an empty one. */
    readonly standIns?: Readonly<Record<string, string>>;
    /** The agent obeys `system` files only where they are root's: confined, an ordinary user is then shown to it as root. */
    readonly rootOwned?: true;
    /** Why the run may not start, where the agent would then obey the repository: one sentence with what to do. */
    readonly refuse?: string;
    /** What is not held when it is started so; sentences. */
    readonly gaps: readonly string[];
}
export interface PlannedFile {
    /** `system`: below /etc in the agent's own mount namespace, read-only; `guard`: read-only; `home`: the agent may change it. */
    readonly in: 'system' | 'guard' | 'home';
    /** Relative to /etc, the guard's folder, or HOME. */
    readonly path: string;
    readonly text: string;
    readonly executable?: true;
}
/** A running agent. */
export interface AgentProcess {
    /** Lines of standard output as they come, without their ends; longer ones than a bound are cut. Ends with the process. */
    readonly lines: AsyncIterable<string>;
    /** Writes to its standard input; false where that is closed. */
    write(text: string): boolean;
    closeInput(): void;
    /** Settles with its end. */
    readonly ended: Promise<AgentExit>;
    /** Ends it and everything in it. */
    kill(): void;
}
export type AgentExit = {
    readonly kind: 'exited';
    readonly code: number;
    readonly stderr: string;
} | {
    readonly kind: 'signalled';
    readonly signal: string;
    readonly stderr: string;
} | {
    readonly kind: 'not-started';
    readonly words: string;
};
export interface DriveContext {
    readonly launch: LaunchContext;
    /** Aborts when the agent is to stop: cancelled, a bound, a broken guard. */
    readonly signal: AbortSignal;
    /** Whether a text is of the sub-agent that is started for canaries: it is nobody's, and told to nobody. */
    readonly isCheck?: (text: string) => boolean;
    /** What the agent tells of itself goes out here; must not throw. */
    readonly tell: (event: SessionEvent) => void;
    /** For agents that ask for permission over the line itself (ACP). */
    readonly ask: (question: Extract<HookQuestion, {
        event: 'pre';
    }>) => Promise<PreRuling>;
    /** For the same agents: a result, which cannot be kept from the model any more. What is to be shown in its place, if not it. */
    readonly returned?: (question: Extract<HookQuestion, {
        event: 'post';
    }>) => Promise<PostRuling>;
    /** Hears what could not be held, in a sentence, so that enforcement is partial. */
    readonly gap?: (sentence: string) => void;
    /** Hears of an MCP server that did not come up, in the agent's words, and of the id of a call whose tool failed, before its hook asks. */
    readonly serverBroke?: (server: string, words: string) => void;
    readonly failed?: (callId: string) => void;
    /** A fault of the guard's binding that the agent's own stream tells (a hook that failed): the run ends as a guard error. */
    readonly broken: (words: string) => void;
}
/** How the agent itself says that it ended. */
export type AgentOutcome = {
    readonly kind: 'finished';
    readonly finalMessage: string;
}
/** `refused`: what was to start it found that it may not be started here. */
 | {
    readonly kind: 'failed' | 'refused';
    readonly words: string;
    readonly finalMessage: string;
};
export type PreRuling = {
    readonly kind: 'allow';
} | {
    readonly kind: 'modify';
    readonly input: JsonText;
} | {
    readonly kind: 'deny';
    readonly words: string;
};
export type PostRuling = {
    readonly kind: 'keep';
} | {
    readonly kind: 'replace';
    readonly shown: ToolResult;
};
/** A call in the agent's own records, after the run. */
export interface RecordedCall {
    /** The wire's id, where the records have it. */
    readonly id?: string;
    readonly name: string;
    readonly input?: ToolInput;
    /** Whether the records show that it ran; false: it was refused or never finished. */
    readonly ran: boolean;
    /** The file and line, for people. */
    readonly where: string;
}
export interface Adapter {
    readonly name: AgentName;
    readonly capabilities: Capabilities;
    readonly guidance: GuidancePlaces;
    readonly dialect: Dialect;
    readonly translator: Translator;
    /** The wire for a model; the problem is one sentence. */
    wire(model: {
        readonly provider: string;
        readonly name: string;
    }): Result<WireName, string>;
    plan(context: LaunchContext): LaunchPlan;
    /** Runs the agent to its end; rejects never. Reads `lines` to their end. */
    drive(process: AgentProcess, context: DriveContext): Promise<AgentOutcome>;
    /** Every tool call of the agent's own records, and what of them could not be read. Throws once `stop` aborts. */
    records(folders: Pick<AgentFolders, 'home' | 'workspace'>, stop?: AbortSignal): AsyncIterable<RecordedCall | {
        readonly unread: string;
    }>;
    /** A call that reads the file at this absolute path: what the canaries are made of. */
    canaryRead(path: string, folders: AgentFolders): CanaryWords;
    /**
     * A call that starts a sub-agent with this prompt, and what follows where that works beside. `name` is a word of small letters and
     * digits that no other sub-agent has. Absent where the agent has none.
     */
    canaryDelegate?(prompt: string, name: string): CanaryDelegation;
    /** The common form of a call as the hook and as the wire tell it. */
    identify(folders: AgentFolders): Identify;
    /** Whether a result on the wire is no more than what the hook was given. */
    sameOutput(given: ToolResult, onWire: ToolResult): boolean;
    /** Whether a result on the wire is exactly this replacement as the agent words it; beyond what `sameOutput` says. */
    isRendering?(shown: ToolResult, onWire: ToolResult): boolean;
    /** Why a result without a decision is none of a tool that ran; `isOffered` is false where the model was offered no such tool. */
    excuse?(result: ResultView, call: NotedCall | undefined, isOffered: boolean): Excuse | undefined;
    /** Whether a result is its own refusal of a call that was allowed, in words that no tool and no command can give. */
    declined?(result: ResultView, call: NotedCall): boolean;
    /** Tools that no hook can judge, taken out of every request. */
    readonly notJudgeable: readonly string[];
    /** Other names under which the agent asks for models, besides the one that the run names. */
    models(model: string): readonly string[];
}
