import type { JsonDocument, JsonNode } from '../../../src/contract/json/node.ts';
import { textOf } from '../../../src/contract/json/text.ts';
import { member } from '../../../src/contract/json/view.ts';
import type { SeenRequest } from './wire.ts';

/** Collects what is wrong with a request. Every question has an answer, so that a check goes on after a complaint. */
export class Checker {
  readonly complaints: string[] = [];
  readonly document: JsonDocument;
  readonly #request: SeenRequest;

  constructor(request: SeenRequest) {
    this.#request = request;
    this.document = request.document;
  }

  complain(words: string): void {
    this.complaints.push(words);
  }

  endpoint(method: string, path: RegExp): void {
    if (this.#request.method !== method) this.complain(`the method is ${this.#request.method}, not ${method}`);
    if (!path.test(this.#request.path)) this.complain(`the path is ${this.#request.path}, which is not ${String(path)}`);
  }

  header(name: string, expected: string | RegExp): void {
    const value = this.#request.headers[name];
    const fits = value !== undefined && (typeof expected === 'string' ? value === expected : expected.test(value));
    if (!fits) this.complain(`the header ${name} is ${value ?? 'missing'}, not ${String(expected)}`);
  }

  noHeader(name: string): void {
    if (this.#request.headers[name] !== undefined) this.complain(`the header ${name} does not belong here`);
  }

  /** An object with these keys and no others. */
  object(node: JsonNode | undefined, where: string, required: readonly string[], optional: readonly string[] = []): void {
    if (node?.kind !== 'object') return this.complain(`${where} is not an object`);
    const keys = node.members.map(({ key }) => key);
    for (const key of required) if (!keys.includes(key)) this.complain(`${where} has no ${key}`);
    for (const key of keys)
      if (![...required, ...optional].includes(key)) this.complain(`${where} has ${key}, which this wire does not know`);
  }

  items(node: JsonNode | undefined, where: string): readonly JsonNode[] {
    if (node?.kind === 'array') return node.items;
    this.complain(`${where} is not a list`);
    return [];
  }

  string(node: JsonNode | undefined, where: string): string {
    if (node?.kind === 'string') return node.value;
    this.complain(`${where} is not a string`);
    return '';
  }

  equals(node: JsonNode | undefined, expected: string, where: string): void {
    const text = node === undefined ? 'missing' : textOf(this.document, node);
    if (text !== expected) this.complain(`${where} is ${text}, not ${expected}`);
  }

  get(node: JsonNode | undefined, ...path: readonly string[]): JsonNode | undefined {
    return path.reduce<JsonNode | undefined>((at, key) => (at === undefined ? undefined : member(at, key)), node);
  }

  /** A JSON Schema of a tool's input, as the wires want it. */
  schema(node: JsonNode | undefined, where: string): void {
    if (node?.kind !== 'object') return this.complain(`${where} is not a schema`);
    this.equals(member(node, 'type'), '"object"', `${where}.type`);
  }

  toolName(node: JsonNode | undefined, where: string): string {
    const name = this.string(node, where);
    if (!/^[a-zA-Z0-9_-]{1,64}$/.test(name)) this.complain(`${where} is '${name}', which is no name of a tool`);
    return name;
  }
}
