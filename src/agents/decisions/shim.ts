// The program that an agent runs as its hook: a POSIX shell script that hands its standard input to the decision server by curl and
// prints what comes back, if all of it came; whatever else happens, it prints the agent's form of no.
import type { HookReply } from '../adapter.ts';
import { FIRST, LAST, SEPARATOR } from './framing.ts';
import { NODE_CLIENT } from './shim-node.ts';

export interface ShimOptions {
  /** The last part of the path that is asked. */
  readonly event: string;
  /** As the shim sees it. */
  readonly socketPath: string;
  readonly token: string;
  /** Milliseconds that the server takes at most; the shim waits two seconds longer. */
  readonly answerMs: number;
  /** What is printed where no answer came. */
  readonly failClosed: HookReply;
  /** The absolute path of curl; default `/usr/bin/curl`. */
  readonly curl?: string;
  /** The absolute path of a node that asks where curl is missing. */
  readonly node?: string;
}

/** Environment that could bend the shell's own printing, curl or node; agents pass theirs on to hooks. */
const UNSET = [
  'LD_PRELOAD LD_LIBRARY_PATH LD_AUDIT LD_DEBUG LD_DEBUG_OUTPUT LD_PROFILE LD_BIND_NOW GLIBC_TUNABLES GCONV_PATH',
  'DYLD_INSERT_LIBRARIES DYLD_LIBRARY_PATH DYLD_FRAMEWORK_PATH OPENSSL_CONF OPENSSL_MODULES OPENSSL_ENGINES SSLKEYLOGFILE',
  'CURL_HOME CURL_SSL_BACKEND NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_V8_COVERAGE',
  'http_proxy https_proxy all_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY',
].join(' ');

/** Milliseconds that the shim waits longer than the server's bound. */
const LONGER_MS = 2_000;

/** The text of the script; to be written as an executable file that only the guard can change. */
export function shimScript(options: ShimOptions): string {
  const { event, socketPath, token, answerMs, failClosed, curl = '/usr/bin/curl', node } = options;
  const waitMs = answerMs + LONGER_MS;
  const config = [
    ['unix-socket', socketPath],
    ['url', `http://guard/shim/${encodeURIComponent(event)}`],
    ['header', `authorization: Bearer ${token}`],
    ['header', 'content-type: application/json'],
    ['header', 'expect:'],
    ['data-binary', '@-'],
    ['max-time', (waitMs / 1000).toFixed(3)],
    ['noproxy', '*'],
  ].map(([name, value]) => `${name} = ${inConfig(value ?? '')}`);
  const asked = JSON.stringify({ socketPath, path: `/shim/${encodeURIComponent(event)}`, token, waitMs });
  const fallback = node === undefined ? '' : `case $? in 126 | 127) answer=$(ask_by_node) ;; *) exit 1 ;; esac || `;
  return `#!/bin/sh
# Asks the guard about a tool call: standard input is the question. Without a whole answer the call is refused.
closed() {
  trap '' HUP INT TERM
  trap - EXIT
  printf %s ${quoted(failClosed.stdout)}
  printf %s ${quoted(failClosed.stderr ?? '')} >&2
  exit ${(failClosed.exit ?? 0) & 0xff}
}
trap closed EXIT HUP INT TERM
unset -f printf ask ask_by_node
unset ${UNSET}
PATH=/usr/bin:/bin LC_ALL=C
ask() {
  exec ${quoted(curl)} -q -sf -K /dev/fd/3 3<<'CONFIG' 2>/dev/null
${config.join('\n')}
CONFIG
}
${node === undefined ? '' : byNode(node, asked)}answer=$(ask) || ${fallback}exit 1
set -f
IFS='${SEPARATOR}'
set -- $answer
case $#:$1:$5:$2 in
  5:${FIRST}:${LAST}:[0-9] | 5:${FIRST}:${LAST}:[1-9][0-9] | 5:${FIRST}:${LAST}:[12][0-9][0-9]) ;;
  *) exit 1 ;;
esac
trap '' HUP INT TERM
trap - EXIT
printf %s "$3"
case $4 in ?*) printf %s "$4" >&2 ;; esac
exit "$2"
`;
}

function byNode(node: string, asked: string): string {
  return `ask_by_node() {
  exec ${quoted(node)} -e ${quoted(NODE_CLIENT)} 3<<'CONFIG' 2>/dev/null
${asked}
CONFIG
}
`;
}

/** One word of a shell, whatever is in it; a NUL cannot be. */
const quoted = (text: string): string => `'${text.replaceAll('\0', '\ufffd').replaceAll("'", "'\\''")}'`;

/** One quoted value of a curl configuration. */
const inConfig = (text: string): string =>
  `"${text.replace(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`).replaceAll('\t', String.raw`\t`)}"`;
