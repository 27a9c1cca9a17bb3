// Takes out of a run's texts what is another in every run: places, times, digests, random names.

export interface Places {
  /** Folders by the name that takes their place, the inner ones first. */
  readonly folders: readonly (readonly [path: string, name: string])[];
  /** Words by the name that takes their place. */
  readonly words?: readonly (readonly [word: string, name: string])[];
}

export function normal(text: string, { folders, words = [] }: Places): string {
  let shown = text;
  for (const [from, name] of [...folders, ...words]) shown = shown.replaceAll(from, name);
  return shown
    .replace(/4711-1-[0-9a-f]{12}/g, 'SESSION')
    .replace(/sha256:[0-9a-f]{64}/g, 'sha256:DIGEST')
    .replace(/\b[0-9a-f]{64}\b/g, 'DIGEST')
    .replace(/\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z\b/g, 'TIME')
    .replace(/(\| Time \| )[^|]*/, '$1TIME ')
    .replace(/\| [\d.,]+ m?s(?= \|)/g, '| TIME')
    .replace(/(\| (?:ok|failed) \| )[\d.,]+(?= \|)/g, '$1TIME');
}
