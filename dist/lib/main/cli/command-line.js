// Which command the words of a command line mean.
import { entryOf } from '../../contract/entry-of.js';
import { messageOf } from '../../contract/message.js';
import { createReadStream, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { neutraliseMessage } from '../../audit/neutralise.js';
import { version } from '../version.js';
import { asFlags } from './flag-names.js';
import { helpText } from './help.js';
const COMMANDS = {
    run: async () => (await import('./run.js')).runCommand,
    ask: async () => (await import('./ask.js')).askCommand,
    check: async () => (await import('./check.js')).checkCommand,
    verify: async () => (await import('./verify.js')).verifyCommand,
    demo: async () => (await import('./demo.js')).demoCommand,
};
/** Runs a command; the result is the exit code. */
export async function commandLine(words, host) {
    const [name = 'help', ...rest] = words;
    const terminal = terminalOf(host);
    if (['help', '--help', '-h'].includes(name) || rest.includes('--help')) {
        terminal.print(helpText().trimEnd());
        return 0;
    }
    if (name === '--version') {
        terminal.print(version);
        return 0;
    }
    const load = entryOf(COMMANDS, name);
    if (load === undefined)
        return terminal.refuse([`there is no command ${JSON.stringify(name)}: write one of ${Object.keys(COMMANDS).join(', ')}`]);
    return (await load())(rest, terminal);
}
function terminalOf(host) {
    return {
        host,
        print: (line) => void process.stdout.write(`${line}\n`),
        say: host.say,
        refuse: (sentences) => {
            for (const sentence of sentences)
                host.say(`basis-guard: ${neutraliseMessage(asFlags(sentence))}`);
            return 2;
        },
        // Not by process.stdin and node:stream/consumers: they load parts of the platform that take as long as the answer.
        readInput: async () => {
            const pieces = [];
            for await (const piece of createReadStream('', { fd: 0, autoClose: false }))
                pieces.push(Buffer.from(piece));
            return Buffer.concat(pieces);
        },
        write: (path, text) => {
            try {
                writeFileSync(resolve(host.cwd, path), text);
            }
            catch (error) {
                host.say(`basis-guard: ${path} could not be written: ${messageOf(error)}`);
            }
        },
    };
}
