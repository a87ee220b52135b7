import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { type Live, useLiveQuery } from '../../platform/live/live.ts';

const events = { path: 'events', orderBy: [['startTime', 'desc']] } as const;

/** Every event, the latest first, live. */
export function useEvents(): Live<AdminEvent[]> {
  return useLiveQuery(events, eventDocument);
}
