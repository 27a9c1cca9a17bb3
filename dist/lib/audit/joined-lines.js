import { leading } from './leading.js';
/** Letters of base64, base64url and hex. */
const LETTER = 'A-Za-z0-9+/_=-';
/** The shortest line that is taken for one that an encoder broke. */
const SHORTEST = 40;
const END = String.raw `(?:\r?\n|(?:\\r)?\\n)`;
/** A line end, or its escape in JSON, after a long run of letters and before another. The rare part comes first, so that one pass is enough. */
const JOINT = new RegExp(`${END}(?<=[${LETTER}]{${SHORTEST}}${END})(?=[${LETTER}])`, 'g');
const OPEN_END = new RegExp(`(?<=[${LETTER}]{${SHORTEST}})${END}$`);
/** Without the line end that an encoder may have put there before it goes on. */
export const withoutOpenEnd = (text) => text.replace(OPEN_END, '');
/** Undefined where no line was broken. */
export function joinedLines(text) {
    const parts = [];
    /** For each joint its place in the joined text, and how much was left out up to there. */
    const joints = [];
    let from = 0;
    for (const { index, 0: end } of text.matchAll(JOINT)) {
        parts.push(text.slice(from, index));
        const before = joints.at(-1)?.left ?? 0;
        joints.push({ at: index - before, left: before + end.length });
        from = index + end.length;
    }
    if (joints.length === 0)
        return undefined;
    parts.push(text.slice(from));
    const placeOf = (at) => at + (joints[leading(joints.length, (one) => (joints[one]?.at ?? 0) <= at) - 1]?.left ?? 0);
    return { text: parts.join(''), original: ({ start, end }) => ({ start: placeOf(start), end: placeOf(end - 1) + 1 }) };
}
