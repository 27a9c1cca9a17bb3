// The small repository over which the demo runs, as data: a project with guards of its own. `word` is new in every run; `key` looks like
// a deploy key and is made up on the spot.
/** Text files by path; a path that ends in `.sh` becomes executable. */
export function demoRepository(word, key) {
    return {
        'README.md': '# greeter\n\nPrints a greeting. Run `sh test.sh` before a release.\n',
        'greeting.txt': 'hello\n',
        'test.sh': '#!/bin/sh\necho "mode: ${1:-interactive}" > test-result.txt\necho "1 test passed"\n',
        'lint.sh': '#!/bin/sh\ntouch linted\n',
        'notes/deploy.md': `# Deploying\n\nThe staging host is called ${word}.\ndeploy key: ${key}\n`,
        '.basis/hooks.json': `${JSON.stringify(HOOKS, null, 2)}\n`,
        '.basis/tools.json': `${JSON.stringify(TOOLS, null, 2)}\n`,
        '.basis/no-force-push.sh': NO_FORCE_PUSH,
        '.basis/tests-in-ci-mode.sh': TESTS_IN_CI_MODE,
        '.basis/lint-budget.sh': LINT_BUDGET,
        '.basis/mask-deploy-key.sh': MASK_DEPLOY_KEY,
        '.basis/publish.sh': '#!/bin/sh\ntouch published\necho published\n',
    };
}
const HOOKS = {
    schema: 1,
    hooks: [
        { name: 'no-force-push', command: ['.basis/no-force-push.sh'], tools: ['spawn'] },
        { name: 'tests-in-ci-mode', command: ['.basis/tests-in-ci-mode.sh'], tools: ['spawn'] },
        { name: 'lint-budget', command: ['.basis/lint-budget.sh'], tools: ['spawn'] },
        { name: 'mask-deploy-key', command: ['.basis/mask-deploy-key.sh'], tools: ['files'], event: 'post_tool_use' },
    ],
};
const TOOLS = {
    schema: 1,
    tools: {
        publish: {
            description: 'Publishes the package.',
            input_schema: { type: 'object', properties: { tag: { type: 'string' } }, required: ['tag'], additionalProperties: false },
            command: ['.basis/publish.sh'],
            side_effect: 'external',
        },
    },
};
const NO_FORCE_PUSH = `#!/bin/sh
# Refuses a command that would rewrite a remote branch.
request=$(cat)
case $request in
  *'push --force'*) echo '{"decision": "deny", "reason": "force pushes rewrite what others have: push a new branch"}' ;;
  *) echo '{"decision": "allow"}' ;;
esac
`;
const TESTS_IN_CI_MODE = `#!/bin/sh
# The tests would wait for a key press: makes them run as CI runs them.
request=$(cat)
case $request in
  *'"command":"sh test.sh"'*) echo '{"decision": "modify", "input": {"command": "sh test.sh ci"}, "reason": "tests run in CI mode"}' ;;
  *) echo '{"decision": "allow"}' ;;
esac
`;
const LINT_BUDGET = `#!/bin/sh
# A guard with a fault: it looks for a file that nobody has written.
request=$(cat)
case $request in
  *lint.sh*) grep -q ok .basis/lint-budget.txt || exit 2 ;;
esac
echo '{"decision": "allow"}'
`;
const MASK_DEPLOY_KEY = `#!/bin/sh
# Shows the model a file without the deploy key in it.
request=$(cat)
case $request in
  *'deploy key: '*)
    shown=$(printf '%s' "$request" | sed -e 's/.*"output"://' -e 's/,"is_error":.*//' -e 's/deploy key: [A-Za-z0-9-]*/deploy key: (masked)/')
    printf '{"decision": "replace", "output": %s, "reason": "the deploy key is not for models"}' "$shown" ;;
  *) echo '{"decision": "allow"}' ;;
esac
`;
