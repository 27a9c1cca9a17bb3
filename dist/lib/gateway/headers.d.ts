import type { IncomingHttpHeaders } from 'node:http';
/** The agent's headers that go up; one in which `hide` finds something does not. */
export declare function upwards(headers: IncomingHttpHeaders, hide: (text: string) => string): Readonly<Record<string, string>>;
/** The provider's headers that come down; one that holds a secret does not. */
export declare function downwards(headers: IncomingHttpHeaders, secrets: readonly string[]): Readonly<Record<string, string>>;
