// The agent has no hooks: it asks over its line. Whoever asks by a hook is none of it.
import { fail } from '../../contract/result.js';
const NO = { stdout: '', stderr: 'this agent asks over its own line', exit: 2 };
export const dialect = {
    read: () => fail('this agent has no hooks'),
    allow: () => NO,
    modify: () => NO,
    deny: () => NO,
    keep: () => NO,
    replace: () => NO,
    withhold: () => NO,
};
