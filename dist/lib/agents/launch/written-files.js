// What the guard wrote for an agent to obey, to be known again: shims and settings that nobody may change, and settings in the agent's own
// home, which it may.
import { readFileSync } from 'node:fs';
import { quiet, statsAt } from '../../bindings/trust/stats.js';
export class WrittenFiles {
    #files = new Map();
    add(path, text, own) {
        this.#files.set(path, { text, own, look: lookOf(path) });
    }
    /** Files that are not what was written, of those that the agent may not change: sentences, each an enforcement failure. */
    changed() {
        return [...this.#files].flatMap(([path, { text, own }]) => own || quiet(() => readFileSync(path, 'utf8')) === text
            ? []
            : [`somebody changed ${path} during the session, which the agent's hooks come from`]);
    }
    /** Whether one of them looks otherwise than it did when this was asked last. */
    hasMoved() {
        let moved = false;
        for (const [path, file] of this.#files) {
            const look = lookOf(path);
            moved ||= look !== file.look;
            file.look = look;
        }
        return moved;
    }
}
function lookOf(path) {
    const stats = statsAt(path);
    return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}
