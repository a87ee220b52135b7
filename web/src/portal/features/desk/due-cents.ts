import type { lookUpAtDesk } from '@contract/desk.ts';
import type { DeskPerson } from '@contract/desk-lookup-result.ts';
import type { ResponseOf } from '@contract/endpoint.ts';

/** What those of them owe who have not paid, in cents. */
export function dueCents(
  people: readonly DeskPerson[],
  { event }: Pick<ResponseOf<typeof lookUpAtDesk>, 'event'>,
): number {
  return people.filter(({ isVerified }) => !isVerified).length * event.ticketPrice.amountCents;
}
