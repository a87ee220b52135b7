import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutation, mutationsOf } from './mutations.ts';

/** A mutation, and the file that it is of: a path in the sandbox. */
export interface SourceMutant {
  file: string;
  mutation: Mutation;
}

/** What a run tries: the mutants, and of how many they are a sample. */
export interface Sample {
  mutants: SourceMutant[];
  of: number;
}

/** Which mutants are asked for: those of files whose path has `filter`, of these `size` spread evenly. */
export interface MutantFilter {
  filter: string;
  size: number;
}

/** The mutants of the sources that match `pattern` in the sandbox. */
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
