import { defined } from '../contract/defined.js';
import { readExact } from '../contract/json/text.js';
import { unreachable } from '../contract/result.js';
/** Canaries for whatever the agent's own hooks can do. */
export function makeCanaries({ adapter, folders, folder, delegates, random }) {
    const file = (name) => ({ path: `${folder}/basis-guard-${name}-${random(8)}.txt`, text: `${name} ${random(16)}\n` });
    const denied = file('denied');
    const asked = file('asked');
    const instead = file('instead');
    const replaced = file('replaced');
    const denial = `the guard refuses this call to see that a refusal holds: ${random(16)}`;
    const shown = `the guard replaces this output to see that a replacement holds: ${random(16)}`;
    const canary = (kind, path, check) => ({
        kind,
        ...adapter.canaryRead(path, folders),
        check: ({ output }) => check(output.text),
    });
    const holds = (text, present, absent) => {
        if (text.includes(absent.text.trim()))
            return 'the agent read what it must not';
        return text.includes(present.trim()) ? undefined : `it came back as ${JSON.stringify(text.slice(0, 200))}`;
    };
    const start = delegates ? adapter.canaryDelegate?.bind(adapter) : undefined;
    const delegation = start &&
        (() => {
            const told = `This is a check of the guard (${random(8)}). Do what the next turns say and end.`;
            return { told, ...start(told, `check${random(4)}`) };
        });
    return {
        canaries: [
            canary('deny', denied.path, (text) => holds(text, denial, denied)),
            canary('modify', asked.path, (text) => holds(text, instead.text, asked)),
            ...(adapter.capabilities.postReplace === 'none' ? [] : [canary('replace', replaced.path, (text) => holds(text, shown, replaced))]),
        ],
        ...defined({ delegation }),
        files: [denied, asked, instead, replaced],
        before: (kind, call) => {
            switch (kind) {
                case 'deny':
                    return { kind: 'deny', words: denial };
                case 'modify': {
                    const input = renamed(call, asked.path, instead.path);
                    return input === undefined
                        ? { kind: 'deny', words: 'the file that was to be read is not named in this call' }
                        : { kind: 'modify', input };
                }
                case 'replace':
                case 'delegate':
                    return { kind: 'allow' };
                case undefined:
                    return { kind: 'deny', words: 'this is no call of the guard' };
                default:
                    return unreachable(kind);
            }
        },
        after: (kind) => kind === 'replace' ? { kind: 'replace', shown: { output: { kind: 'text', text: shown }, isError: false } } : { kind: 'keep' },
    };
}
/** The input with another file in the place of the one that it names, in the agent's own words. */
function renamed({ input }, from, to) {
    const text = input.text.replaceAll(from, to);
    if (input.kind !== 'json' || text === input.text)
        return undefined;
    const read = readExact(text);
    return read.ok ? read.value : undefined;
}
