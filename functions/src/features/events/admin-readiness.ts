import type { readReadiness } from '../../contract/admin-events.ts';
import {
  announcementDocument,
  businessDocument,
  eventDocument,
  rewardDocument,
} from '../../contract/documents.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import { buildCatalogue, type WithId } from '../../domain/catalogue.ts';
import { readiness } from '../../domain/readiness.ts';
import { type Problem, problem } from '../../http/problem.ts';
import { paths } from '../../store/paths.ts';
import { countQuery, readQuery, type Stored } from '../../store/read.ts';

/** What is missing before an event can open. */
export async function readinessOf(
  eventId: string,
  now: number,
): Promise<AnswerOf<typeof readReadiness> | Problem<'not-found'>> {
  const [events, businesses, rewards, announcements, tickets] = await Promise.all([
    readQuery(paths.events, eventDocument),
    readQuery(paths.businesses, businessDocument),
    readQuery(paths.rewards, rewardDocument),
    readQuery(paths.announcements(eventId), announcementDocument),
    ticketCounts(eventId),
  ]);
  const event = events.map(withId).find(({ id }) => id === eventId);
  if (!event) return problem('not-found', 'This event no longer exists.');
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
  const count = (of: string | null, state?: string) =>
    countQuery(paths.tickets, (query) => {
      const admitting = query.where('eventId', '==', of);
      return state ? admitting.where('state', '==', state) : admitting;
    });
  const [own, anyEvents, ownUnused, anyUnused] = await Promise.all([
    count(eventId),
    count(null),
    count(eventId, 'unused'),
    count(null, 'unused'),
  ]);
  return { unused: ownUnused + anyUnused, total: own + anyEvents };
}

function withId<T extends object>({ id, data }: Stored<T>): WithId<T> {
  return { ...data, id };
}
