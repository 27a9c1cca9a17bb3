// Shapes by which well-known kinds of credential are recognised whoever's they are. A shape is put together from parts, so that
// no tool that looks for credentials takes this file for one.
import type { FindMany } from './find-many.ts';

const WORD = 'A-Za-z0-9';
const shape = (prefix: readonly string[], rest: string): string => `(?<![${WORD}])${prefix.join('')}${rest}`;

const SHAPES: readonly string[] = [
  shape(['gh', '[oprsu]_'], `[${WORD}]{20,}`),
  shape(['github', '_pat_'], `[${WORD}_]{20,}`),
  shape(['gl', '[a-z]{2,6}-'], `[${WORD}_-]{20,}`),
  // Model providers: a short prefix, then one long word.
  shape(['[sr]k', '[-_]'], `[${WORD}_-]{20,}`),
  shape(['(?:xai|gsk|pplx|hf|r8|npm|pypi|dckr_pat|shp(?:at|ca|pa|ss)|dop_v1|ya29)', '[-_.]'], `[${WORD}_-]{20,}`),
  shape(['AI', 'za'], `[${WORD}_-]{30,}`),
  shape(['A[KS]', 'IA'], '[A-Z0-9]{16}'),
  shape(['xox', '[a-z]-'], `[${WORD}-]{10,}`),
  // Three parts of base64url of which the first two are JSON objects.
  shape(['ey', 'J'], `[${WORD}_-]{8,}\\.ey[${WORD}_-]{8,}\\.[${WORD}_-]*`),
];

/** In these the credential is what follows; the words before it stay. */
const AFTER: readonly string[] = [
  `(?<=\\b(?:bearer|basic)[ \\t]+)[${WORD}._~+/=-]{16,}`,
  `(?<=://[^\\s/:@"'\\\\]{0,128}:)[^\\s/@"'\\\\]{3,256}(?=@)`,
];

const PEM = ['-----BEGIN [A-Z0-9 ]{0,40}PRIV', 'ATE KEY(?: BLOCK)?-----[^]*?(?:-----END [A-Z0-9 ]{0,40}KEY(?: BLOCK)?-----|$)'].join('');

/** The search for every place that looks like a credential. For short texts: previews, not whole outputs. */
export function findTokenShapes(): FindMany {
  const patterns = [...[...SHAPES, PEM].map((source) => new RegExp(source, 'g')), ...AFTER.map((source) => new RegExp(source, 'gi'))];
  return (text, found) => {
    for (const pattern of patterns) {
      pattern.lastIndex = 0;
      for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        found.push({ start: match.index, end: match.index + match[0].length });
      }
    }
  };
}
