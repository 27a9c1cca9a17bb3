// Turns of the model under way side by side, where what they use counts towards a budget: what one has used is known at its end alone, so
// that all that are under way may go beyond it.
export class TurnQueue {
    #most;
    #waiting = [];
    #underWay = 0;
    constructor(most) {
        this.#most = most;
    }
    /** Runs a turn once fewer than the most are under way; those that wait go in their order. */
    async run(turn) {
        if (this.#underWay < this.#most)
            this.#underWay += 1;
        else
            await new Promise((resolve) => this.#waiting.push(resolve));
        try {
            await turn();
        }
        finally {
            const next = this.#waiting.shift();
            if (next === undefined)
                this.#underWay -= 1;
            else
                next();
        }
    }
}
