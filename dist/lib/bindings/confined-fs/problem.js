import { codeOf, messageOf } from '../../contract/message.js';
const WORDS = {
    ENOENT: 'does not exist',
    EEXIST: 'exists already',
    EACCES: 'cannot be used: permission denied',
    EPERM: 'cannot be used: permission denied',
    ENOTDIR: 'has a part that is not a folder',
    EISDIR: 'is a folder',
    ENOTEMPTY: 'is a folder that is not empty',
    ELOOP: 'became a symbolic link meanwhile',
    ENAMETOOLONG: 'is too long a path for this system',
    ENOSPC: 'cannot be written: no space is left',
    EDQUOT: 'cannot be written: no space is left',
    EROFS: 'cannot be written: the file system is read-only',
    EXDEV: 'lies on another file system than its destination',
};
/** Words for what the system says, as the end of a sentence that starts with the path. */
export function systemWords(error) {
    const code = codeOf(error);
    const known = code === undefined ? undefined : WORDS[code];
    return known ?? `cannot be used: ${code ?? messageOf(error)}`;
}
