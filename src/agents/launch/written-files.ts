// What the guard wrote for an agent to obey, to be known again: shims and settings that nobody may change, and settings in the agent's own
// home, which it may.
import { readFileSync } from 'node:fs';
import { quiet, statsAt } from '../../bindings/trust/stats.ts';

interface Written {
  readonly text: string;
  /** What the agent may change. */
  readonly own: boolean;
  /** How the file looked when it was last looked at. */
  look: string;
}

export class WrittenFiles {
  readonly #files = new Map<string, Written>();

  add(path: string, text: string, own: boolean): void {
    this.#files.set(path, { text, own, look: lookOf(path) });
  }

  /** Files that are not what was written, of those that the agent may not change: sentences, each an enforcement failure. */
  changed(): readonly string[] {
    return [...this.#files].flatMap(([path, { text, own }]) =>
      own || quiet(() => readFileSync(path, 'utf8')) === text
        ? []
        : [`somebody changed ${path} during the session, which the agent's hooks come from`],
    );
  }

  /** Whether one of them looks otherwise than it did when this was asked last. */
  hasMoved(): boolean {
    let moved = false;
    for (const [path, file] of this.#files) {
      const look = lookOf(path);
      moved ||= look !== file.look;
      file.look = look;
    }
    return moved;
  }
}

function lookOf(path: string): string {
  const stats = statsAt(path);
  return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}
