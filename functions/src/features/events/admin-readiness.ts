import type { readReadiness } from '../../contract/admin-events.ts';
import { eventDocument } from '../../contract/documents.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { buildCatalogue } from '../../domain/catalog.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { readiness } from '../../domain/readiness.ts';
import { withId } from '../../domain/with-id.ts';
import { readAnnouncements } from '../../store/announcements.ts';
import { readBusinesses } from '../../store/businesses.ts';
import { readEvents } from '../../store/events.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { readRewards } from '../../store/rewards.ts';
import { countTickets } from '../../store/tickets.ts';

/** What is missing before an event can open. */
export async function checkReadiness(
  eventId: string,
  now: number,
): Promise<ResponseOf<typeof readReadiness> | Problem<'not-found'>> {
  const [events, businesses, rewards, announcements, tickets] = await Promise.all([
    readEvents(),
    readBusinesses(),
    readRewards(),
    readAnnouncements(eventId),
    ticketCounts(eventId),
  ]);
  const event = events.map(withId).find(({ id }) => id === eventId);
  if (!event) {
    // A damaged one is in no list: reading it by itself says so.
    await readDocument(documentPaths.event(eventId), eventDocument);
    return problem('not-found', 'This event no longer exists.');
  }
  const catalogue = buildCatalogue(eventId, event, {
    businesses: businesses.map(withId),
    rewards: rewards.map(withId),
    pointRules: [],
  });
  return readiness(
    {
      event,
      catalogue,
      tickets,
      announcements: announcements.map(({ data }) => data),
      events: events.map(withId),
    },
    now,
  );
}

/** The tickets of this event and those of whichever event is active, counted by the server. */
async function ticketCounts(eventId: string): Promise<{ unused: number; total: number }> {
  const [own, anyEvents, ownUnused, anyUnused] = await Promise.all([
    countTickets({ eventId }),
    countTickets({ eventId: null }),
    countTickets({ eventId, state: 'unused' }),
    countTickets({ eventId: null, state: 'unused' }),
  ]);
  return { unused: ownUnused + anyUnused, total: own + anyEvents };
}
