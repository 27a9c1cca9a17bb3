// What the guard tells the runner: outputs, state, annotations, masks and the job summary. The only user of @actions/core.
import { messageOf } from '../contract/message.ts';
import * as core from '@actions/core';

/** Bytes of Markdown that the runner takes for one step; a longer summary would be dropped whole. */
export const SUMMARY_LIMIT = 1024 * 1024;

/** Sets outputs under random delimiters; returns why it could not, if so. */
export function setOutputs(outputs: Readonly<Record<string, string>>): string | undefined {
  return problemOf('the outputs', () => {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  });
}

/** Appends to the job summary; returns why it could not, if so. */
export async function writeJobSummary(markdown: string): Promise<string | undefined> {
  if (Buffer.byteLength(markdown) >= SUMMARY_LIMIT) return `the job summary would exceed ${SUMMARY_LIMIT} bytes`;
  try {
    await core.summary.addRaw(markdown, true).write();
    return undefined;
  } catch (error) {
    return `the job summary could not be written: ${messageOf(error)}`;
  }
}

/** Hides a value in the log; each line of eight characters or more by itself, since the runner masks by line. */
export function mask(secret: string): void {
  for (const line of secret.split(/\r?\n/)) if (line.trim().length >= 8) core.setSecret(line);
}

export const annotateError = (message: string, title: string): void => core.error(message, { title });
export const annotateWarning = (message: string, title: string): void => core.warning(message, { title });
export const annotateNotice = (message: string, title: string): void => core.notice(message, { title });

/** Leaves a value for the post step; returns why it could not, if so. */
export const saveState = (name: string, value: string): string | undefined =>
  problemOf('what the post step needs', () => core.saveState(name, value));
export const readState = (name: string): string => core.getState(name);

function problemOf(what: string, write: () => void): string | undefined {
  try {
    write();
    return undefined;
  } catch (error) {
    return `${what} could not be written: ${messageOf(error)}`;
  }
}
