import { code, details, heading, lineBreak, list, paragraph, say, sentence, strong, table } from '../markdown/tree.js';
import { figure, short } from './figures.js';
const SENTENCE = 1000;
const NOTES = 30;
/** `problems`: sentences about the ledger itself. */
export function opening(facts, problems) {
    const { finished } = facts;
    const said = warnings(facts, problems);
    return [
        ...(said.length > 0 ? [paragraph(said.flatMap((line, index) => (index === 0 ? line : [lineBreak, ...line])))] : []),
        heading(2, title(finished)),
        paragraph(verdict(facts)),
        ...(finished === undefined ? [] : titled(NOT_HELD[finished.enforcement], finished.enforcement_notes)),
        ...held(facts),
        ...titled('Notices', [...(facts.started?.notices ?? []), ...(finished?.notices ?? [])]),
        figures(facts),
    ];
}
function warnings(facts, problems) {
    const said = [];
    if (facts.started?.evaluate_only === true) {
        said.push(say `${strong('Evaluate only: every verdict below was recorded and none was acted on.')}`);
    }
    if (facts.finished === undefined) {
        const seq = facts.last?.seq;
        const end = seq === undefined ? 'it holds no record' : `it ends with record ${figure(seq)}`;
        said.push(say `${strong('This ledger has no seal')}: ${end}, and what came after is not known.`);
    }
    if (facts.finished?.sealed_by === 'post') {
        said.push(say `${strong('The session was killed')}; what it had recorded was sealed afterwards.`);
    }
    const shown = problems.slice(0, NOTES).map((problem) => say `${strong('Ledger')}: ${sentence(short(problem, SENTENCE))}.`);
    const more = problems.length - shown.length;
    return [...said, ...shown, ...(more > 0 ? [say `… and ${figure(more)} more about the ledger.`] : [])];
}
const title = (finished) => finished === undefined
    ? say `✗ Guarded session: not finished`
    : say `${SIGNS[finished.conclusion]} Guarded session: ${finished.conclusion}`;
function verdict({ finished, started }) {
    if (finished === undefined) {
        const floor = started === undefined ? say `` : say ` At least ${code(started.floor)} was asked for at the start.`;
        return say `How it ended is not recorded, and neither is what was enforced.${floor}`;
    }
    const { enforcement, exit, why } = finished;
    return say `${strong(sentence(capital(short(why, SENTENCE))))} (exit ${exit}). Enforcement ${code(enforcement)}: ${ENFORCED[enforcement]}.`;
}
/** What was set up is no claim where its verdicts were not acted on, or where nothing ran. */
function held({ finished, acted }) {
    const { held: sentences = [], enforcement } = finished ?? {};
    if (sentences.length === 0 || (acted && enforcement === 'none'))
        return [];
    const above = acted ? 'What was held, and by what' : 'What was set up and played, and not acted on';
    return [details(above, notes(sentences))];
}
function titled(name, sentences) {
    return sentences.length === 0 ? [] : [paragraph(strong(name)), ...notes(sentences)];
}
function notes(sentences) {
    if (sentences.length === 0)
        return [];
    const more = sentences.length - NOTES;
    return [
        list([...sentences.slice(0, NOTES).map((one) => sentence(short(one, SENTENCE))), ...(more > 0 ? [`… and ${figure(more)} more`] : [])]),
    ];
}
function figures({ counts, levels, protectedChanges, otherChanges, acted }) {
    const { calls, denials, modifications, replacements, breakages, unguarded } = counts;
    const files = protectedChanges.count + otherChanges.count;
    const numbers = [calls, levels.total.ran, denials, modifications, replacements, breakages, unguarded, files];
    const verdicts = acted ? ['Denied', 'Modified', 'Replaced'] : ['Would be denied', 'Would be modified', 'Would be replaced'];
    const titles = ['Calls', 'Ran', ...verdicts, 'Broken', 'Unguarded', 'Executable changes'];
    return table(titles.map((one) => `${one}>`), [numbers.map((number, index) => (index > 1 && number > 0 ? strong(figure(number)) : figure(number)))]);
}
/** A sentence begins with a capital, unless its first word is a name: of an input, a program, a version. */
const capital = (text) => /^[a-z]+(?:[ ,;]|$)/.test(text) && !text.startsWith('npm ') ? text.charAt(0).toUpperCase() + text.slice(1) : text;
const SIGNS = {
    success: '✓',
    bound: '◼',
    cancelled: '◼',
    denied: '✗',
    'agent-failed': '✗',
    'config-error': '✗',
    'guard-error': '✗',
};
/** What stands above the reasons for the word. */
const NOT_HELD = {
    confined: 'Where enforcement ends',
    checked: 'Where enforcement ends',
    hooks: 'Where enforcement ends',
    partial: 'What was not held',
    none: 'Why nothing was held',
};
const ENFORCED = {
    confined: 'every call passed the chain, every tool result was checked on its way to the model, and the kernel holds the levels that were not allowed',
    checked: 'every call passed the chain, every tool result was checked on its way to the model, and there was no other way to a model',
    hooks: 'every call passed the chain',
    partial: 'some of it could not be held',
    none: 'nothing was held',
};
