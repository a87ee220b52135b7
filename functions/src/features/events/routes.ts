import { listEventBusinesses, readActiveEvent, readProgress } from '../../contract/events.ts';
import { forbiddenUnlessOwn } from '../../http/own.ts';
import { type Route, route } from '../../http/route.ts';
import { findActiveEvent } from '../../store/active-event.ts';
import { eventBusinesses, eventProgress } from './service.ts';

export const routes: readonly Route[] = [
  route(readActiveEvent, async ({ now }) => (await findActiveEvent(now)) ?? null),

  route(listEventBusinesses, async ({ params, query, caller }) => {
    const { participantId, latitude, longitude } = query;
    const refusal = participantId !== undefined && forbiddenUnlessOwn(caller, participantId);
    if (refusal) return refusal;
    const located = latitude !== undefined && longitude !== undefined;
    return eventBusinesses(params.id, participantId, located ? { latitude, longitude } : undefined);
  }),

  route(readProgress, async ({ params, caller, now }) => {
    const { eventId, participantId } = params;
    return forbiddenUnlessOwn(caller, participantId) ?? eventProgress(eventId, participantId, now);
  }),
];
