import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../shared/failure.ts';
import { say } from '../shared/say.ts';
import { stopping } from '../shared/signals.ts';
import { equivalentMutants } from './equivalent.ts';
import { isNoticed, openLaboratory } from './laboratory.ts';
import { type Mutation, mutated, mutationsOf } from './mutations.ts';

/** The share of mutants that the tests have to notice. */
const minNoticed = 0.95;
const sampleSize = 80;

/**
 * Breaks the domain in one place after another and looks whether a test fails. `filter`: only files whose path
 * has it, and all of their mutants; without one a sample spread evenly over all. What is known to change
 * nothing is left out.
 */
export async function runDomainMutants(filter: string): Promise<number> {
  const folder = openLaboratory();
  if (await isNoticed(folder, 'src/domain/check-in.ts'))
    throw new Failure('The tests fail before anything is broken.');
  const mutants = findMutants(folder, filter);
  const chosen = filter ? mutants : evenly(mutants, sampleSize);
  let survivors = 0;
  for (const { file, mutation } of chosen) {
    if (stopping.aborted) return 1;
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, mutated(source, mutation));
    if (!(await isNoticed(folder, file))) {
      survivors += 1;
      say(`✗ not noticed: ${file}:${mutation.description}`);
    }
    writeFileSync(path, source);
  }
  say(`${chosen.length} of ${mutants.length} mutants tried, ${survivors} not noticed`);
  return chosen.length - survivors >= minNoticed * chosen.length ? 0 : 1;
}

function findMutants(folder: string, filter: string): { file: string; mutation: Mutation }[] {
  const files = globSync('src/domain/**/*.ts', { cwd: folder }).filter(
    (file) => !/\.test\.ts$|waiver-/.test(file) && file.includes(filter),
  );
  return files.sort().flatMap((file) =>
    mutationsOf(readFileSync(join(folder, file), 'utf8'))
      .filter(({ description }) => !equivalentMutants.has(`${file}:${description}`))
      .map((mutation) => ({ file, mutation })),
  );
}

function evenly<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  return Array.from(
    { length: count },
    (_, at) => items[Math.floor((at * items.length) / count)] as T,
  );
}
