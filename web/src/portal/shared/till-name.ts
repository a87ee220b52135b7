import { type AdminTill } from '@wine-walk/common/api/tills.ts';
import { disambiguateName } from './disambiguate-name.ts';

type Named = Pick<AdminTill, 'staffId' | 'staffName'>;

/** Whose till it is; of two volunteers of the same name with the code that their phone shows beside it. */
export function tillName(till: Named, all: readonly Named[]): string {
  return disambiguateName(volunteer(till), all.map(volunteer));
}

const volunteer = ({ staffId: id, staffName: name }: Named) => ({ id, name });
