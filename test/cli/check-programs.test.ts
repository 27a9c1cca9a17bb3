// What `check` finds of the programs that guard files name: hooks whose first line leads nowhere, and MCP servers.
import { expect, test } from 'vitest';
import { guard, placeWith } from '../support/run/command-line.ts';

const hooks = (...programs: readonly string[]) =>
  JSON.stringify({ schema: 1, hooks: programs.map((program) => ({ name: program, command: [`.basis/${program}`] })) });
const servers = (declared: object) => JSON.stringify({ mcpServers: declared });

test('check ends with 2 and one sentence for each program that could not be started', async () => {
  const place = placeWith({
    '.basis/hooks.json': hooks('returns', 'by-env', 'no-interpreter'),
    '.basis/returns': { program: '#!/bin/sh\r\ncat > /dev/null\r\n' },
    '.basis/by-env': { program: '#!/usr/bin/env sh\r\n' },
    '.basis/no-interpreter': { program: '#!/opt/no-such/sh\n' },
    'servers/returns': { program: '#!/bin/sh\r\n' },
    '.mcp.json': servers({
      path: { command: './servers/nope' },
      name: { command: 'no-such-server' },
      folder: { command: 'true', cwd: 'gone' },
      line: { command: './servers/returns' },
    }),
  });
  const { code, stderr } = await guard(place, ['check']);
  const at = place.project;
  expect([code, stderr.trimEnd().split('\n')]).toEqual([
    2,
    [
      `basis-guard: ${at}/.basis/hooks.json: hook 'returns' will not be able to answer: the first line of '${at}/.basis/returns' ends in CRLF, so that its interpreter is not found: write its lines with LF`,
      `basis-guard: ${at}/.basis/hooks.json: hook 'by-env' will not be able to answer: the first line of '${at}/.basis/by-env' ends in CRLF, so that its interpreter is not found: write its lines with LF`,
      `basis-guard: ${at}/.basis/hooks.json: hook 'no-interpreter' will not be able to answer: the interpreter '/opt/no-such/sh', which the first line of '${at}/.basis/no-interpreter' names, was not found: write one that is there`,
      `basis-guard: ${at}/.mcp.json: the MCP server "path" cannot be started: there is no program "./servers/nope": write the path of one that is there`,
      `basis-guard: ${at}/.mcp.json: the MCP server "name" cannot be started: there is no program "no-such-server" on PATH: install it before, or write its path`,
      `basis-guard: ${at}/.mcp.json: the MCP server "folder" cannot be started: its folder ${at}/gone is not there`,
      `basis-guard: ${at}/.mcp.json: the MCP server "line" cannot be started: the first line of '${at}/servers/returns' ends in CRLF, so that its interpreter is not found: write its lines with LF`,
    ],
  ]);
});

test('check passes programs that can be started, and what it cannot look for', async () => {
  const place = placeWith({
    '.basis/hooks.json': hooks('with-arguments'),
    '.basis/with-arguments': { program: '#! /bin/sh -e\ncat > /dev/null\n' },
    '.mcp.json': servers({
      there: { command: 'true' },
      answers: { url: 'http://127.0.0.1:1/mcp' },
      elsewhere: { command: 'no-such-server', env: { PATH: '/opt/bin' } },
    }),
  });
  const { code, stderr } = await guard(place, ['check']);
  expect([code, stderr]).toEqual([0, '']);
});
