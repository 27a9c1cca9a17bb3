import { entryOf } from '../../contract/entry-of.ts';
import type { TouchedPaths } from '../../session/protect.ts';
import type { AgentCall, Translator } from '../adapter.ts';
import { mcpToolName } from '../mcp-names.ts';
import { basisOf } from './basis.ts';
import { stringOf } from './fields.ts';
import { serverPrefix } from './mcp-names.ts';
import { mend } from './mend.ts';
import { pathsOf, readPatch } from './patch.ts';
import { DELEGATING, LEVELS } from './tools.ts';

export const translator: Translator = {
  level: ({ name }) => entryOf(LEVELS, name),
  toolName: ({ name }, mcp) => mcpToolName(name, mcp, serverPrefix) ?? name,
  basis: basisOf,
  delegates: ({ name }) => DELEGATING.has(name),
  touched,
  mend,
};

function touched({ name, input }: AgentCall): TouchedPaths | undefined {
  if (name === 'view_image') {
    const path = stringOf(input, 'path');
    return path === undefined ? undefined : { reads: [path], writes: [] };
  }
  const patch = name === 'apply_patch' ? stringOf(input, 'command') : undefined;
  const read = patch === undefined ? undefined : readPatch(patch);
  return read?.ok === true ? { reads: [], writes: pathsOf(read.value) } : undefined;
}
