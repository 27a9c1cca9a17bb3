// Reading what the app-server says. Its lines tell the guard what the agent does; no input of a tool is taken from them.
/** A line as an object; undefined where it is none. */
export function messageIn(line) {
    try {
        const read = JSON.parse(line);
        return isFields(read) ? read : undefined;
    }
    catch {
        return undefined;
    }
}
/** What lies at the end of a path of keys. */
export function at(from, ...keys) {
    return keys.reduce((value, key) => (isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined), from);
}
export function text(from, ...keys) {
    const found = at(from, ...keys);
    return typeof found === 'string' ? found : undefined;
}
export function list(from, ...keys) {
    const found = at(from, ...keys);
    return Array.isArray(found) ? found : [];
}
const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
