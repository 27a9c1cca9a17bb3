import { parseJson } from '../../contract/json/parse.js';
import { fail, ok } from '../../contract/result.js';
import { compareVersions, isExactVersion, isWithin } from './version-order.js';
/** By the name of the agent. The problem is one sentence that begins with `source`. */
export function readVersions(text, source) {
    const read = parseJson(text);
    if (!read.ok)
        return fail(`${source}:${read.error.line}:${read.error.column}: ${read.error.message}`);
    try {
        const root = fields(read.value.root, 'the file', ['agents']);
        return ok(new Map([...entries(root('agents'), 'agents')].map(([name, node]) => [name, agentOf(node, `agents.${name}`)])));
    }
    catch (error) {
        if (error instanceof Misfit)
            return fail(`${source}: ${error.message}`);
        throw error;
    }
}
/** Leaves the reader at the first thing that does not fit; caught by `readVersions` alone. */
class Misfit extends Error {
}
function agentOf(node, at) {
    const field = fields(node, at, ['package', 'range', 'tested']);
    const end = fields(field('range'), `${at}.range`, ['from', 'to']);
    const range = { from: version(end('from'), `${at}.range.from`), to: version(end('to'), `${at}.range.to`) };
    const items = field('tested');
    if (items.kind !== 'array')
        throw new Misfit(`${at}.tested must be a list`);
    const all = items.items.map((item, index) => testedOf(item, `${at}.tested[${index}]`));
    const [first, ...rest] = all.toSorted((a, b) => compareVersions(a.version, b.version));
    if (first === undefined)
        throw new Misfit(`${at}.tested must not be empty`);
    for (const { version: one } of all) {
        if (!isWithin(one, range))
            throw new Misfit(`${at}.range must hold the tested version ${one}`);
        if (all.filter((other) => other.version === one).length > 1)
            throw new Misfit(`${at}.tested must name ${one} once`);
    }
    return { package: string(field('package'), `${at}.package`), range, tested: [first, ...rest] };
}
function testedOf(node, at) {
    const field = fields(node, at, ['version', 'lock', 'runs', 'start', 'trees']);
    const runs = string(field('runs'), `${at}.runs`);
    if (runs !== 'node' && runs !== 'program')
        throw new Misfit(`${at}.runs must be "node" or "program"`);
    return {
        version: version(field('version'), `${at}.version`),
        lock: within(field('lock'), `${at}.lock`),
        runs,
        start: new Map(platforms(field('start'), `${at}.start`, within)),
        trees: new Map(platforms(field('trees'), `${at}.trees`, digest)),
    };
}
function platforms(node, at, read) {
    return [...entries(node, at)].map(([name, value]) => {
        if (!/^[a-z0-9]+-[a-z0-9]+$/.test(name))
            throw new Misfit(`${at} must name platforms such as linux-x64, not ${JSON.stringify(name)}`);
        return [name, read(value, `${at}.${name}`)];
    });
}
/** The members of an object that has exactly these. */
function fields(node, at, names) {
    const found = new Map(entries(node, at));
    const unknown = [...found.keys()].find((name) => !names.includes(name));
    if (unknown !== undefined)
        throw new Misfit(`${at} has ${JSON.stringify(unknown)}: write only ${names.join(', ')}`);
    return (name) => {
        const value = found.get(name);
        if (value === undefined)
            throw new Misfit(`${at} has no ${name}`);
        return value;
    };
}
function* entries(node, at) {
    if (node.kind !== 'object')
        throw new Misfit(`${at} must be an object`);
    for (const { key, value } of node.members)
        yield [key, value];
}
function string(node, at) {
    if (node.kind !== 'string' || node.value === '')
        throw new Misfit(`${at} must be a text`);
    return node.value;
}
function version(node, at) {
    const text = string(node, at);
    if (!isExactVersion(text))
        throw new Misfit(`${at} must be an exact version such as 1.2.3, not ${JSON.stringify(text)}`);
    return text;
}
function digest(node, at) {
    const text = string(node, at);
    if (!/^sha256:[0-9a-f]{64}$/.test(text))
        throw new Misfit(`${at} must be sha256: and 64 hex digits`);
    return text;
}
/** A path below a folder. */
function within(node, at) {
    const text = string(node, at);
    if (text.split('/').some((part) => ['', '.', '..'].includes(part)) || /[\\\0:]/.test(text))
        throw new Misfit(`${at} must be a relative path without . or .., not ${JSON.stringify(text)}`);
    return text;
}
