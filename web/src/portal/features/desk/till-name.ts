import type { AdminTill } from '@contract/tills.ts';
import { nameWithCode, sameName } from '@domain/names.ts';

type Named = Pick<AdminTill, 'staffId' | 'staffName'>;

/** Whose till it is; of two volunteers of the same name with the code that their phone shows beside it. */
export function tillName({ staffId, staffName }: Named, all: readonly Named[]): string {
  const hasNamesake = all.some(
    (other) => other.staffId !== staffId && sameName(other.staffName, staffName),
  );
  return hasNamesake ? nameWithCode(staffName, staffId) : staffName;
}
