import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import type { Money } from '@wine-walk/common/model/fields/values.ts';
import type { TicketType } from '@wine-walk/common/model/ticket-types.ts';
import { hasTill } from '../../firestore/events/desk.ts';
import { editLimitWrites } from '../../firestore/events/ticket-counts.ts';
import { countTickets } from '../../firestore/events/tickets.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { countRegistrationsOfType } from '../../firestore/people/registrations.ts';
import { readDocuments } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

type EditRefusal = Problem<
  | 'businesses-gone'
  | 'capacity-below-taken'
  | 'currency-in-use'
  | 'quantity-below-taken'
  | 'ticket-type-in-use'
>;

/** Returns the writes of the limits of an edited event, by a form or an undo; the problem if it cannot have the new values. */
export async function checkedLimitWrites(
  id: string,
  before: EventDocument,
  after: EventDocument,
  now: number,
): Promise<Write[] | EditRefusal> {
  // Reads the counts before the tickets of a removed type, so that one issued since then conflicts.
  const limits = await editLimitWrites(id, before, after, now);
  const refusal =
    (await unknownBusinesses(after.businessIds)) ??
    (await currencyRefusal(id, before, after.ticketPrice)) ??
    (await removedTypeRefusal(id, before.ticketTypes, after.ticketTypes));
  return refusal ?? limits;
}

/** Returns the problem if an edit removes a type that tickets or registrations have. `next`: undefined if unchanged. */
async function removedTypeRefusal(
  eventId: string,
  before: readonly TicketType[],
  next: readonly TicketType[] | undefined,
): Promise<Problem<'ticket-type-in-use'> | undefined> {
  if (!next) return undefined;
  const removed = before.filter(({ id }) => next.every((type) => type.id !== id));
  const counts = await Promise.all(
    removed.map(async ({ id: typeId }) => {
      const [tickets, registrations] = await Promise.all([
        countTickets({ eventId, typeId }),
        countRegistrationsOfType(eventId, typeId),
      ]);
      return tickets + registrations;
    }),
  );
  const used = removed.find((_, index) => counts[index] !== 0);
  if (!used) return undefined;
  return problem('ticket-type-in-use', { type: used.name }, 'ticketTypes');
}

/**
 * Returns the problem with another currency if the event has a till, open or counted: its cash and that of the
 * event are added up in one currency. A till that is opened at the same moment takes no sales in the old one.
 */
async function currencyRefusal(
  id: string,
  { ticketPrice: { currency } }: EventDocument,
  next: Money | undefined,
): Promise<Problem<'currency-in-use'> | undefined> {
  if (!next || next.currency === currency || !(await hasTill(id))) return undefined;
  return problem('currency-in-use', { currency }, 'ticketPrice.currency');
}

/** Returns the problem if one of the businesses does not exist. */
export async function unknownBusinesses(
  ids: readonly string[] | null | undefined,
): Promise<Problem<'businesses-gone'> | undefined> {
  if (!ids?.length) return undefined;
  const coveredBusinesses = await readDocuments(
    ...ids.map((id) => [documentPaths.business(id), businessDocument] as const),
  );
  if (coveredBusinesses.every(Boolean)) return undefined;
  return problem('businesses-gone', {}, 'businessIds');
}
