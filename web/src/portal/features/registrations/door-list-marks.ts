import { type ListedRegistration } from '@wine-walk/common/api/admin-registrations.ts';
import { nameKey } from '@wine-walk/common/rules/people/names.ts';

/** What a printed door list says of somebody. */
export interface DoorListMark {
  hasArrived: boolean;
  hasPaid: boolean;
}
export type Marks = ReadonlyMap<string, DoorListMark>;

/** As many as the API admits at a press. */
const maxPerRequest = 20;

/** People of whom the list says the same. */
export interface Batch {
  submissionIds: string[];
  takesPayment: boolean;
  isIdSeen: boolean;
}

/** The presses that enter the marks: those who paid by themselves, since their cash goes into a till. */
export function toBatches(marks: Marks): Batch[] {
  const kinds = [
    { hasArrived: true, hasPaid: false },
    { hasArrived: true, hasPaid: true },
    { hasArrived: false, hasPaid: true },
  ];
  return kinds.flatMap(({ hasArrived, hasPaid }) => {
    const ids = [...marks].flatMap(([id, mark]) =>
      mark.hasArrived === hasArrived && mark.hasPaid === hasPaid ? [id] : [],
    );
    return Array.from({ length: Math.ceil(ids.length / maxPerRequest) }, (_, at) => ({
      submissionIds: ids.slice(at * maxPerRequest, (at + 1) * maxPerRequest),
      takesPayment: hasPaid,
      isIdSeen: hasArrived,
    }));
  });
}

/** Those whose name or ticket has what is searched, accents and case set aside. */
export function searchPeople(people: readonly ListedRegistration[], search: string) {
  const wanted = nameKey(search);
  return people.filter(
    ({ fullName, ticketId }) =>
      nameKey(fullName).includes(wanted) || (ticketId ?? '').toLowerCase().includes(wanted),
  );
}
