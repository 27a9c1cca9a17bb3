import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an `authorization` header carries the token; it takes as long for every header. */
export type Bearer = (authorization: string | undefined) => boolean;

export function bearerOf(token: string): Bearer {
  const expected = digest(`Bearer ${token}`);
  return (authorization) => timingSafeEqual(digest(authorization ?? ''), expected);
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
