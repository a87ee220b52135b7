import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printLine } from '../shared/print.ts';
import { stopSignal } from '../shared/signals.ts';
import { applyMutation } from './mutations.ts';
import type { Sample } from './sample.ts';

/** The share of mutants that the tests have to notice. */
const minNoticed = 0.95;

/**
 * Puts one mutant after another into the sandbox and names each that no test notices. Answers the exit code: 0
 * where enough were noticed.
 */
export async function tryMutants(
  folder: string,
  { mutants, of }: Sample,
  isNoticed: (file: string) => Promise<boolean>,
): Promise<number> {
  let survivors = 0;
  for (const { file, mutation } of mutants) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, applyMutation(source, mutation));
    const noticed = await isNoticed(file);
    writeFileSync(path, source);
    if (stopSignal.aborted) return 1;
    if (noticed) continue;
    survivors += 1;
    printLine(`✗ not noticed: ${file}:${mutation.description}`);
  }
  printLine(`${mutants.length} of ${of} mutants tried, ${survivors} not noticed`);
  return mutants.length - survivors >= minNoticed * mutants.length ? 0 : 1;
}
