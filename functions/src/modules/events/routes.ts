import {
  listEventBusinesses,
  readActiveEvent,
  readProgress,
} from '@wine-walk/common/api/events.ts';
import { findActiveEvent } from '../../firestore/events.ts';
import { requireOwner } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import { listBusinessesForEvent, readProgressSummary } from './service.ts';

export const routes: readonly Route[] = [
  route(readActiveEvent, async ({ now }) => (await findActiveEvent(now)) ?? null),

  route(listEventBusinesses, async ({ params, query, caller }) => {
    const { participantId, latitude, longitude } = query;
    const refusal = participantId !== undefined && requireOwner(caller, participantId);
    if (refusal) return refusal;
    const located = latitude !== undefined && longitude !== undefined;
    return listBusinessesForEvent(
      params.id,
      participantId,
      located ? { latitude, longitude } : undefined,
    );
  }),

  route(readProgress, async ({ params, caller, now }) => {
    const { eventId, participantId } = params;
    return requireOwner(caller, participantId) ?? readProgressSummary(eventId, participantId, now);
  }),
];
