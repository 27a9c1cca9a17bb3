// Two tokens that never meet: the session's, which the agent gives as its key, and the provider's, which is put on the way out.
import { createHash, timingSafeEqual } from 'node:crypto';
import { ok } from '../contract/result.js';
/** The header in which a wire's clients give their key; a bearer token is taken everywhere. */
const KEY_HEADERS = {
    anthropic: 'x-api-key',
    bedrock: undefined,
    vertex: undefined,
    responses: undefined,
    chat: undefined,
    gemini: 'x-goog-api-key',
};
/** Without it Anthropic's API takes no OAuth token. */
const OAUTH_BETA = 'oauth-2025-04-20';
/** Whether the request carries the session's token in one of the places where this wire's clients put their key. */
export function isAuthorized(token, wire, headers, url) {
    const header = KEY_HEADERS[wire];
    const given = [
        header === undefined ? undefined : headers[header],
        bearerOf(headers.authorization),
        wire === 'gemini' ? keyOf(url) : undefined,
    ];
    // All are compared, so that the time says nothing about which it was.
    return given.map((one) => typeof one === 'string' && isEqual(one, token)).includes(true);
}
/** A shorter one is a stand-in, for a server that wants none, and may be a word of any answer. */
const SHORTEST_KEY = 16;
/** A key goes where the agent has put its own, as far as the wire has a choice. The error is one sentence. */
export async function shownFor(credential, wire, headers) {
    const beta = headers['anthropic-beta'];
    switch (credential.kind) {
        case 'none':
            return ok({ headers: {}, secrets: [] });
        case 'bearer': {
            const shown = bearer(credential.value);
            if (wire !== 'anthropic')
                return ok(shown);
            return ok({ ...shown, headers: { ...shown.headers, 'anthropic-beta': withOauth(typeof beta === 'string' ? beta : '') } });
        }
        case 'renewed': {
            const token = await credential.token();
            return token.ok ? ok(bearer(token.value)) : token;
        }
        case 'aws': {
            const { secretAccessKey, sessionToken = '' } = credential.login;
            return ok({ headers: {}, sign: credential.login, secrets: longEnough(secretAccessKey, sessionToken) });
        }
        case 'key': {
            const isBearer = wire === 'anthropic' && headers['x-api-key'] === undefined;
            const header = isBearer ? undefined : KEY_HEADERS[wire];
            if (header === undefined)
                return ok(bearer(credential.value));
            return ok({ headers: { [header]: credential.value }, secrets: longEnough(credential.value) });
        }
    }
}
const bearer = (token) => ({ headers: { authorization: `Bearer ${token}` }, secrets: longEnough(token) });
const longEnough = (...secrets) => secrets.filter(({ length }) => length >= SHORTEST_KEY);
function bearerOf(header) {
    return header === undefined ? undefined : /^bearer +(\S+) *$/i.exec(header)?.[1];
}
function keyOf(url) {
    const at = url.indexOf('?');
    return at < 0 ? undefined : (new URLSearchParams(url.slice(at)).get('key') ?? undefined);
}
function isEqual(one, other) {
    const digest = (text) => createHash('sha256').update(text).digest();
    return timingSafeEqual(digest(one), digest(other));
}
function withOauth(beta) {
    const asked = beta.split(',').map((one) => one.trim());
    return [...new Set([...asked.filter((one) => one !== ''), OAUTH_BETA])].join(',');
}
