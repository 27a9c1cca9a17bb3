// Rules that a machine has for an agent itself. They are its operator's: none is covered by the guard's without a word, and none may
// loosen them. Where the two cannot be joined, the run is refused. Pure.
import { ok } from '../contract/result.js';
/** Why an agent may not start beside what the machine has for it; one sentence. */
export function hostProblem(agent, places, host) {
    if (host === undefined)
        return undefined;
    for (const place of places) {
        const paths = pathsOf(place, host);
        if (!paths.ok)
            return paths.error;
        for (const path of paths.value) {
            const found = host.text(path);
            if (!found.ok)
                return found.error;
            if (found.value === undefined || found.value.trim() === '' || place.joins?.(found.value) === true)
                continue;
            return `this machine has rules of its own for ${agent} in /etc/${path}, which the guard cannot join with its own: run it on a machine without them`;
        }
    }
    return undefined;
}
function pathsOf({ path, is }, host) {
    if (is === 'file')
        return ok([path]);
    const names = host.names(path);
    return names.ok ? ok(names.value.map((name) => `${path}/${name}`)) : names;
}
