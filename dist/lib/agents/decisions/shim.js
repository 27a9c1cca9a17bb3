// The program that an agent runs as its hook: a POSIX shell script that hands its standard input to the decision server and prints what
// comes back, if all of it came; whatever else happens, it prints the agent's form of no.
import { quotedWord } from '../../contract/shell-word.js';
import { FIRST, LAST, SEPARATOR } from './framing.js';
import { byCurl, byNode, byPerl } from './shim-clients.js';
/** Environment that could bend what the shell starts; agents pass theirs on to hooks. */
const UNSET = [
    'LD_PRELOAD LD_LIBRARY_PATH LD_AUDIT LD_DEBUG LD_DEBUG_OUTPUT LD_PROFILE LD_BIND_NOW GLIBC_TUNABLES GCONV_PATH',
    'DYLD_INSERT_LIBRARIES DYLD_LIBRARY_PATH DYLD_FRAMEWORK_PATH PERL5OPT PERL5LIB PERLLIB PERL5DB PERLIO PERL_UNICODE',
    'OPENSSL_CONF OPENSSL_MODULES OPENSSL_ENGINES SSLKEYLOGFILE CURL_HOME CURL_SSL_BACKEND',
    'NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_V8_COVERAGE NODE_REPL_EXTERNAL_MODULE',
    'http_proxy https_proxy all_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY',
].join(' ');
/** Those that end a shell unless it minds them. */
const SIGNALS = 'HUP INT QUIT PIPE ALRM TERM USR1 USR2';
/** Milliseconds that the shim waits longer than the server's bound. */
const LONGER_MS = 2_000;
/** The text of the script; to be written as an executable file that the agent cannot change. */
export function shimScript(options) {
    const { event, socketPath, token, answerMs, failClosed, perl = '/usr/bin/perl', curl = '/usr/bin/curl', node } = options;
    const asked = { socketPath, path: `/shim/${encodeURIComponent(event)}`, token, waitMs: answerMs + LONGER_MS };
    const clients = [
        byPerl('by_perl', perl, asked),
        byCurl('by_curl', curl, asked),
        ...(node === undefined ? [] : [byNode('by_node', node, asked)]),
    ];
    const stderr = failClosed.stderr ?? '';
    return `#!/bin/sh
# Asks the guard about a tool call: standard input is the question. Without a whole answer the call is refused.
closed() {
  trap '' ${SIGNALS}
  trap - EXIT
  printf %s ${quotedWord(failClosed.stdout)}
${stderr === '' ? '' : `  printf %s ${quotedWord(stderr)} >&2\n`}  exit ${(failClosed.exit ?? 0) & 0xff}
}
trap closed EXIT ${SIGNALS}
unset -f printf
unset ${UNSET}
PATH=/usr/bin:/bin LC_ALL=C
${clients.join('')}absent() {
  case $1 in 126 | 127) ;; *) exit 1 ;; esac
}
answer=$(by_perl) || { absent $?; answer=$(by_curl); } || ${node === undefined ? '' : '{ absent $?; answer=$(by_node); } || '}exit 1
set -f
IFS='${SEPARATOR}'
set -- $answer
case $#:$1:$5:$2 in
  5:${FIRST}:${LAST}:[0-9] | 5:${FIRST}:${LAST}:[1-9][0-9] | 5:${FIRST}:${LAST}:[12][0-9][0-9]) ;;
  *) exit 1 ;;
esac
trap '' ${SIGNALS}
trap - EXIT
printf %s "$3"
case $4 in ?*) printf %s "$4" >&2 ;; esac
exit "$2"
`;
}
