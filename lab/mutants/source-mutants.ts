import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { UserError } from '../../tools/shared/failure.ts';
import { installedScript, root, runPath } from '../../tools/shared/paths.ts';
import { printLine } from '../../tools/shared/print.ts';
import { runCommand } from '../../tools/shared/run-command.ts';
import { stopSignal } from '../../tools/shared/signals.ts';
import { testOffset, withStack } from '../../tools/suites/demo-stack.ts';
import { applyMutation, type Mutation, mutationsOf } from './mutations.ts';

/** Copies files and folders to a sandbox in which sources can be changed. Returns its path. */
function openSandbox(name: string, parts: readonly string[]): string {
  const folder = runPath('mutants', name);
  rmSync(folder, { recursive: true, force: true });
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Mutation of a file; `file` is a path in the sandbox. */
export interface SourceMutant {
  file: string;
  mutation: Mutation;
}

/** Mutants of a run. `of`: size of the population that they are sampled from. */
export interface Sample {
  mutants: SourceMutant[];
  of: number;
}

/** Selects the mutants of files with `filter` in their path, and of these an even sample of `size`. */
export interface MutantFilter {
  filter: string;
  size: number;
}

/** Returns the selected mutants of the sources that match `pattern` in the sandbox. */
export function sampleMutants(
  folder: string,
  pattern: string,
  { filter, size }: MutantFilter,
): Sample {
  const files = globSync(pattern, { cwd: folder }).filter(
    (file) => !/\.test\.ts$/.test(file) && file.includes(filter),
  );
  const mutants = files.toSorted().flatMap((file) =>
    mutationsOf(readFileSync(join(folder, file), 'utf8'), file).map((mutation) => ({
      file,
      mutation,
    })),
  );
  return { mutants: evenly(mutants, size), of: mutants.length };
}

function evenly<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  return Array.from(
    { length: count },
    (_, at) => items[Math.floor((at * items.length) / count)] as T,
  );
}

/** Minimum share of mutants that the tests must detect. */
const minDetected = 0.95;

/**
 * Tests one mutant after another in the sandbox and prints those that no test detects. Returns the exit code: 0 if at
 * least 95% were detected.
 */
async function tryMutants(
  folder: string,
  { mutants, of }: Sample,
  isDetected: (file: string) => Promise<boolean>,
): Promise<number> {
  let survivors = 0;
  for (const { file, mutation } of mutants) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, applyMutation(source, mutation));
    const wasDetected = await isDetected(file);
    writeFileSync(path, source);
    if (stopSignal.aborted) return 1;
    if (wasDetected) continue;
    survivors += 1;
    printLine(`✗ not detected: ${file}:${mutation.description}`);
  }
  printLine(`${mutants.length} of ${of} mutants tried, ${survivors} not detected`);
  return mutants.length - survivors >= minDetected * mutants.length ? 0 : 1;
}

const rules = 'common/src/rules';

/** Time in milliseconds after which a mutant counts as detected: a test's own timeout does not end an endless loop. */
const commonTimeoutMs = 30_000;

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
    }, commonTimeoutMs);
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

const copiedFolders = ['functions/src', 'tests', 'tools', 'emulator-data'];
const copiedFiles = ['package.json', 'vitest.config.ts', 'tsconfig.json', 'tsconfig.base.json'];
/** Time in milliseconds after which a mutant counts as detected. */
const moduleTimeoutMs = 360_000;

/**
 * Runs the mutants of functions/src/modules. An API test in `tests/api/<topic>` or a unit test of the module
 * detects a mutant of a topic. Uses the Auth and Firestore emulators; the tests serve the API in their
 * process.
 */
export async function runModuleMutants(selection: MutantFilter): Promise<number> {
  const folder = openSandbox('modules', [...copiedFolders, ...copiedFiles]);
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
    timeout: moduleTimeoutMs,
  };
  return runCommand(process.execPath, [...args, ...projects, ...paths], options);
}
