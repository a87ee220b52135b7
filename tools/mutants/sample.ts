import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutation, mutationsOf } from './mutations.ts';

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
    (file) => !/\.test\.ts$|waiver-/.test(file) && file.includes(filter),
  );
  const mutants = files
    .toSorted()
    .flatMap((file) =>
      mutationsOf(readFileSync(join(folder, file), 'utf8')).map((mutation) => ({ file, mutation })),
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
