import { refusedArgument } from '../refused-argument.js';
/** How the start is refused. */
export const REFUSAL = { code: 78, words: 'OpenCode would run' };
/** Takes what is to be run as its arguments. */
const UNLESS_SETTINGS = `set -u
folder=$PWD
while :; do
  for name in .opencode opencode.json opencode.jsonc; do
    found=\${folder%/}/$name
    [ -e "$found" ] || [ -L "$found" ] || continue
    if [ ! -L "$found" ]; then
      if [ -d "$found" ] && [ -z "$(ls -A "$found")" ]; then continue; fi
      if [ -f "$found" ] && [ ! -s "$found" ]; then continue; fi
    fi
    printf '%s\\n' "${REFUSAL.words} what $found holds; run it in bubblewrap, where it is hidden, or remove it" >&2
    exit ${REFUSAL.code}
  done
  [ -e "\${folder%/}/.git" ] && break
  [ "$folder" = / ] && break
  folder=$(dirname "$folder")
done
cd / || exit
exec "$@"`;
export function startLine({ program, folders, args }, model) {
    const run = ['run', '--dir', folders.workspace, '--format', 'json', '--model', model, '--title', 'basis guard', ...args];
    return ['/bin/sh', '-c', UNLESS_SETTINGS, 'opencode', ...program, ...run];
}
const WHY = {
    '--pure': "it takes the guard's plugin away",
    '--attach': 'the agent would be another process, which is not guarded',
    '--dir': "the workspace is the guard's to say",
    '--share': 'it publishes the session',
    '--interactive': 'nobody is there to answer what --interactive asks',
    '--command': 'commands of the repository stay out',
};
const SHORT = { i: '--interactive' };
/** One sentence about the first argument that cannot go with the guard; undefined: all can. */
export const argumentProblem = (args) => refusedArgument(args, { why: WHY, short: SHORT });
