import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printLine } from '../shared/print.ts';
import { stopSignal } from '../shared/signals.ts';
import { applyMutation } from './mutations.ts';
import type { Sample } from './sample.ts';

/** Minimum share of mutants that the tests must detect. */
const minDetected = 0.95;

/**
 * Tests one mutant after another in the sandbox and prints those that no test detects. Returns the exit code: 0 if at
 * least 95% were detected.
 */
export async function tryMutants(
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
