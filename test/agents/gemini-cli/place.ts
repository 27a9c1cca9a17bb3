// Gemini CLI in a scratch HOME and workspace; bare, it runs in a folder that it trusts.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HookReply, LaunchPlan } from '../../../src/agents/adapter.ts';
import { geminiCli } from '../../../src/agents/gemini-cli/adapter.ts';
import { BarePlace, type Heard } from '../bare-place.ts';

export const MODEL = 'gemini-2.5-pro';

/** What a hook is answered; undefined: it is allowed, or kept. */
export type Answer = (heard: Heard) => HookReply | undefined;

export class Place extends BarePlace {
  protected readonly adapter = geminiCli;
  protected readonly launch = { version: '0.61.0', model: MODEL, wire: 'gemini' } as const;
  readonly heard: Heard[] = [];
  readonly #answer: Answer;

  private constructor(answer: Answer) {
    super();
    this.#answer = answer;
  }

  static async open(files: Readonly<Record<string, string>> = {}, answer: Answer = () => undefined): Promise<Place> {
    const place = new Place(answer);
    await place.begin();
    place.write(files);
    return place;
  }

  protected reply(heard: Heard): HookReply {
    this.heard.push(heard);
    const { dialect } = geminiCli;
    return this.#answer(heard) ?? (heard.event === 'pre' ? dialect.allow(NO_CALL) : dialect.keep());
  }

  protected namespace({ files, masked }: LaunchPlan): readonly string[] {
    if (files.some(({ in: where }) => where === 'system')) throw new Error('nothing is written below /etc');
    const covers = masked.flatMap((path) => {
      const at = join(this.folders.workspace, path);
      return existsSync(at) && statSync(at).isFile() ? ['--ro-bind', '/dev/null', at] : ['--tmpfs', at];
    });
    return ['bwrap', '--dev-bind', '/', '/', ...covers, '--die-with-parent', '--'];
  }
}

const NO_CALL = { name: '', input: { kind: 'raw', text: '' } } as const;
