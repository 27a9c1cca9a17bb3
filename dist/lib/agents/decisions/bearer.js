import { createHash, timingSafeEqual } from 'node:crypto';
export function bearerOf(token) {
    const expected = digest(`Bearer ${token}`);
    return (authorization) => timingSafeEqual(digest(authorization ?? ''), expected);
}
const digest = (text) => createHash('sha256').update(text).digest();
