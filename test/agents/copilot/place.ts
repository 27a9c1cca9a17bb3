// Copilot CLI in a scratch HOME and workspace.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HookReply, LaunchPlan } from '../../../src/agents/adapter.ts';
import { copilot } from '../../../src/agents/copilot/adapter.ts';
import { BarePlace, type Heard } from '../bare-place.ts';

export const MODEL = 'claude-sonnet-4.5';

/** What a hook before a call is answered; undefined: it is allowed. */
export type Answer = (body: string) => HookReply | undefined;

export class Place extends BarePlace {
  protected readonly adapter = copilot;
  protected readonly launch = { version: '1.0.102', model: MODEL, wire: 'anthropic' } as const;
  /** The bodies of the questions before calls. */
  readonly heard: string[] = [];
  readonly #answer: Answer;

  private constructor(answer: Answer) {
    super();
    this.#answer = answer;
  }

  static async open(answer: Answer = () => undefined): Promise<Place> {
    const place = new Place(answer);
    await place.begin();
    return place;
  }

  text(name: string): string {
    return this.has(name) ? readFileSync(join(this.folders.workspace, name), 'utf8') : '';
  }

  protected reply({ event, body }: Heard): HookReply {
    if (event !== 'pre') return copilot.dialect.keep();
    this.heard.push(body);
    const answered = this.#answer(body);
    if (answered !== undefined) return answered;
    const question = copilot.dialect.read('pre', body);
    if (!question.ok || question.value.event !== 'pre') return copilot.dialect.deny(undefined, 'it cannot be read');
    return copilot.dialect.allow(question.value.call);
  }

  /** /etc has the plan's own files besides the machine's. */
  protected namespace({ masked }: LaunchPlan, system: string): readonly string[] {
    const own = readdirSync(system);
    const etc = readdirSync('/etc')
      .filter((name) => !own.includes(name))
      .flatMap((name) => ['--ro-bind-try', join('/etc', name), join('/etc', name)]);
    const planned = own.flatMap((name) => ['--ro-bind', join(system, name), join('/etc', name)]);
    const covers = masked.filter((path) => this.has(path)).flatMap((path) => ['--tmpfs', join(this.folders.workspace, path)]);
    return ['bwrap', '--dev-bind', '/', '/', '--tmpfs', '/etc', ...etc, ...planned, ...covers, '--die-with-parent', '--'];
  }
}
