// When two mentions of a call are the same one, and which results no tool has given.
import type { ToolResult } from '../../contract/call.ts';
import type { Identify } from '../../gateway/identity.ts';
import type { Excuse } from '../../gateway/options.ts';
import type { ResultView } from '../../gateway/types.ts';
import { comparableInput } from '../../gateway/wire/comparable.ts';
import { INVALID, plainName } from './tools.ts';

/** The hook is given the input as the model wrote it, with its numbers as doubles. */
export const identifyCall: Identify = ({ name, namespace, input }) => {
  const plain = plainName(name);
  return { tool: namespace === undefined ? plain : `${namespace}.${plain}`, input: comparableInput(input) };
};

/** Half of a surrogate pair is no text to a provider. */
export function sameOutput(given: ToolResult, onWire: ToolResult): boolean {
  return given.output.kind === onWire.output.kind && given.output.text.toWellFormed() === onWire.output.text.toWellFormed();
}

const ABOUT_THE_CALL = 'The arguments provided to the tool are invalid: ';

/** The agent puts a call that it cannot read under another name, which runs nothing. */
export function excuse({ toolName, output }: ResultView): Excuse | undefined {
  if (toolName !== INVALID || output.kind !== 'text' || !output.text.startsWith(ABOUT_THE_CALL)) return undefined;
  return { why: 'the agent could not read the call, or has no such tool', refused: true };
}
