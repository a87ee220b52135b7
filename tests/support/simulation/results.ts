import { withId } from '@wine-walk/common/lib/with-id.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import type { ResultsDocument } from '@wine-walk/common/model/results.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { readDocument } from '../../../functions/src/firestore/read.ts';
import { currentResults } from '../../../functions/src/modules/results/count.ts';
import { eventId } from './event-setup.ts';
import type { StoredState } from './stored-state.ts';

/** Counts the results of the evening as if it ended now (epoch milliseconds). */
export async function countEvening(now: number): Promise<ResultsDocument | undefined> {
  const event = await readDocument(documentPaths.event(eventId), eventDocument);
  if (!event) return undefined;
  const endTime = new Date(now).toISOString();
  return currentResults(withId({ ...event, data: { ...event.data, endTime } }), now);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Checks that the results equal a recount of the evening's documents, each figure from its own source. */
export function* resultViolations(
  { registrations, checkIns, claims, tills, tickets }: StoredState,
  { people, unusedTickets, methods }: ResultsDocument,
) {
  const active = registrations.filter(({ status }) => status === 'active');
  const visitsOf = (participantId: string) =>
    checkIns.filter(
      (checkIn) => checkIn.participantId === participantId && checkIn.state === 'verified',
    );
  const visits = active.flatMap(({ participantId }) => visitsOf(participantId));
  const visitors = active.filter(
    ({ arrivedAt, participantId }) => arrivedAt !== null || visitsOf(participantId).length > 0,
  );
  const figures: Record<string, [counted: number, recount: number]> = {
    registered: [people.registered, active.length],
    came: [people.came, visitors.length],
    'came by stops': [sum(people.stops), visitors.length],
    'visits by stops': [sum(people.stops.map((count, stops) => count * stops)), visits.length],
    'with ticket': [people.byTicket, active.filter(({ ticketId }) => ticketId !== null).length],
    settled: [people.byTicket + people.paid + people.due, active.length],
    'unused tickets': [
      unusedTickets,
      tickets.filter(({ state }) => state === 'unused').length -
        active.filter(({ sharesTicketPlace }) => sharesTicketPlace).length,
    ],
    rewards: [sum(Object.values(people.claims)), claims.length],
    net: [
      sum(methods.map(({ netCents }) => netCents)),
      sum(
        tills.flatMap((till) => [
          till.salesCents,
          till.card.salesCents,
          till.other.salesCents,
          -till.refundsCents,
          -till.card.refundsCents,
          -till.other.refundsCents,
        ]),
      ),
    ],
    paid: [
      sum(Object.values(people.paidCents)),
      sum(registrations.map(({ payment }) => payment?.amountCents ?? 0)),
    ],
  };
  const byShop = Map.groupBy(visits, ({ businessId }) => businessId);
  for (const id of new Set([...byShop.keys(), ...Object.keys(people.visits)]))
    figures[`visits of ${id}`] = [sum(people.visits[id] ?? []), byShop.get(id)?.length ?? 0];
  for (const [name, [counted, recount]] of Object.entries(figures))
    if (counted !== recount) yield `results: ${name} is ${counted}, and ${recount} recounted`;
}
