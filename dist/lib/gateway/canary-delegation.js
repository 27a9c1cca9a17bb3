import { defined } from '../contract/defined.js';
/** One wait may be cut short by others of the agent's sub-agents. */
const MOST_WAITS = 20;
export function delegated(delegation, options) {
    const { tool, namespace, input, form, behind, follow, otherwise } = delegation;
    const start = {
        kind: 'delegate',
        tool,
        input,
        ...defined({ namespace, form, behind, otherwise: otherwise === undefined ? undefined : delegated(otherwise, options) }),
        check: (result) => (follow !== undefined || options.isDone() ? undefined : notPlayed(result)),
    };
    if (follow === undefined)
        return start;
    const beside = (words) => ({ ...words, kind: 'delegate', ...defined({ behind }), check: () => undefined });
    const waiting = ({ wait, after }) => {
        const until = options.now() + options.waitMs;
        const nth = (waits) => ({
            ...beside(wait),
            check: (result) => (options.isDone() || (waits < MOST_WAITS && options.now() < until) ? undefined : notPlayed(result)),
            next: () => (options.isDone() ? after.map(beside) : [nth(waits + 1)]),
        });
        return nth(1);
    };
    const next = (result) => {
        const following = follow(result);
        return typeof following === 'string' ? following : [waiting(following)];
    };
    return { ...start, next };
}
const notPlayed = ({ output }) => `no sub-agent asked for a turn in which the canaries could be played, and it came back as ${JSON.stringify(output.text.slice(0, 200))}`;
