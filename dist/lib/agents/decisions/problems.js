// What went wrong with questions, said in bounds: whoever can reach the server can ask it any number of times.
/** Sentences that are said as they come. */
const MOST = 100;
export class Problems {
    #tell;
    #kinds = new Map();
    #said = 0;
    #closed = false;
    /** `tell` may throw; nothing comes of that. */
    constructor(tell) {
        this.#tell = tell;
    }
    /** One that is like every other of its kind: the first is said, the others are counted. */
    ofKind(kind) {
        const before = this.#kinds.get(kind) ?? 0;
        this.#kinds.set(kind, before + 1);
        if (before === 0)
            this.#say(kind);
    }
    /** One of its own; past the first hundred they are counted. */
    add(sentence) {
        this.#said += 1;
        if (this.#said <= MOST)
            this.#say(sentence);
    }
    /** Says how many were only counted. */
    close() {
        if (this.#closed)
            return;
        this.#closed = true;
        for (const [kind, times] of this.#kinds)
            if (times > 1)
                this.#say(`${kind}: ${times} times in all`);
        if (this.#said > MOST)
            this.#say(`${this.#said - MOST} more questions were answered no`);
    }
    #say(sentence) {
        try {
            this.#tell(sentence);
        }
        catch {
            return;
        }
    }
}
