const WRITE = new Set(['admin', 'maintain', 'write']);
/** Everybody whose act started the run must pass; the first who does not is named. Nobody is looked up where it is not needed. */
export async function judgeActors(facts, rules, lookUp) {
    if (facts.strangers === undefined)
        return { allowed: true, why: `the event '${facts.name}' takes write permission to cause` };
    if (facts.actors.length === 0)
        return refuse(`${facts.strangers}, and it names nobody who caused it`);
    const reasons = [];
    for (const actor of facts.actors) {
        const decision = await judge(actor, rules, lookUp);
        if (!decision.allowed)
            return refuse(`${facts.strangers}, and ${decision.why}`);
        reasons.push(decision.why);
    }
    return { allowed: true, why: reasons.join('; ') };
}
async function judge(actor, rules, lookUp) {
    const who = `'${actor.login}' (${actor.role})`;
    if (actor.bot) {
        return isNamed(rules.allowBots, actor.login, true)
            ? { allowed: true, why: `${who} is named in \`allow-bots\`` }
            : { allowed: false, why: `${who} is a bot: name it in \`allow-bots\` if it may start a session` };
    }
    if (isNamed(rules.allowActors, actor.login, false))
        return { allowed: true, why: `${who} is named in \`allow-actors\`` };
    const found = await lookUp(actor.login);
    if (found.kind === 'unknown')
        return { allowed: false, why: `the permission of ${who} could not be looked up: ${found.why}` };
    return WRITE.has(found.permission)
        ? { allowed: true, why: `${who} has the permission \`${found.permission}\`` }
        : { allowed: false, why: `${who} has no write permission: name the login in \`allow-actors\` if it may start a session` };
}
function isNamed(names, login, bot) {
    const wanted = login.toLowerCase();
    return names.some((name) => name.toLowerCase() === wanted || (bot && `${name.toLowerCase()}[bot]` === wanted));
}
const refuse = (why) => ({ allowed: false, why: `the session does not start: ${why}` });
