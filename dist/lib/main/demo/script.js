// What the scripted model of the demo asks for, call by call: each meets another part of the guard.
const call = (id, name, input) => ({ id, name, input });
export const DEMO_SCRIPT = {
    schema: 1,
    turns: [
        {
            text: 'I read the notes first.',
            tool_calls: [call('read-notes', 'files', { operations: [{ op: 'read', path: 'notes/deploy.md' }] })],
        },
        {
            text: 'Now the new greeting, and the tests.',
            tool_calls: [
                call('new-greeting', 'files', { operations: [{ op: 'set', path: 'greeting.txt', content: 'good morning\n' }] }),
                call('run-tests', 'spawn', { command: 'sh test.sh' }),
            ],
        },
        { text: 'I push it.', tool_calls: [call('push', 'spawn', { command: 'git push --force origin main; touch pushed' })] },
        { text: 'I publish it.', tool_calls: [call('publish', 'publish', { tag: 'v1' })] },
        { text: 'I lint it.', tool_calls: [call('lint', 'spawn', { command: 'sh lint.sh' })] },
        { text: 'The greeting is new and the tests pass. Pushing, publishing and linting were refused.' },
    ],
};
