/** The shape of an action.yml as the runner reads it; a stranger key is a finding, for the runner ignores it in silence. */
import { parse } from 'yaml';
import { messageOf } from '../../src/contract/message.ts';

type Mapping = Readonly<Record<string, unknown>>;

const known = {
  action: ['name', 'author', 'description', 'inputs', 'outputs', 'runs', 'branding'],
  input: ['description', 'required', 'default', 'deprecationMessage'],
  output: ['description'],
  runs: ['using', 'main', 'pre', 'pre-if', 'post', 'post-if'],
};

/** What is wrong with it, in sentences; `files` are the project's, to see that entries exist. */
export function problemsOfAction(text: string, files: readonly string[]): string[] {
  let action: unknown;
  try {
    action = parse(text, { strict: true, uniqueKeys: true });
  } catch (error) {
    return [`it is not YAML: ${messageOf(error)}`];
  }
  if (!isMapping(action)) return ['it is not a mapping'];
  return [
    ...strangers(action, known.action, 'the action'),
    ...['name', 'description'].filter((key) => !isText(action[key])).map((key) => `${key} must be a text`),
    ...entries(action['inputs']).flatMap(([name, input]) => problemsOfInput(name, input)),
    ...entries(action['outputs']).flatMap(([name, output]) =>
      isMapping(output) && isText(output['description'])
        ? strangers(output, known.output, `output ${name}`)
        : [`output ${name} needs a description`],
    ),
    ...problemsOfRuns(action['runs'], files),
  ];
}

function problemsOfInput(name: string, input: unknown): string[] {
  if (!isMapping(input) || !isText(input['description'])) return [`input ${name} needs a description`];
  return [
    ...strangers(input, known.input, `input ${name}`),
    ...(input['default'] === undefined || typeof input['default'] === 'string' ? [] : [`the default of input ${name} must be in quotes`]),
    ...(input['required'] === undefined || typeof input['required'] === 'boolean'
      ? []
      : [`required of input ${name} must be true or false`]),
    ...(/^[a-z][a-z0-9-]*$/.test(name) ? [] : [`input ${name} must be lower case words joined by hyphens`]),
  ];
}

function problemsOfRuns(runs: unknown, files: readonly string[]): string[] {
  if (!isMapping(runs)) return ['runs is missing'];
  if (runs['using'] === 'composite') return [];
  return [
    ...strangers(runs, known.runs, 'runs'),
    ...(runs['using'] === 'node24' ? [] : ["runs.using must be 'node24'"]),
    ...['main', 'pre', 'post']
      .filter((key) => key === 'main' || runs[key] !== undefined)
      .filter((key) => typeof runs[key] !== 'string' || !files.includes(runs[key]))
      .map((key) => `runs.${key} must name a file of the project, and ${String(runs[key])} is not there`),
  ];
}

function strangers(mapping: Mapping, allowed: readonly string[], where: string): string[] {
  return Object.keys(mapping)
    .filter((key) => !allowed.includes(key))
    .map((key) => `${where} has an unknown key ${key}`);
}

function entries(value: unknown): [string, unknown][] {
  return isMapping(value) ? Object.entries(value) : [];
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
