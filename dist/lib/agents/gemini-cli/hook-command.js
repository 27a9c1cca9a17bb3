// What the agent hands to its shell as a hook: the shim and, around it, a look at what it said. A shim that was killed, hangs or says
// something else would let the call run; here that is a refusal. The words stand in the agent's memory, in no file beside the shim.
import { quotedWord } from '../../contract/shell-word.js';
import { dialect } from './dialect.js';
/** For `bash -c`. Its variables have names that no environment has: the agent would put theirs in. */
export function hookCommand({ shim, event, boundMs }) {
    const { stdout, stderr = '', exit = 0 } = refusal(event);
    return [
        `guard_bound=; [ -x ${TIMEOUT} ] && guard_bound='${TIMEOUT} -s KILL ${Math.ceil(boundMs / 1000)}'`,
        `guard_said=$($guard_bound ${quotedWord(shim)} 2>/dev/null; printf :%s $?)`,
        `case $guard_said in`,
        `  '{"decision":"allow"'*'}:0' | '{"decision":"deny"'*'}:0') printf %s "\${guard_said%:0}" ;;`,
        `  '{"decision":"deny"'*'}:${exit}') printf %s "\${guard_said%:${exit}}"; printf %s 'the guard failed' >&2; exit ${exit} ;;`,
        `  *) printf %s ${quotedWord(stdout)}; printf %s ${quotedWord(stderr)} >&2; exit ${exit} ;;`,
        'esac',
    ].join('\n');
}
/** A name in `PATH` could be anybody's. */
const TIMEOUT = '/usr/bin/timeout';
const WORDS = "the guard's hook did not answer, which denies";
const refusal = (event) => event === 'post' ? dialect.withhold(WORDS) : dialect.deny(undefined, WORDS);
