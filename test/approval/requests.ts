import type { ApprovalRequest } from '../../src/contract/approval.ts';
import { toolInput } from '../../src/contract/input.ts';
import type { SideEffectLevel } from '../../src/contract/level.ts';

/** A request as the session makes it; without a level where the level is not known. */
export function request(toolName: string, level?: SideEffectLevel, input = '{}'): ApprovalRequest {
  return {
    request_id: 'request-1',
    tool_call_id: 'call-1',
    tool_name: toolName,
    description: `${toolName} wants to run and can change state outside this process`,
    input: toolInput(input),
    ...(level === undefined ? {} : { side_effect_level: level }),
  };
}

export const never = (): AbortSignal => new AbortController().signal;
