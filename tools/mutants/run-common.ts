import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { UserError } from '../shared/failure.ts';
import { type MutantFilter, sampleMutants } from './sample.ts';
import { openSandbox } from './sandbox.ts';
import { tryMutants } from './try-mutants.ts';

const domain = 'common/src/rules';

/** Milliseconds after which a mutant counts as noticed: it runs in circles, which no timeout within a test ends. */
const patienceMs = 30_000;

/** Breaks the domain in one place after another and looks whether a unit test fails. */
export async function runDomainMutants(wanted: MutantFilter): Promise<number> {
  const folder = openSandbox('domain', [domain, 'common/src']);
  const { isNoticed, close } = await openTests(folder);
  try {
    if (await isNoticed(`${domain}/check-in/check-in.ts`))
      throw new UserError('The tests fail before anything is broken.');
    return await tryMutants(folder, sampleMutants(folder, `${domain}/**/*.ts`, wanted), isNoticed);
  } finally {
    await close();
  }
}

/** The tests of a sandbox, in one process for all of its mutants: to start one takes longer than most need. */
async function openTests(folder: string) {
  const vitest = await createVitest('test', {
    root: folder,
    config: false,
    watch: false,
    testTimeout: 20_000,
    bail: 1,
    silent: true,
    reporters: [{}],
    // A thread can be ended whatever runs in it, and its modules are loaded once for all files.
    pool: 'threads',
    isolate: false,
  });
  /** Whether any test that reaches this source fails; `file` is a path in the sandbox. */
  const isNoticed = async (file: string): Promise<boolean> => {
    const path = join(folder, file);
    vitest.config.related = [path];
    vitest.invalidateFile(path);
    const tests = await vitest.getRelevantTestSpecifications();
    const impatience = setTimeout(() => {
      // The first waits for the tests that are under way, the second ends them.
      void vitest.cancelCurrentRun('keyboard-input');
      void vitest.cancelCurrentRun('keyboard-input');
    }, patienceMs);
    const { testModules } = await vitest.runTestSpecifications(tests);
    clearTimeout(impatience);
    // It is mended before anything reads it again.
    vitest.invalidateFile(path);
    // Among the answers is what earlier mutants failed, too.
    const states = new Map(testModules.map((each) => [each.moduleId, each.state()]));
    return tests.some(({ moduleId }) => states.get(moduleId) !== 'passed');
  };
  return { isNoticed, close: () => vitest.close() };
}
