import { parseReplayFile } from '../contract/replay-file.js';
import { ok } from '../contract/result.js';
/**
 * The model that plays a script.
 *
 * @param content the script's bytes or text
 * @param source where it comes from, for the problem's sentence; also the model's name
 */
export function replayModel(content, source) {
    const read = parseReplayFile(content, source);
    return read.ok ? ok({ provider: 'replay', name: source, open: () => play(read.value) }) : read;
}
function play(turns) {
    let played = 0;
    return {
        async next(_results, listener) {
            // A script costs no time: without this pause a long one would keep signals and timers waiting until its end.
            await new Promise((resume) => setImmediate(resume));
            const turn = turns[played];
            if (!turn)
                return { kind: 'failed', words: endOf(turns.length) };
            played += 1;
            if (turn.text !== '')
                listener.delta(turn.text);
            const calls = turn.calls.map(({ id, name, input }) => ({ id: id ?? '', name, input }));
            return { kind: 'turn', text: turn.text, calls };
        },
    };
}
function endOf(turns) {
    if (turns === 0)
        return 'the replay script has no turns: write at least one with a "text"';
    return `the replay script ended after its turn ${turns}, which has tool calls: write a last turn with a "text" and no "tool_calls"`;
}
