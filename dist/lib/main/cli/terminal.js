/** A line of JSON in which no runner finds a command: the same value, written so that `##[` does not occur. */
export const inert = (json) => json.replaceAll('##[', '#\\u0023[').replaceAll('##v', '#\\u0023v');
