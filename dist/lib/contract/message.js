/** What something that was thrown says of itself. */
export function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** The system's own name for what went wrong, such as `ENOENT`. */
export function codeOf(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
