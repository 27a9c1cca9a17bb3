// Which folders of one run are held, and how: those of the snapshot, the home folder of hooks, and the operator's folder.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { holdAbove } from './found-above.js';
import { configFolder } from './guard-files.js';
import { HeldFolders, holdEmpty, holdPlaces, holdStill, holdTree } from './held-folders.js';
import { wayInside } from './inside.js';
import { isFolderAt } from './stats.js';
/** The most entries that are looked at before every start, of the snapshot and of the operator's folder. */
const MOST_IN_SNAPSHOT = 500;
const MOST_OF_OPERATOR = 5000;
/** Remembers the folders as they are now. */
export function holdTrust(options) {
    const { snapshot, folder } = options;
    const operator = holdOperators(options);
    if (snapshot === undefined)
        return { ...operator, held: new HeldFolders({ all: [], operator: operator.looks }) };
    const home = join(folder, 'hook-home');
    mkdirSync(home, { mode: 0o555 });
    const all = [
        holdPlaces([dirname(folder), folder]),
        holdStill(snapshot.folder),
        ...holdFiles(options, snapshot),
        holdEmpty(home),
        holdAbove(snapshot.folder),
        ...(options.git === undefined ? [] : [options.git]),
    ];
    return { home, notices: operator.notices, held: new HeldFolders({ all, operator: operator.looks }) };
}
/** The whole snapshot where it is small, else its guard folders; what is beyond that is compared at the end. */
function holdFiles({ guardFolders }, { folder }) {
    const whole = holdTree(folder, { most: MOST_IN_SNAPSHOT });
    if (whole !== undefined)
        return [whole];
    return guardFolders.flatMap((way) => holdTree(join(folder, way), { most: MOST_IN_SNAPSHOT }) ?? []);
}
/** A folder of the operator's outside the checkout, from which something was declared. */
function holdOperators(options) {
    const { declared, checkout, configDir, snapshot, folder } = options;
    const config = configFolder(options);
    const isUsed = [...declared.hooks, ...declared.tools].some(({ scope }) => scope === 'operator');
    const isNamed = configDir !== undefined || snapshot !== undefined;
    if (!isUsed || !isNamed || config === undefined || !isFolderAt(config))
        return { looks: [], notices: [] };
    if (wayInside(checkout.root, config) !== undefined)
        return { looks: [], notices: [] };
    const look = holdTree(config, { most: MOST_OF_OPERATOR, skip: [checkout.root, dirname(folder)], caches: true });
    const above = snapshot === undefined ? [] : [holdAbove(config)];
    if (look !== undefined)
        return { looks: [look, ...above], notices: [] };
    const notice = `${config} has more than ${MOST_OF_OPERATOR} files: only hooks.json, tools.json and the programs that they name are watched there`;
    return { looks: above, notices: [notice] };
}
