import type { PlannedFile, Skill } from './adapter.ts';

/** Skills as files, a folder each below `folder`. */
export const skillFiles = (skills: readonly Skill[], place: Pick<PlannedFile, 'in'>, folder: string): readonly PlannedFile[] =>
  skills.flatMap(({ name, files }) => files.map(({ path, text }) => ({ ...place, path: `${folder}/${name}/${path}`, text })));
