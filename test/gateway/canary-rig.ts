// Canaries of the gateway, a hook that rules on them as a decision server would, and the tool that they call.
import type { ToolResult } from '../../src/contract/call.ts';
import { toolInput } from '../../src/contract/input.ts';
import { type Canary, CANARY_KINDS, type CanaryKind } from '../../src/gateway/options.ts';
import type { Tool } from '../../src/loop/tool.ts';
import { tool } from '../loop/loop-rig.ts';
import { json } from '../session/rig.ts';
import { text } from '../support/results.ts';
import type { GatewayRig } from './rig.ts';

/** What came back of each canary, in order. */
export type Seen = [CanaryKind, ToolResult][];

const WANTED: Readonly<Record<CanaryKind, string>> = { deny: 'denied by', modify: 'ran changed', replace: 'REPLACED' };

export function canaries(seen: Seen): readonly Canary[] {
  return CANARY_KINDS.map((kind) => ({
    kind,
    tool: 'spawn',
    input: `{"command":"canary ${kind}"}`,
    check: (result) => {
      seen.push([kind, result]);
      return result.output.text.includes(WANTED[kind]) ? undefined : `it came back as ${result.output.text}`;
    },
  }));
}

/** Before each call. */
export const HOOKS = [
  {
    name: 'canaries',
    beforeTool: ({ input }: { readonly input: { readonly text: string } }) => {
      if (input.text.includes('canary deny')) return { kind: 'deny', reason: 'as a canary must be' } as const;
      if (input.text.includes('canary modify')) return { kind: 'modify', input: json('{"command":"changed"}') } as const;
      return { kind: 'allow' } as const;
    },
  },
];

/** Runs what it is given; with `post`, a hook after the call replaces the output of the canary for it, and says so. */
export function shell(ran: string[], at: () => GatewayRig, post = true): Tool {
  return tool('spawn', 'process', (id, input) => {
    ran.push(input);
    const given = text(`ran ${input.includes('changed') ? 'changed' : input}`);
    if (!post || !input.includes('canary replace')) return given;
    const shown = text('REPLACED');
    const call = at().gateway.returning({ id, name: 'spawn', input: toolInput(input) });
    if (call !== undefined) at().gateway.ruled(call, { given, shown });
    return shown;
  });
}
