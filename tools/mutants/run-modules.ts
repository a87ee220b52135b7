import { UserError } from '../shared/failure.ts';
import { installedScript } from '../shared/paths.ts';
import { runCommand } from '../shared/run-command.ts';
import { testOffset, withStack } from '../suites/demo-stack.ts';
import { type MutantFilter, sampleMutants } from './sample.ts';
import { openSandbox } from './sandbox.ts';
import { tryMutants } from './try-mutants.ts';

const folders = ['functions/src', 'tests', 'tools', 'emulator-data'];
const files = ['package.json', 'vitest.config.ts', 'tsconfig.json', 'tsconfig.base.json'];
/** Time in milliseconds after which a mutant counts as detected. */
const timeoutMs = 360_000;

/**
 * Runs the mutants of functions/src/modules. A mutant of a topic is detected by an API test in `tests/api/<topic>` or a
 * unit test beside the source. Uses the Auth and Firestore emulators; the tests serve the API in their own process.
 */
export async function runModuleMutants(selection: MutantFilter): Promise<number> {
  const folder = openSandbox('modules', [...folders, ...files]);
  const sample = sampleMutants(folder, 'functions/src/modules/*/**/*.ts', selection);
  const topics = new Set(sample.mutants.map(({ file }) => topicOf(file)));
  return withStack({ offset: testOffset(), only: ['auth', 'firestore'] }, async (env) => {
    const isDetected = async (file: string) => (await runTests(folder, topicOf(file), env)) !== 0;
    for (const topic of topics)
      if (await isDetected(`functions/src/modules/${topic}/`))
        throw new UserError(`The tests of ${topic} fail without a mutant.`);
    return tryMutants(folder, sample, isDetected);
  });
}

const topicOf = (file: string): string => file.split('/')[3] ?? '';

function runTests(folder: string, topic: string, env: NodeJS.ProcessEnv) {
  const paths = [`tests/api/${topic}/`, `functions/src/modules/${topic}/`];
  const args = [installedScript('vitest', 'vitest.mjs'), 'run', '--bail=1', '--silent=true'];
  const projects = ['--project=api', '--project=unit', '--pool=threads'];
  const options = {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'ignore' as const,
    timeout: timeoutMs,
  };
  return runCommand(process.execPath, [...args, ...projects, ...paths], options);
}
