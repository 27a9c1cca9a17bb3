import { entryOf } from '../../contract/entry-of.ts';
import type { TouchedPaths } from '../../session/protect.ts';
import type { AgentCall, Translator } from '../adapter.ts';
import { delegationShape } from '../delegation-shape.ts';
import { fieldsOf } from '../fields.ts';
import { patternFolder } from '../pattern-folder.ts';
import { filesShape } from './files-shape.ts';
import { mend } from './mend.ts';
import { spawnShape } from './spawn-shape.ts';
import { BASIS_NAMES, DELEGATES, levelOf, PATHS } from './tools.ts';

export const translator: Translator = {
  level: ({ name }) => levelOf(name),
  toolName: ({ name }) => name,
  basis: ({ name, input }, workspace) => {
    if (DELEGATES.includes(name)) return delegationShape(name, 'prompt', input);
    const basis = entryOf(BASIS_NAMES, name);
    if (basis === undefined) return undefined;
    return basis === 'spawn' ? spawnShape(name, input) : filesShape(name, input, workspace);
  },
  delegates: ({ name }) => DELEGATES.includes(name),
  touched,
  mend,
};

function touched({ name, input }: AgentCall): TouchedPaths | undefined {
  const place = entryOf(PATHS, name);
  const fields = place === undefined ? undefined : fieldsOf(input);
  if (place === undefined || fields?.ok !== true) return undefined;
  const path = fields.value.string(place.field) ?? place.fallback;
  if (path === undefined) return undefined;
  const pattern = name === 'Glob' ? fields.value.string('pattern') : undefined;
  const leads = pattern === undefined ? undefined : patternFolder(pattern, ['/', '~']);
  const paths = leads === undefined ? [path] : [path, within(path, leads)];
  return place.access === 'reads' ? { reads: paths, writes: [] } : { reads: [], writes: paths };
}

/** A pattern that says no place of its own begins in the folder that is searched. */
const within = (folder: string, leads: string): string => (folder === '.' || /^[/~]/.test(leads) ? leads : `${folder}/${leads}`);
