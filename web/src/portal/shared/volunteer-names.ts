import type { AdminTill } from '@wine-walk/common/api/tills.ts';
import { nameWithCode, sameName } from '@wine-walk/common/rules/people/names.ts';

/** A volunteer: the uid of the account of their phone, and the name they typed. */
interface Named {
  id: string;
  name: string;
}

/** What somebody is called among others: of two of the same name with the code that their phone shows beside it. */
export function disambiguateName({ id, name }: Named, all: readonly Named[]): string {
  const hasNamesake = all.some((other) => other.id !== id && sameName(other.name, name));
  return hasNamesake ? nameWithCode(name, id) : name;
}

type TillStaff = Pick<AdminTill, 'staffId' | 'staffName'>;

/** Whose till it is; of two volunteers of the same name with the code that their phone shows beside it. */
export function tillName(till: TillStaff, all: readonly TillStaff[]): string {
  return disambiguateName(volunteer(till), all.map(volunteer));
}

const volunteer = ({ staffId: id, staffName: name }: TillStaff) => ({ id, name });
