// What programs find by looking upwards from the folder that they were started in, or from their own file: libraries, settings and
// repositories in the folders above. Above the snapshot and the operator's folder lie folders that commands may write to, so what came,
// went or changed there under such a name since the start keeps everything from being started.
import { basename, join } from 'node:path';
import { foldersUp } from './checkout.js';
import { physicalPath } from './inside.js';
import { linkStatsAt, stampWithTarget } from './stats.js';
/** By who looks for it, with space between. What is looked for in one folder alone, or in the home folder, is not of these. */
const NAMES = {
    node: 'node_modules package.json tsconfig.json jsconfig.json deno.json deno.jsonc bunfig.toml pnpm-workspace.yaml .pnp.cjs .pnp.loader.mjs .yarnrc .yarnrc.yml',
    git: '.git .git/config HEAD',
    python: 'pyproject.toml uv.toml Pipfile .venv .python-version',
    ruby: 'Gemfile gems.rb .bundle/config .ruby-version',
    go: 'go.mod go.work',
    rust: 'Cargo.toml .cargo/config .cargo/config.toml rust-toolchain rust-toolchain.toml',
    java: '.mvn .java-version',
    dotnet: 'global.json nuget.config NuGet.config NuGet.Config Directory.Build.props Directory.Build.targets Directory.Build.rsp',
    versions: '.tool-versions .node-version .nvmrc mise.toml .mise.toml mise.local.toml .mise.local.toml',
};
const ALL = Object.values(NAMES).flatMap((names) => names.split(' '));
/** Holds what may be found above a folder; of a folder of libraries that is there already, only which ones there are. */
export function holdAbove(folder) {
    const places = [folder, physicalPath(folder) ?? folder].flatMap((one) => foldersUp(one, undefined).slice(1));
    const paths = [...new Set(places)].flatMap((above) => ALL.map((name) => join(above, name)));
    const held = paths.map((path) => [path, stampAt(path)]);
    return () => {
        const changed = held.find(([path, stamp]) => stampAt(path) !== stamp);
        return changed && `'${changed[0]}', where programs look for what they load, changed since the session began`;
    };
}
/** A repository's folder changes with every commit, so there its settings are held apart. */
function stampAt(path) {
    const stats = linkStatsAt(path);
    if (stats === undefined)
        return undefined;
    return stats.isDirectory() && basename(path) === '.git' ? `${stats.dev} ${stats.ino}` : stampWithTarget(path, stats);
}
