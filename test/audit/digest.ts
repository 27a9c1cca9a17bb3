import { hash } from 'node:crypto';

/** The 64 hex digits of a line. */
export const bareDigest = (line: string | Uint8Array): string => hash('sha256', line, 'hex');
