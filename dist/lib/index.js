// The library without Node: the contract, the hook chain, approval, and what is rendered from a ledger. Programs, files and processes are
// in `@basis/guard/node`.
export { ApprovalGate } from './approval/gate.js';
export { AllowAll, CannotAnswer, DenyAll } from './approval/approver.js';
export { approverFor, LevelPolicy } from './approval/level-policy.js';
export { isConsequential } from './approval/levels.js';
export { neutralise } from './audit/neutralise.js';
export { redactor } from './audit/redact.js';
export { renderSummary } from './audit/summary/render.js';
export { verify } from './audit/verify.js';
export { decodeAnswer } from './contract/answer.js';
export { inputSchemaCheck } from './contract/input-schema.js';
export { toolInput } from './contract/input.js';
export { parseJson } from './contract/json/parse.js';
export { quoteJson, readExact, textOf, writeJson } from './contract/json/text.js';
export { member, viewOf } from './contract/json/view.js';
export { SIDE_EFFECT_LEVELS } from './contract/level.js';
export { problemSentence } from './contract/problem.js';
export { parseReplayFile } from './contract/replay-file.js';
export { fail, ok } from './contract/result.js';
export { parseToolsFile } from './contract/tools-file.js';
export { encodeRequest, HOOK_SCHEMA } from './contract/wire.js';
export { nameOf } from './contract/words.js';
export { parseHooksFile } from './hooks/file.js';
export { HookRunner } from './hooks/runner.js';
