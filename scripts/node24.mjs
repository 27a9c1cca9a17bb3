// Runs a script (or, with --bin NAME, a package's program) under Node 24: the running Node where it is new
// enough, else one that is installed once, by the lock file in tools/node, into a cache outside the project.
// Plain JavaScript that Node 18 understands, for it is what an old Node starts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { constants as osConstants, homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockFolder = join(root, 'tools', 'node');
const wanted = 24;

/** The path of a Node that is new enough; throws one sentence where none can be had. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= wanted) return process.execPath;
  const lock = readFileSync(join(lockFolder, 'package-lock.json'));
  const key = createHash('sha256').update(lock).digest('hex').slice(0, 16);
  const homes = cacheFolders().map((folder) => join(folder, 'basis-guard', `node-${key}`));
  const there = homes.find((home) => existsSync(nodeIn(home)));
  if (there !== undefined) return nodeIn(there);
  const home = homes.find((candidate) => isWritable(dirname(candidate)));
  if (home === undefined) throw new Error(`no Node ${wanted} can be kept: none of ${homes.map(dirname).join(', ')} can be written`);
  install(home);
  if (existsSync(nodeIn(home))) return nodeIn(home);
  throw new Error(`no Node ${wanted} is packaged for ${process.platform}-${process.arch}: install Node ${wanted} and run this again`);
}

/** Where a cache may be: the user's, else one in the project, which whoever installed its packages can write. */
function cacheFolders() {
  const own = join(root, '.cache');
  try {
    return [process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), own];
  } catch {
    return [own];
  }
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function nodeIn(home) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  return join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

function install(home) {
  const scratch = mkdtempSync(`${home}-`);
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc']) cpSync(join(lockFolder, name), join(scratch, name));
    const npm = spawnSync(
      process.platform === 'win32' ? 'npm.cmd' : 'npm',
      ['ci', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'],
      {
        cwd: scratch,
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      },
    );
    if (npm.status !== 0) throw new Error(`Node ${wanted} could not be installed into ${home}: npm ended with ${npm.status ?? npm.signal}`);
    moveInto(scratch, home);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Two first runs may meet here: the one that comes second leaves what the first one put. */
function moveInto(scratch, home) {
  try {
    renameSync(scratch, home);
  } catch (error) {
    if (!existsSync(nodeIn(home))) throw error;
  }
}

function main() {
  let node;
  try {
    node = findNode();
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
  const args = process.argv.slice(2);
  if (args[0] === '--bin') args.splice(0, 2, programOf(args[1]));
  const env = { ...process.env, PATH: dirname(node) + delimiter + (process.env.PATH || '') };
  const child = spawn(node, args, { stdio: 'inherit', env });
  child.on('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exit(2);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code === null ? 128 + (osConstants.signals[signal] || 1) : code));
}

/** The script behind a program that a dependency of this project declares. */
function programOf(name) {
  const found = join(root, 'node_modules', '.bin', name);
  if (!existsSync(found)) {
    console.error(`there is no program ${name} in node_modules: run npm ci first`);
    process.exit(2);
  }
  return found;
}

main();
