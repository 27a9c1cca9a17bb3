// One published schema as a TypeScript module with its compiled check, which needs nothing at run time.
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';

/** The module's text. The schema is draft-07; `patternErrorMessage` is what editors and our own sentences say for a pattern. */
export function compileSchema(name: string, schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) throw new Error(`schemas/${name}.schema.json is not an object`);
  const ajv = new Ajv({
    strict: true,
    strictTuples: false,
    allowUnionTypes: true,
    verbose: true,
    // Lengths in UTF-16 code units: the check then imports nothing.
    unicode: false,
    // `strict` throws what matters; the logger would only say that `unicode` is deprecated.
    logger: false,
    // `__proto__` and `constructor` are ordinary keys.
    ownProperties: true,
    code: { source: true, esm: true, lines: false },
  });
  ajv.addKeyword('patternErrorMessage');
  const code = standalone.default(ajv, ajv.compile(schema));
  if (code.includes('require(')) throw new Error(`the check of schemas/${name}.schema.json would import something at run time`);
  return [
    `// Generated from schemas/${name}.schema.json by scripts/generate.ts: change that and run it again.`,
    '/* oxlint-disable */',
    '// biome-ignore-all format: generated',
    '// @ts-nocheck',
    "import type { Validator } from '../schema.ts';",
    '',
    code
      .replace('"use strict";', '')
      .replace(/export default \w+;/, '')
      .replace(/export const validate = (\w+);/, `export const ${name}Validator: Validator = $1;\n`)
      .trim(),
    '',
  ].join('\n');
}
