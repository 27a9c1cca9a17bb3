// A workspace that is looked at before and after something happens in it.
import { join } from 'node:path';
import { expect } from 'vitest';
import { findCheckout } from '../../../src/bindings/trust/checkout.ts';
import { guardWorkspace } from '../../../src/bindings/trust/guard-workspace.ts';
import type { ChangedRecord } from '../../../src/contract/record.ts';
import type { Content } from '../../support/run/folder.ts';
import { ownGit, repository, scratch } from './scratch.ts';

export const FILES: Readonly<Record<string, Content>> = {
  'src/a.ts': 'a',
  'package.json': '{}',
  'package-lock.json': '{}',
  Makefile: 'all:\n',
  'run.sh': 'echo',
  'tools/go': { program: '#!/bin/sh\n' },
  'tools/plain.py': '#!/usr/bin/env python3\n',
  'AGENTS.md': 'be good',
  '.basis/hooks.json': '{"schema": 1}',
  '.github/workflows/ci.yml': 'on: push\n',
};

export interface Scene {
  readonly repo: string;
  readonly home: string;
}

/** Acts between the two looks, and tells what was found. */
export async function found(
  act: (scene: Scene) => unknown,
  setting: { files?: Readonly<Record<string, Content>>; workspace?: string; before?: (scene: Scene) => unknown } = {},
) {
  const scene = { repo: repository({ ...FILES, ...setting.files }), home: scratch() };
  setting.before?.(scene);
  const workspace = join(scene.repo, setting.workspace ?? '');
  const guard = await guardWorkspace({
    checkout: findCheckout(workspace),
    workspace,
    env: { HOME: scene.home },
    files: [],
    skip: [join(scene.repo, 'own')],
    git: ownGit(),
  });
  const watch = await guard.watch();
  act(scene);
  return await watch.compare();
}

export const told = ({ path, change, protected: isProtected }: ChangedRecord) => `${change} ${path}${isProtected ? ' (protected)' : ''}`;

export async function changes(...given: Parameters<typeof found>): Promise<readonly string[]> {
  const report = await found(...given);
  expect(report.notices).toEqual([]);
  return report.changed.map(told);
}
