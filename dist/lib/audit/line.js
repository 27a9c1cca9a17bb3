/** Bytes past which a line is no record: previews are short, so no writer of ours comes near. */
export const LONGEST_LINE = 1 << 26;
