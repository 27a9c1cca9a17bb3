/** The text with its patches; one inside another is dropped, as the outer one takes all of its place. */
export function splice(text, patches) {
    const ordered = [...patches].sort((a, b) => a.start - b.start || b.end - a.end);
    const pieces = [];
    let at = 0;
    for (const patch of ordered) {
        if (patch.start < at)
            continue;
        pieces.push(text.slice(at, patch.start), patch.text);
        at = patch.end;
    }
    pieces.push(text.slice(at));
    return pieces.join('');
}
export function replaceNode(node, text) {
    return { start: node.start, end: node.end, text };
}
/** The member's new value; where the object has no such member it is added at the end. */
export function setMember(object, key, text) {
    const found = object.members.find((one) => one.key === key);
    if (found !== undefined)
        return replaceNode(found.value, text);
    const last = object.members.at(-1);
    const at = last === undefined ? object.start + 1 : last.value.end;
    return { start: at, end: at, text: `${last === undefined ? '' : ','}${JSON.stringify(key)}:${text}` };
}
/** The member of an object as a place. */
export function memberPlace(object, key, whenEmpty) {
    const index = object.members.findIndex((one) => one.key === key);
    return index < 0 ? undefined : { within: object, index, ...(whenEmpty === undefined ? {} : { whenEmpty }) };
}
/** Takes places out, with the commas that stood between them. What is left empty goes too where its places say so. */
export function removals(places) {
    const gone = new Map();
    const take = (place) => {
        const taken = gone.get(place.within) ?? new Map();
        gone.set(place.within, taken.set(place.index, place));
        if (taken.size === sizeOf(place.within) && place.whenEmpty !== undefined)
            take(place.whenEmpty);
    };
    for (const place of places)
        take(place);
    return [...gone].flatMap(([within, taken]) => runs(within, new Set(taken.keys())));
}
function sizeOf(within) {
    return within.kind === 'array' ? within.items.length : within.members.length;
}
function runs(within, taken) {
    const spans = within.kind === 'array' ? within.items : within.members.map(({ keyStart, value }) => ({ start: keyStart, end: value.end }));
    const found = [];
    let kept;
    for (let index = 0; index < spans.length; index++) {
        const first = spans[index];
        if (first === undefined)
            break;
        if (!taken.has(index)) {
            kept = first;
            continue;
        }
        let last = first;
        while (taken.has(index + 1))
            last = spans[++index] ?? last;
        const next = spans[index + 1];
        if (kept !== undefined)
            found.push({ start: kept.end, end: last.end, text: '' });
        else
            found.push({ start: first.start, end: next === undefined ? last.end : next.start, text: '' });
    }
    return found;
}
