// Whether later steps of a workflow may execute a file, by its name or its folder's. The names are in later-steps-table.ts.
import { CONTAINERS, DEPENDENCIES, ENDINGS, FOLDERS, NAMES, PATTERNS, REQUIREMENTS, TOOL_SETTINGS, TYPESCRIPT_SETTINGS, } from './later-steps-table.js';
const words = (text) => text.split(/\s+/).filter((word) => word !== '');
const pairs = (rows) => rows.flatMap(([why, names]) => words(names).map((name) => [name, why]));
const byName = new Map(pairs(NAMES));
const endings = pairs(ENDINGS);
const byFolder = new Map(pairs(FOLDERS));
const dependencies = new Set(words(DEPENDENCIES));
/** Whether a folder of this name holds dependencies. */
export const isDependencyFolder = (name) => dependencies.has(name.toLowerCase());
/** Why what lies in a folder may be executed, by the folder's name and its parent's; undefined where the folder says nothing. */
export function folderWhy(name, parent) {
    const here = name.toLowerCase();
    return byFolder.get(here) ?? byFolder.get(`${parent.toLowerCase()}/${here}`);
}
/** Whether a file's name says more than how it ends: one that a tool looks for. */
export function isNamed(name) {
    const here = name.toLowerCase();
    return byName.has(here) || patternWhy(here) !== undefined;
}
/** Why later steps may execute a file of this name; undefined where its name does not say so. */
export function nameWhy(name) {
    const here = name.toLowerCase();
    const known = byName.get(here) ?? endings.find(([end]) => here.endsWith(end))?.[1];
    return known ?? patternWhy(here);
}
function patternWhy(here) {
    if (TYPESCRIPT_SETTINGS.test(here) || TOOL_SETTINGS.test(here))
        return 'settings of a tool that may load programs';
    if (REQUIREMENTS.test(here))
        return 'what an installation reads';
    if (CONTAINERS.test(here))
        return 'a container file';
    return PATTERNS.find(([, pattern]) => pattern.test(here))?.[0];
}
