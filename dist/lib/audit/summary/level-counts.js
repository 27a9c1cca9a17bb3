export const NOTHING = {
    calls: 0,
    ran: 0,
    chain: 0,
    approver: 0,
    otherwise: 0,
    abandoned: 0,
    withheld: 0,
    replaced: 0,
    modified: 0,
};
export class LevelCounts {
    total = { ...NOTHING };
    #levels = new Map();
    add(entry, call) {
        const counted = outcomeOf(entry, call);
        if (counted === undefined || call?.unseen === true)
            return;
        const name = call === undefined ? 'unknown' : (call.level ?? 'unknown');
        const level = this.#levels.get(name) ?? { ...NOTHING };
        this.#levels.set(name, level);
        level[counted] += 1;
        this.total[counted] += 1;
    }
    of(level) {
        return this.#levels.get(level);
    }
}
function outcomeOf(entry, call) {
    if (entry.type === 'call')
        return 'calls';
    if (entry.type === 'executed')
        return 'ran';
    if (entry.type === 'abandoned')
        return GIVEN_UP[call?.stage ?? 'called'];
    if (entry.type === 'refused')
        return entry.stage === 'chain' || entry.stage === 'approver' ? entry.stage : 'otherwise';
    if (entry.type === 'decided')
        return entry.outcome === 'modify' ? 'modified' : undefined;
    if (entry.type === 'reviewed' || entry.type === 'withheld')
        return OUTPUT[entry.outcome ?? 'allow'];
    return undefined;
}
const OUTPUT = { allow: undefined, deny: 'withheld', replace: 'replaced' };
/** What a call comes to that was given up: one that was executed counts as run already. */
const GIVEN_UP = {
    called: 'otherwise',
    decided: 'otherwise',
    refused: undefined,
    approved: 'abandoned',
    executed: undefined,
};
