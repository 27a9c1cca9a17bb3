export const ok = (value) => ({ ok: true, value });
export const fail = (error) => ({ ok: false, error });
/** Closes a switch over a union: a case that is missed fails to compile. */
export function unreachable(value) {
    throw new Error(`a case is not handled: ${String(value)}`);
}
