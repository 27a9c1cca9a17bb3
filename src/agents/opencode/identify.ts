// When two mentions of a call are the same one, and which results no tool has given.
import type { ToolResult } from '../../contract/call.ts';
import type { Identify } from '../../gateway/identity.ts';
import type { Excuse } from '../../gateway/options.ts';
import type { ResultView } from '../../gateway/types.ts';
import { comparableInput } from '../../gateway/wire/comparable.ts';
import { attachedIn } from './attached.ts';
import { INVALID, plainName } from './tools.ts';

/** The hook is given the input as the model wrote it, with its numbers as doubles. */
export const identifyCall: Identify = ({ name, namespace, input }) => {
  const plain = plainName(name);
  return { tool: namespace === undefined ? plain : `${namespace}.${plain}`, input: comparableInput(input) };
};

/** Half of a surrogate pair is no text to a provider; pictures come in the parts of the wire, or beside the text. */
export function sameOutput({ output: given }: ToolResult, { output: came }: ToolResult): boolean {
  if (given.kind === came.kind && given.text.toWellFormed() === came.text.toWellFormed()) return true;
  const attached = given.kind === 'json' ? attachedIn(given.text) : undefined;
  if (attached === undefined) return false;
  return came.kind === 'text' ? came.text === attached.text : attached.parts.some((parts) => parts === came.text);
}

const ABOUT_THE_CALL = 'The arguments provided to the tool are invalid: ';

/** The agent puts a call that it cannot read under another name, which runs nothing. */
export function excuse({ toolName, output }: ResultView): Excuse | undefined {
  if (toolName !== INVALID || output.kind !== 'text' || !output.text.startsWith(ABOUT_THE_CALL)) return undefined;
  return { why: 'the agent could not read the call, or has no such tool', refused: true };
}
