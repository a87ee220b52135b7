import { UserError } from '../shared/failure.ts';
import { installedScript } from '../shared/paths.ts';
import { runCommand } from '../shared/run-command.ts';
import { testOffset, withStack } from '../suites/demo-stack.ts';
import { type MutantFilter, sampleMutants } from './sample.ts';
import { openSandbox } from './sandbox.ts';
import { serviceTests } from './service-tests.ts';
import { tryMutants } from './try-mutants.ts';

const folders = ['functions/src', 'tests', 'tools', 'emulator-data'];
const files = ['package.json', 'vitest.config.ts', 'tsconfig.json', 'tsconfig.base.json'];
/** Milliseconds: a machine that does other things, too, takes its time over the tests of a whole feature. */
const patienceMs = 360_000;

/**
 * Breaks the services in one place after another and looks whether a test of the API, or a unit test beside the
 * source, fails: against the emulators of Auth and Firestore, the API served in the tests' own process.
 */
export async function runServiceMutants(wanted: MutantFilter): Promise<number> {
  const folder = openSandbox('services', [...folders, ...files]);
  const pattern = `functions/src/modules/{${Object.keys(serviceTests).join(',')}}/**/*.ts`;
  const sample = sampleMutants(folder, pattern, wanted);
  const features = new Set(sample.mutants.map(({ file }) => featureOf(file)));
  return withStack({ offset: testOffset(), only: ['auth', 'firestore'] }, async (env) => {
    const isNoticed = async (file: string) => (await runTests(folder, featureOf(file), env)) !== 0;
    for (const feature of features)
      if (await isNoticed(`functions/src/modules/${feature}/`))
        throw new UserError(`The tests of ${feature} fail before anything is broken.`);
    return tryMutants(folder, sample, isNoticed);
  });
}

const featureOf = (file: string): string => file.split('/')[3] ?? '';

function runTests(folder: string, feature: string, env: NodeJS.ProcessEnv) {
  const paths = [
    ...(serviceTests[feature] ?? []).map((name) => `/${name}.test.ts`),
    `functions/src/modules/${feature}/`,
  ];
  const args = [installedScript('vitest', 'vitest.mjs'), 'run', '--bail=1', '--silent=true'];
  const projects = ['--project=api', '--project=unit', '--pool=threads'];
  const options = {
    cwd: folder,
    env: { ...process.env, ...env, API_IN_PROCESS: '1' },
    stdio: 'ignore' as const,
    timeout: patienceMs,
  };
  return runCommand(process.execPath, [...args, ...projects, ...paths], options);
}
