import { at, list, text } from './messages.js';
import { hookCommand, HOOKS } from './settings.js';
/** Why these are not the guard's hooks and no others, in one sentence. */
export function hooksProblem(answer, context) {
    const entries = list(answer, 'data');
    const errors = entries.flatMap((entry) => list(entry, 'errors')).map((error) => text(error, 'message') ?? 'an error without words');
    if (errors.length > 0)
        return `the agent could not read its hooks: ${errors.join('; ')}`;
    const enabled = entries.flatMap((entry) => list(entry, 'hooks')).filter((hook) => at(hook, 'enabled') === true);
    const inForce = enabled.filter((hook) => isOurs(hook, context) && isTrusted(hook, context));
    const missing = HOOKS.find(({ key }) => inForce.filter((hook) => text(hook, 'eventName') === key).length !== 1);
    if (missing !== undefined)
        return `the agent does not name the guard's hook for ${missing.name} as one in force`;
    return enabled.length === HOOKS.length ? undefined : "hooks are in force that are none of the guard's";
}
/** What makes the agent trust our hooks where no requirements name them: edits of its configuration. */
export function trustEdits(answer, context) {
    return list(answer, 'data')
        .flatMap((entry) => list(entry, 'hooks'))
        .filter((hook) => isOurs(hook, context))
        .flatMap((hook) => {
        const key = text(hook, 'key');
        const hash = text(hook, 'currentHash');
        if (key === undefined || hash === undefined)
            return [];
        return [{ keyPath: `hooks.state.${JSON.stringify(key)}.trusted_hash`, value: hash, mergeStrategy: 'upsert' }];
    });
}
function isOurs(hook, context) {
    const own = HOOKS.find(({ key }) => key === text(hook, 'eventName'));
    if (own === undefined || text(hook, 'handlerType') !== 'command' || text(hook, 'matcher') !== undefined)
        return false;
    return at(hook, 'async') === false && text(hook, 'command') === hookCommand(context, own.event);
}
function isTrusted(hook, { confined }) {
    return confined ? at(hook, 'isManaged') === true && text(hook, 'trustStatus') === 'managed' : text(hook, 'trustStatus') === 'trusted';
}
