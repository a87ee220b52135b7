import { type readReadiness } from '@wine-walk/common/api/admin-events.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { buildCatalogue } from '@wine-walk/common/rules/catalog/catalog.ts';
import { readiness } from '@wine-walk/common/rules/events/readiness.ts';
import { readAnnouncements } from '../../firestore/announcements.ts';
import { readBusinesses } from '../../firestore/businesses.ts';
import { readEvents } from '../../firestore/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { readRewards } from '../../firestore/rewards.ts';
import { countTickets } from '../../firestore/tickets.ts';

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
