// A registry on the loopback with one small package, `fixture-agent`, whose install scripts leave a trace if they are run.
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { type InstallRequest, installAgent } from '../../../src/agents/install/install.ts';
import { closed, listening } from '../../support/agents/listening.ts';
import { thisMachine } from '../../support/agents/install.ts';

export const PLATFORM = `${process.platform}-${process.arch}`;
const START = 'node_modules/fixture-agent/agent.mjs';

export class FixtureRegistry implements AsyncDisposable {
  /** Of this fixture alone: its cache, its workspace, its packages. */
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'basis-guard-test-')));
  readonly agents = join(this.folder, 'agents');
  readonly cache = join(this.folder, 'cache');
  readonly workspace = join(this.folder, 'work');
  /** Where the scripts of the packages would leave a trace. */
  readonly trace = join(this.folder, 'trace');
  /** The paths that were asked for. */
  readonly asked: string[] = [];
  readonly #packed = new Map<string, Buffer>();
  readonly #server: Server;
  #url = '';

  private constructor() {
    for (const folder of [this.agents, this.workspace, join(this.folder, 'home')]) mkdirSync(folder);
    this.#server = createServer((request, response) => {
      const path = request.url ?? '';
      this.asked.push(path);
      const packed = this.#packed.get(/-([\d.]+)\.tgz$/.exec(path)?.[1] ?? '');
      if (packed !== undefined) return void response.end(packed);
      if (path !== '/fixture-agent') return void response.writeHead(404).end('{}');
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(this.#packument()));
    });
  }

  /** With versions 1.0.0 and 1.0.1 in the registry; 1.0.0 is the tested one, whose tree is not known. */
  static async start(): Promise<FixtureRegistry> {
    const registry = new FixtureRegistry();
    registry.#url = await listening(registry.#server);
    for (const version of ['1.0.0', '1.0.1']) registry.#packed.set(version, await registry.#pack(version));
    const lock = join(registry.agents, 'fixture', '1.0.0');
    mkdirSync(lock, { recursive: true });
    const root = { name: 'fixture', dependencies: { 'fixture-agent': '1.0.0' } };
    const integrity = integrityOf(registry.#packed.get('1.0.0'));
    const packages = { '': root, 'node_modules/fixture-agent': { version: '1.0.0', integrity, hasInstallScript: true } };
    writeFileSync(join(lock, 'package.json'), JSON.stringify(root));
    writeFileSync(join(lock, 'package-lock.json'), JSON.stringify({ name: 'fixture', lockfileVersion: 3, requires: true, packages }));
    registry.tested({});
    return registry;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await closed(this.#server);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Writes the versions file: the tested version with these trees. */
  tested(trees: Readonly<Record<string, string>>, start: Readonly<Record<string, string>> = { [PLATFORM]: START }): void {
    const tested = [{ version: '1.0.0', lock: 'fixture/1.0.0', runs: 'node', start, trees }];
    const codex = { package: 'fixture-agent', range: { from: '1.0.0', to: '1.0.0' }, tested };
    writeFileSync(join(this.agents, 'versions.json'), JSON.stringify({ agents: { codex } }));
  }

  /** Gives other bytes for a version than those that the lock file knows. */
  swap(version: string, by: string): void {
    const other = this.#packed.get(by);
    if (other !== undefined) this.#packed.set(version, other);
  }

  /** Installs the package as if it were an agent. */
  install(more: Partial<InstallRequest> = {}): ReturnType<typeof installAgent> {
    const machine = thisMachine();
    const env = {
      PATH: machine.env['PATH'],
      HOME: join(this.folder, 'home'),
      NPM_CONFIG_REGISTRY: this.#url,
      NPM_CONFIG_FETCH_RETRIES: '0',
    };
    return installAgent({
      agent: 'codex',
      allowUntested: false,
      cacheFolder: this.cache,
      agentsFolder: this.agents,
      machine: { ...machine, env, workspace: this.workspace },
      temp: this.folder,
      random: (bytes) => randomBytes(bytes).toString('hex'),
      signal: new AbortController().signal,
      ...more,
    });
  }

  async #pack(version: string): Promise<Buffer> {
    const folder = join(this.folder, `packed-${version}`);
    mkdirSync(join(folder, 'package'), { recursive: true });
    const script = `${process.execPath} -e "fs.writeFileSync('${this.trace}', '')"`;
    const scripts = { preinstall: script, install: script, postinstall: script };
    writeFileSync(join(folder, 'package', 'package.json'), JSON.stringify({ name: 'fixture-agent', version, scripts }));
    writeFileSync(join(folder, 'package', 'agent.mjs'), `console.log('fixture-agent ${version}');\n`, { mode: 0o755 });
    await execa('tar', ['-czf', join(folder, 'packed.tgz'), '-C', folder, 'package']);
    return readFileSync(join(folder, 'packed.tgz'));
  }

  #packument(): object {
    const versions = Object.fromEntries(
      [...this.#packed].map(([version, bytes]) => {
        const dist = { tarball: `${this.#url}/fixture-agent/-/fixture-agent-${version}.tgz`, integrity: integrityOf(bytes) };
        return [version, { name: 'fixture-agent', version, hasInstallScript: true, dist }];
      }),
    );
    return { name: 'fixture-agent', 'dist-tags': { latest: '1.0.1' }, versions };
  }
}

function integrityOf(bytes: Buffer | undefined): string {
  return `sha512-${createHash('sha512')
    .update(bytes ?? '')
    .digest('base64')}`;
}
