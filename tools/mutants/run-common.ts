import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { UserError } from '../shared/failure.ts';
import { type MutantFilter, sampleMutants } from './sample.ts';
import { openSandbox } from './sandbox.ts';
import { tryMutants } from './try-mutants.ts';

const rules = 'common/src/rules';

/** Time in milliseconds after which a mutant counts as detected: a test's own timeout does not end an endless loop. */
const timeoutMs = 30_000;

/** Runs the mutants of common/src/rules. Unit tests detect them. */
export async function runCommonMutants(selection: MutantFilter): Promise<number> {
  const folder = openSandbox('common', ['common/src']);
  const { isDetected, close } = await openTests(folder);
  try {
    if (await isDetected(`${rules}/check-in/check-in.ts`))
      throw new UserError('The tests fail without a mutant.');
    const sample = sampleMutants(folder, `${rules}/**/*.ts`, selection);
    return await tryMutants(folder, sample, isDetected);
  } finally {
    await close();
  }
}

/** Opens the tests of a sandbox, in one process for all mutants: starting one takes longer than most tests. */
async function openTests(folder: string) {
  const vitest = await createVitest('test', {
    root: folder,
    config: false,
    watch: false,
    testTimeout: 20_000,
    bail: 1,
    silent: true,
    reporters: [{}],
    // A thread can be terminated during an endless loop, and loads modules once for all files.
    pool: 'threads',
    isolate: false,
  });
  /** True if a test that imports the source fails. `file`: path in the sandbox. */
  const isDetected = async (file: string): Promise<boolean> => {
    const path = join(folder, file);
    vitest.config.related = [path];
    vitest.invalidateFile(path);
    const tests = await vitest.getRelevantTestSpecifications();
    const timer = setTimeout(() => {
      // The first call waits for running tests, the second terminates them.
      void vitest.cancelCurrentRun('keyboard-input');
      void vitest.cancelCurrentRun('keyboard-input');
    }, timeoutMs);
    const { testModules } = await vitest.runTestSpecifications(tests);
    clearTimeout(timer);
    // The source is restored before it is imported again.
    vitest.invalidateFile(path);
    // The results include modules that failed for previous mutants.
    const states = new Map(testModules.map((module) => [module.moduleId, module.state()]));
    return tests.some(({ moduleId }) => states.get(moduleId) !== 'passed');
  };
  return { isDetected, close: () => vitest.close() };
}
