import { quoteJson } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { removals, splice } from './patches.js';
import { stringsOf } from './strings.js';
/** The body with these edits, everything else byte for byte; or why the request has to be refused instead. */
export function editBody(sheet, edits, askUsage) {
    const { document } = sheet;
    const patches = [];
    const gone = [];
    const tools = toolPlaces(sheet, edits.tools ?? []);
    if (!tools.ok)
        return tools;
    gone.push(...tools.value);
    const dropped = new Set(edits.drop ?? []);
    for (const index of dropped) {
        const call = sheet.foundCalls[index];
        if (call === undefined)
            return fail(`there is no call ${index} to drop`);
        gone.push(call.place);
    }
    for (const result of sheet.foundResults) {
        if (result.call !== undefined && dropped.has(result.call) && result.place !== undefined)
            gone.push(result.place);
    }
    for (const at of edits.messages ?? []) {
        const message = sheet.foundMessages.get(at);
        if (message === undefined)
            return fail(`there is no message at ${at} to take out`);
        gone.push(message);
    }
    patches.push(...removals(gone));
    for (const { index, output, isError } of edits.results ?? []) {
        const result = sheet.foundResults[index];
        if (result === undefined)
            return fail(`there is no result ${index} to replace`);
        const replaced = result.replace(output, isError);
        if (!replaced.ok)
            return fail(`${result.path} ${replaced.error}`);
        patches.push(...replaced.value);
    }
    for (const { at, text } of edits.media ?? []) {
        const media = sheet.foundMedia.find(({ node }) => node.start === at);
        if (media === undefined)
            return fail(`there are no media at ${at} to replace`);
        const replaced = media.replace(text);
        if (!replaced.ok)
            return fail(`${media.path} ${replaced.error}`);
        patches.push(...replaced.value);
    }
    const texts = textPatches(sheet, edits.texts ?? []);
    if (!texts.ok)
        return texts;
    patches.push(...texts.value);
    if (edits.askUsage === true)
        patches.push(...askUsage);
    return ok(splice(document.text, patches));
}
/** What goes with these tools. Where the request was about one of them, its removal would be a lie. */
function toolPlaces(sheet, removed) {
    if (removed.length === 0)
        return ok([]);
    const gone = new Set(removed);
    const goneTools = sheet.foundTools.filter(({ at }) => gone.has(at));
    const kept = sheet.foundTools.filter(({ at }) => !gone.has(at));
    if (goneTools.length < gone.size)
        return fail('a tool to remove is not in the request');
    const names = listOf(goneTools);
    if (kept.length === 0)
        return fail(`the request is about ${names} alone, which this session does not offer`);
    const rooted = goneTools.filter((tool) => tool.places.length === 0);
    if (rooted.length > 0)
        return fail(`${listOf(rooted)} cannot be taken out of the request, and this session does not offer it`);
    const places = goneTools.flatMap((tool) => tool.places);
    const allowed = sheet.choices.filter(({ place }) => place !== undefined);
    let left = allowed.length;
    for (const choice of sheet.choices) {
        const named = goneTools.filter(choice.names);
        if (named.length === 0 || kept.some(choice.names))
            continue;
        if (choice.place === undefined)
            return fail(`the request demands a call of ${listOf(named)}, which this session does not offer`);
        places.push(choice.place);
        left--;
    }
    if (allowed.length > 0 && left === 0)
        return fail(`the request allows ${names} alone, which this session does not offer`);
    return ok(places);
}
function listOf(tools) {
    return tools.map(({ name }) => `'${name}'`).join(', ');
}
function textPatches(sheet, edits) {
    if (edits.length === 0)
        return ok([]);
    const wanted = new Map(edits.map(({ at, text }) => [at, text]));
    const patches = [];
    for (const view of stringsOf(sheet.document.root, sheet)) {
        const text = wanted.get(view.at);
        if (text === undefined || view.where === 'key')
            continue;
        if (view.fixed)
            return fail(`${view.path} cannot be changed`);
        wanted.delete(view.at);
        patches.push({ start: view.at, end: view.at + lengthOf(sheet.document.text, view.at), text: quoteJson(text) });
    }
    return wanted.size === 0 ? ok(patches) : fail('a text to replace is not in the request, or cannot be changed');
}
/** The length of the string literal that starts here; the reader has found it whole. */
function lengthOf(text, start) {
    let at = start + 1;
    while (at < text.length && text[at] !== '"')
        at += text[at] === '\\' ? 2 : 1;
    return at + 1 - start;
}
