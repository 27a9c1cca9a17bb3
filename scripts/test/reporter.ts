import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import type { Skipped, TestTally } from './tally.ts';

/** Counts what ran, and why what did not run was skipped, into the file that BASIS_TEST_RESULT names. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const path = process.env['BASIS_TEST_RESULT'];
    if (path === undefined) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const broken = modules.filter(
      (module) => module.errors().length > 0 || [...module.children.allSuites()].some((suite) => suite.errors().length > 0),
    );
    const tally: TestTally = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: [
        ...tests.filter((test) => test.result().state === 'failed').map((test) => `${test.module.relativeModuleId}: ${test.fullName}`),
        ...tests
          .filter((test) => test.result().state === 'pending')
          .map((test) => `${test.module.relativeModuleId}: ${test.fullName} never ended`),
        ...broken.map((module) => `${module.relativeModuleId}: a hook or the file itself failed`),
        ...errors.map((error) => `an error that no test caught: ${error.message}`),
      ],
      skipped: tests.filter((test) => test.result().state === 'skipped').map(skippedOf),
    };
    writeFileSync(path, JSON.stringify(tally));
  }
}

function skippedOf(test: TestCase): Skipped {
  const result = test.result();
  const note = result.state === 'skipped' ? result.note : undefined;
  return { name: `${test.module.relativeModuleId}: ${test.fullName}`, why: note ?? 'by its own condition' };
}
