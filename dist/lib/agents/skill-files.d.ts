import type { PlannedFile, Skill } from './adapter.js';
/** Skills as files, a folder each below `folder`. */
export declare const skillFiles: (skills: readonly Skill[], place: Pick<PlannedFile, 'in'>, folder: string) => readonly PlannedFile[];
