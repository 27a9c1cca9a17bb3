/** Declaring hooks. */
import type { Breakage } from './rules.ts';

const hooksFile = 'test/hooks/file.test.ts';
const files = 'src/bindings/trust/guard-files.ts';
const found = 'test/bindings/trust/guard-files.test.ts';
const edited = 'test/bindings/trust/head-edits.test.ts';

export const section5: readonly Breakage[] = [
  {
    rule: '5.1',
    file: files,
    find: "named || (xdg ? join(xdg, 'basis') : home ?",
    replace: "(xdg ? join(xdg, 'basis') : undefined) || named || (home ?",
    test: found,
  },
  {
    rule: '5.1',
    file: files,
    find: 'if (read.value === undefined || seen.has(read.value.identity)) continue;',
    replace: 'if (read.value === undefined) continue;',
    test: found,
  },
  {
    rule: '5.2',
    file: 'src/hooks/file.ts',
    find: "stringOf(member(entry, 'on_failure')) === 'allow' ? 'allow' : 'deny'",
    replace: "stringOf(member(entry, 'on_failure')) === 'deny' ? 'deny' : 'allow'",
    test: hooksFile,
  },
  {
    rule: '5.2',
    file: 'src/hooks/file.ts',
    find: 'DEFAULT_TIMEOUT_MS = 5000',
    replace: 'DEFAULT_TIMEOUT_MS = 60_000',
    test: hooksFile,
  },
  {
    rule: '5.3',
    file: 'src/bindings/hook-command.ts',
    find: 'hasFolder && !isAbsolute(program) ? join(workspace, program) : program',
    replace: 'isAbsolute(program) ? program : join(workspace, program)',
    test: 'test/bindings/hook-command.test.ts',
  },
  {
    rule: '5.4',
    file: 'src/contract/checked-file.ts',
    find: "if (stated?.kind === 'number' && stated.value !== version) {",
    replace: "if (stated?.kind === 'number' && stated.value < version) {",
    test: hooksFile,
  },
  {
    rule: '5.4',
    file: 'src/contract/checked-file.ts',
    find: 'if (!read.ok) return fail(notJson(source, read.error));',
    replace: 'if (!read.ok) return fail({ source, message: "it is not JSON" });',
    test: hooksFile,
  },
  {
    rule: '5.5',
    file: 'src/contract/complaint.ts',
    find: 'if (near !== undefined) return `write ${quoted(near)}`;',
    replace: "if (near === '') return '';",
    test: hooksFile,
  },
  {
    rule: '5.7',
    file: 'src/contract/tools-file.ts',
    find: '    if (refusal !== undefined) return fail(problemIn(read.value, entry.keyStart, refusal));\n',
    replace: '',
    test: 'test/contract/tools-file.test.ts',
  },
  {
    rule: '5.7',
    file: 'src/loop/tools/declared.ts',
    find: 'stdin: input, timeoutMs',
    replace: 'stdin: JSON.stringify(JSON.parse(input)), timeoutMs',
    test: 'test/loop/tools/declared.test.ts',
  },
  {
    rule: '5.9',
    file: 'src/bindings/hook-command.ts',
    find: 'const resolve = options.resolve ?? ((spec) => asDeclared(spec, options));',
    replace: 'const resolve = (spec: HookSpec): ResolvedCommand => asDeclared(spec, options);',
    test: 'test/bindings/hook-command.test.ts',
  },
  {
    rule: '5.9',
    file: 'src/loop/tools/declared.ts',
    find: 'if (!resolved.ok) return failed(tool, resolved.error);',
    replace: 'if (!resolved.ok) return failed(tool, "");',
    test: 'test/loop/tools/declared.test.ts',
  },
  {
    rule: '5.6',
    file: files,
    find: 'lookedAt: files.map(({ path }) => source.nameOf(path))',
    replace: 'lookedAt: [...seen]',
    test: found,
  },
  {
    rule: '5.6',
    file: 'src/bindings/trust/commands.ts',
    find: 'return command.refusal ?? (command.program === undefined ? undefined : changeOf(command.program));',
    replace: 'return command.refusal;',
    test: edited,
  },
  {
    rule: '5.8',
    file: 'src/github/event.ts',
    find: "given(member(payload, 'pull_request', 'base', 'sha')",
    replace: "given(member(payload, 'pull_request', 'head', 'sha')",
    test: 'test/github/event.test.ts',
  },
  {
    rule: '5.8',
    file: 'src/bindings/trust/open-trust.ts',
    find: "if (plan.source.kind === 'working-tree') return ok({ source: diskSource",
    replace: 'if (plan.workspaceFiles) return ok({ source: diskSource',
    test: edited,
  },
  {
    rule: '5.9',
    file: 'src/bindings/trust/clean-path.ts',
    find: 'const way = wayInside(standIn.root, entry);',
    replace: "const way = wayInside(standIn.root, entry) === '' ? '' : undefined;",
    test: edited,
  },
  {
    rule: '5.9',
    file: 'src/bindings/trust/commands.ts',
    find: 'return this.#make(rewriteHookArgv(command, view), root, isFolderAt(root) ? root : view.folder);',
    replace: 'return this.#make(command, root, workspace);',
    test: edited,
  },
];
