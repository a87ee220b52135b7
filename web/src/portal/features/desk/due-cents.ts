import type { DeskPerson } from '@contract/desk-answer.ts';
import type { DeskLookUp } from './answer-view.ts';

/** What those of them owe who have not paid, in cents. */
export function dueCents(people: readonly DeskPerson[], { event }: DeskLookUp): number {
  return people.filter(({ isVerified }) => !isVerified).length * event.ticketPrice.amountCents;
}
