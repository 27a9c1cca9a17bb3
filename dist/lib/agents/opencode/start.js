// The command line. OpenCode loads modules from `.opencode`, and what `opencode.json` names, of every folder from the workspace up to the
// repository's top, also where it was told to leave the project's settings alone: it is not started where any is to be seen.
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
exec "$@"`;
export function startLine(program, model, args) {
    const run = ['run', '--format', 'json', '--model', model, '--title', 'basis guard', ...args];
    return ['/bin/sh', '-c', UNLESS_SETTINGS, 'opencode', ...program, ...run];
}
const FORBIDDEN = {
    '--pure': "it takes the guard's plugin away",
    '--attach': 'the agent would be another process, which is not guarded',
    '--dir': "the workspace is the guard's to say",
    '--share': 'it publishes the session',
    '--interactive': 'nobody is there to answer',
    '--command': 'commands of the repository stay out',
};
const SHORT = { i: '--interactive' };
/** Why these arguments may not be handed on; one sentence. */
export function forbidden(args) {
    for (const arg of args) {
        const [name = ''] = arg.split('=', 1);
        const letters = /^-[a-z]/i.test(name) ? name.slice(1).split('') : [];
        const long = [name, ...letters.map((letter) => SHORT[letter] ?? '')].find((word) => Object.hasOwn(FORBIDDEN, word));
        if (long !== undefined)
            return `\`agent-args\` has ${long}: ${FORBIDDEN[long] ?? ''}; take it out`;
    }
    return undefined;
}
