// What the model is given besides its prompt: guidance from the trusted version and from the operator, and the form of its answer. What
// a prompt hides from the people who read it is told, never acted on.
import { join } from 'node:path';
import { showHidden } from '../../audit/visible.js';
import { configFolder } from '../../bindings/trust/guard-files.js';
import { cutBytes } from '../../contract/cut.js';
import { defined } from '../../contract/defined.js';
import { decodeUtf8, readExact } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { hiddenText } from '../../loop/hidden-text.js';
/** What every agent is given. */
const GUIDANCE_FILES = ['AGENTS.md'];
/** Files of skills that are read, and bytes of each that are handed over. */
const MOST_SKILL_FILES = 500;
const LARGEST_SKILL_FILE = 256 * 1024;
/** Bytes of one file of guidance that the model is given. */
const MOST_GUIDANCE = 128 * 1024;
/** Findings that are told one by one, and characters of each. */
const MOST_FINDINGS = 20;
const LONGEST_FINDING = 200;
/** The project's guidance, then the operator's; `more` names files besides AGENTS.md. The problem is a sentence. */
export async function readGuidance(settings, trust, host, more = []) {
    const operator = configFolder({ workspace: settings.workspace, env: host.env, ...defined({ configDir: settings.configDir }) });
    const project = trust.trusted.kind === 'off' ? [] : [trust.checkout.root, settings.workspace];
    const folders = [...new Set([...project, ...(operator === undefined ? [] : [operator])])];
    const guidance = [];
    for (const path of folders.flatMap((folder) => [...GUIDANCE_FILES, ...more].map((name) => join(folder, name)))) {
        const found = await trust.findFile(path);
        if (!found.ok)
            return found;
        if (found.value !== undefined)
            guidance.push(guidanceOf(found.value));
    }
    // The same words under two names are said once.
    return ok(guidance.filter(({ text }, index) => text.trim() !== '' && guidance.findIndex((one) => one.text === text) === index));
}
/** The skills of the project, from the trusted version: texts alone, of the first folder that has one of a name. The problem is a sentence. */
export async function readSkills(settings, trust, folders) {
    if (trust.trusted.kind === 'off')
        return ok([]);
    const skills = new Map();
    for (const folder of folders.flatMap((name) => [...new Set([trust.checkout.root, settings.workspace])].map((top) => join(top, name)))) {
        const found = await trust.findFolder(folder, MOST_SKILL_FILES);
        if (!found.ok)
            return found;
        const here = Object.groupBy(found.value, ({ way }) => way.split('/')[0] ?? '');
        for (const [name, files = []] of Object.entries(here)) {
            if (!/^[\w.-]+$/.test(name) || name.startsWith('.') || skills.has(name) || !files.some(({ way }) => way === `${name}/SKILL.md`))
                continue;
            const texts = files.filter(({ bytes }) => bytes.length <= LARGEST_SKILL_FILE && isText(bytes));
            skills.set(name, texts.map(({ way, bytes }) => ({ path: way.slice(name.length + 1), text: decodeUtf8(bytes) })));
        }
    }
    return ok([...skills].map(([name, files]) => ({ name, files })));
}
const isText = (bytes) => !bytes.includes(0);
const guidanceOf = ({ name, bytes }) => ({ source: name, text: cutBytes(decodeUtf8(bytes), MOST_GUIDANCE) });
/** The form that is demanded, if any; the problem is a sentence. */
export async function readAnswerDemand({ outputSchema }, trust) {
    if (outputSchema === undefined)
        return ok(undefined);
    const read = await trust.readFile(outputSchema);
    if (!read.ok)
        return fail(`output-schema: ${read.error}`);
    const schema = readExact(decodeUtf8(read.value));
    if (!schema.ok) {
        const { message, line, column } = schema.error;
        return fail(`output-schema: ${outputSchema}, line ${line}, column ${column}: this is not JSON: ${message}`);
    }
    // The compiler of schemas takes tens of milliseconds to load.
    const { answerFormat, retryMessage } = await import('../../loop/models/structured-answer.js');
    const format = answerFormat(schema.value);
    if (!format.ok)
        return fail(`output-schema: ${outputSchema}: ${format.error}`);
    const { instruction, check } = format.value;
    return ok({ instruction, accept: { check, retry: retryMessage } });
}
/** Sentences about what a prompt does not show where it is rendered. */
export function hiddenNotices(prompt) {
    const found = hiddenText(prompt);
    const told = found.slice(0, MOST_FINDINGS).map(({ what, where, text }) => {
        const shown = JSON.stringify(cutBytes(showHidden(text), LONGEST_FINDING));
        return `the prompt hides text from who reads it rendered: ${what} at line ${where.line}, column ${where.column}: ${shown}`;
    });
    const more = found.length - told.length;
    return more > 0 ? [...told, `the prompt hides text in ${more} more places`] : told;
}
