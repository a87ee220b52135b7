import { type lookUpAtDesk } from '@wine-walk/common/api/desk.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type DeskPerson } from '@wine-walk/common/model/desk.ts';

/** What those of them owe who have not paid, in cents. */
export function dueCents(
  people: readonly DeskPerson[],
  { event }: Pick<ResponseOf<typeof lookUpAtDesk>, 'event'>,
): number {
  return people.filter(({ isVerified }) => !isVerified).length * event.ticketPrice.amountCents;
}
