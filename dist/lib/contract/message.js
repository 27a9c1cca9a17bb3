/** What something that was thrown says of itself. */
export function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
