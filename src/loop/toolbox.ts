import type { ToolInput } from '../contract/call.ts';
import type { InputCheck } from '../contract/input-schema.ts';
import type { GuardedTool } from '../session/ports.ts';
import type { ToolDescription } from './model.ts';
import type { Tool } from './tool.ts';

/** A tool, and what the session must know of it. */
export interface Equipped {
  readonly tool: Tool;
  readonly guarded: GuardedTool;
}

/** The tools of an agent, by name. */
export class Toolbox {
  readonly names: readonly string[];
  readonly descriptions: readonly ToolDescription[];
  readonly #equipped: ReadonlyMap<string, Equipped>;

  /**
   * `checkOf` is asked once for each tool that has no check of its own, when it is first called. Two tools of one name are a
   * mistake of whoever put the tools together, and throw.
   */
  constructor(tools: readonly Tool[], checkOf: (tool: Tool) => InputCheck) {
    this.names = tools.map((tool) => tool.name);
    this.descriptions = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
    this.#equipped = new Map(tools.map((tool) => [tool.name, equip(tool, checkOf)]));
    if (this.#equipped.size < tools.length) throw new Error(`two tools have one name, among ${this.names.join(', ')}`);
  }

  find(name: string): Equipped | undefined {
    return this.#equipped.get(name);
  }
}

function equip(tool: Tool, checkOf: (tool: Tool) => InputCheck): Equipped {
  let check: InputCheck | undefined;
  const guarded: GuardedTool = {
    name: tool.name,
    level: (input: ToolInput) => tool.level(input),
    check: (input) => {
      check ??= tool.check?.bind(tool) ?? checkOf(tool);
      return check(input);
    },
  };
  return { tool, guarded };
}
