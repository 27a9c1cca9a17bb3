// A summary as a reader sees it on the page.
import { parse, textOf } from '../../audit/markdown.ts';

/** The words of the page, without marks, tags and what keeps text from being more than text. */
export const readingOf = (markdown: string): string => textOf(parse(markdown)).replaceAll('\u200b', '');

/** Whether the page says so; a sentence may begin with a capital letter there, and what it has between backticks may be code. */
export const isSaid = (markdown: string, sentence: RegExp): boolean =>
  new RegExp(sentence.source.replaceAll('`', '`?'), 'i').test(readingOf(markdown));
