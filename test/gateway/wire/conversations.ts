import type { WireName } from '../../../src/gateway/types.ts';

/** A word that stands in every result of these conversations and nowhere else. */
export const MARK = 'm4rk3d';

const IMAGE = { type: 'base64', media_type: 'image/png', data: 'aGk=' };
const MARKED_CACHE = { cache_control: { type: 'ephemeral' } };

const MESSAGES = [
  {
    model: 'claude-sonnet-4-5',
    max_tokens: 32000,
    system: [
      { type: 'text', text: 'You are an agent.', ...MARKED_CACHE },
      { type: 'text', text: 'Be brief.' },
    ],
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: '<system-reminder>Today is a day.</system-reminder>' },
          { type: 'text', text: 'go' },
        ],
      },
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'I should look.', signature: 'c2lnbmF0dXJl' },
          { type: 'text', text: 'Looking.', citations: null },
          { type: 'tool_use', id: 'toolu_01', name: 'Bash', input: { command: 'ls', n: 1.5 } },
          { type: 'tool_use', id: 'toolu_02', name: 'Read', input: { file_path: 'a.png' } },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'toolu_01', content: `${MARK} one`, is_error: false },
          {
            type: 'tool_result',
            tool_use_id: 'toolu_02',
            content: [
              { type: 'text', text: MARK },
              { type: 'image', source: IMAGE },
            ],
            ...MARKED_CACHE,
          },
        ],
      },
      {
        role: 'assistant',
        content: [
          { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'x' } },
          {
            type: 'web_search_tool_result',
            tool_use_id: 'srvtoolu_1',
            content: [{ type: 'web_search_result', title: MARK, url: 'https://a.example', encrypted_content: 'eA==' }],
          },
        ],
      },
      {
        role: 'assistant',
        content: [
          { type: 'mcp_tool_use', id: 'mcp_1', name: 'n', server_name: 's', input: {} },
          { type: 'mcp_tool_result', tool_use_id: 'mcp_1', is_error: false, content: [{ type: 'text', text: MARK }] },
        ],
      },
    ],
    tools: [
      { name: 'Bash', description: 'Runs a command.', input_schema: { type: 'object', properties: { command: { type: 'string' } } } },
      { type: 'web_search_20250305', name: 'web_search', max_uses: 3 },
    ],
    tool_choice: { type: 'auto' },
    metadata: { user_id: 'user_1' },
    thinking: { type: 'enabled', budget_tokens: 1024 },
    stream: true,
  },
];

/** Conversations as real agents have them, with every kind of result that a wire knows. */
export const CONVERSATIONS: Readonly<Record<WireName, readonly object[]>> = {
  anthropic: MESSAGES,
  bedrock: MESSAGES.map((body) => ({ ...body, model: undefined, stream: undefined, anthropic_version: 'of-a-cloud' })),
  vertex: MESSAGES.map((body) => ({ ...body, model: undefined, stream: undefined, anthropic_version: 'of-a-cloud' })),
  responses: [
    {
      model: 'gpt-5.5',
      instructions: 'You are an agent.',
      input: [
        { type: 'message', role: 'developer', content: [{ type: 'input_text', text: 'Be brief.' }] },
        {
          type: 'message',
          role: 'user',
          content: [
            { type: 'input_text', text: 'go' },
            { type: 'input_image', image_url: 'data:image/png;base64,aGk=' },
          ],
        },
        { type: 'reasoning', summary: [{ type: 'summary_text', text: 'I should look.' }], encrypted_content: 'eA==' },
        { type: 'function_call', call_id: 'call_1', name: 'exec_command', arguments: '{"cmd":"ls","n":1.50}' },
        { type: 'custom_tool_call', call_id: 'call_2', name: 'apply_patch', input: '*** Begin Patch' },
        { type: 'local_shell_call', call_id: 'call_3', status: 'completed', action: { type: 'exec', command: ['ls'] } },
        { type: 'shell_call', call_id: 'call_4', action: { commands: ['ls'] } },
        { type: 'apply_patch_call', call_id: 'call_5', status: 'completed', operation: { type: 'delete_file', path: 'a' } },
        { type: 'function_call_output', call_id: 'call_1', output: `${MARK} one` },
        { type: 'custom_tool_call_output', call_id: 'call_2', output: [{ type: 'input_text', text: MARK }] },
        { type: 'local_shell_call_output', call_id: 'call_3', output: MARK },
        { type: 'shell_call_output', call_id: 'call_4', output: [{ stdout: MARK, stderr: '', outcome: { type: 'exit', exit_code: 0 } }] },
        { type: 'apply_patch_call_output', call_id: 'call_5', status: 'failed', output: MARK },
        { type: 'mcp_call', id: 'mcp_1', name: 'n', server_label: 's', arguments: '{}', output: MARK },
        { type: 'file_search_call', id: 'fs_1', queries: ['q'], status: 'completed', results: [{ text: MARK }] },
        {
          type: 'code_interpreter_call',
          id: 'ci_1',
          code: '1',
          container_id: 'c',
          status: 'completed',
          outputs: [{ type: 'logs', logs: MARK }],
        },
        { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Done.', annotations: [] }], phase: 'final_answer' },
      ],
      tools: [
        { type: 'function', name: 'exec_command', strict: false, parameters: { type: 'object' } },
        { type: 'namespace', name: 'mcp__lab', description: 'a lab', tools: [{ type: 'function', name: 'echo', parameters: {} }] },
        { type: 'web_search' },
      ],
      tool_choice: 'auto',
      store: false,
      stream: true,
      include: ['reasoning.encrypted_content'],
      prompt_cache_key: 'k',
    },
  ],
  chat: [
    {
      model: 'gpt-5.4',
      messages: [
        { role: 'system', content: 'You are an agent.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'go' },
            { type: 'image_url', image_url: { url: 'data:image/png;base64,aGk=' } },
          ],
        },
        {
          role: 'assistant',
          content: null,
          tool_calls: [
            { id: 'call_1', type: 'function', function: { name: 'bash', arguments: '{"command":"ls"}' } },
            { id: 'call_2', type: 'custom', custom: { name: 'patch', input: 'x' } },
          ],
        },
        { role: 'tool', tool_call_id: 'call_1', content: `${MARK} one` },
        {
          role: 'tool',
          tool_call_id: 'call_2',
          content: [
            { type: 'text', text: MARK },
            { type: 'text', text: 'two' },
          ],
        },
        { role: 'assistant', content: '', function_call: { name: 'old', arguments: '{}' } },
        { role: 'function', name: 'old', content: MARK },
        { role: 'assistant', content: 'Done.', reasoning_content: 'I looked.' },
      ],
      tools: [{ type: 'function', function: { name: 'bash', description: 'Runs a command.', parameters: { type: 'object' } } }],
      stream: true,
      temperature: 0.1,
    },
  ],
  gemini: [
    {
      systemInstruction: { role: 'user', parts: [{ text: 'You are an agent.' }] },
      contents: [
        { role: 'user', parts: [{ text: 'go' }, { inlineData: { mimeType: 'image/png', data: 'aGk=' } }] },
        {
          role: 'model',
          parts: [
            { text: 'I should look.', thought: true },
            { functionCall: { name: 'run_shell_command', args: { command: 'ls', n: 1.5 }, id: 'call_1' }, thoughtSignature: 'c2ln' },
            { functionCall: { name: 'read_file', args: { path: 'a' } } },
          ],
        },
        {
          role: 'user',
          parts: [
            { functionResponse: { id: 'call_1', name: 'run_shell_command', response: { output: `${MARK} one` } } },
            { functionResponse: { name: 'read_file', response: { error: MARK, more: [1, MARK] } } },
            {
              functionResponse: { name: 'show', response: { output: 'x' }, parts: [{ inlineData: { mimeType: 'image/png', data: MARK } }] },
            },
          ],
        },
        {
          role: 'model',
          parts: [{ executableCode: { language: 'PYTHON', code: '1' } }, { codeExecutionResult: { outcome: 'OUTCOME_OK', output: MARK } }],
        },
      ],
      tools: [{ functionDeclarations: [{ name: 'run_shell_command', parametersJsonSchema: {} }], googleSearch: {} }],
      toolConfig: { functionCallingConfig: { mode: 'AUTO' } },
      generationConfig: { temperature: 1, thinkingConfig: { includeThoughts: true } },
    },
  ],
};
