import type { AdminTill } from '@wine-walk/common/api/staff/tills.ts';
import { nameWithCode, sameName } from '@wine-walk/common/rules/people/names.ts';

/** Volunteer: account ID of their phone and the name they entered. */
interface Named {
  id: string;
  name: string;
}

/** Returns the name, with the code on the volunteer's phone if another one has the same name. */
export function disambiguateName({ id, name }: Named, all: readonly Named[]): string {
  const hasNamesake = all.some((other) => other.id !== id && sameName(other.name, name));
  return hasNamesake ? nameWithCode(name, id) : name;
}

type TillStaff = Pick<AdminTill, 'staffId' | 'staffName'>;

/** Returns the name of a till's volunteer, with the code on their phone if another one has the same name. */
export function tillName(till: TillStaff, all: readonly TillStaff[]): string {
  return disambiguateName(volunteer(till), all.map(volunteer));
}

const volunteer = ({ staffId: id, staffName: name }: TillStaff) => ({ id, name });
