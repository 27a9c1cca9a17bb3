export type Row = readonly [why: string, names: string];
/** By a file's own name. */
export declare const NAMES: readonly Row[];
/** By how a file's name ends. */
export declare const ENDINGS: readonly Row[];
/** Settings of tools that are programs themselves, or name some. */
export declare const TOOL_SETTINGS: RegExp;
export declare const TYPESCRIPT_SETTINGS: RegExp;
export declare const REQUIREMENTS: RegExp;
/** By other parts of a file's name. */
export declare const PATTERNS: readonly (readonly [why: string, pattern: RegExp])[];
export declare const CONTAINERS: RegExp;
/** By folders, wherever they lie. */
export declare const FOLDERS: readonly Row[];
/** Folders of dependencies, told as a whole: what is in them is loaded by later steps, and there is too much of it for single rows. */
export declare const DEPENDENCIES = "\n  node_modules bower_components jspm_packages .venv venv virtualenv site-packages dist-packages __pypackages__ .eggs .tox .nox .gradle .m2\n  .pnpm-store pods carthage elm-stuff .pixi";
