import type { AdminEvent } from '@contract/admin-events.ts';
import { eventDocument } from '@contract/documents.ts';
import { type Live, useLiveQuery } from '../../data/live.ts';

const events = { path: 'events', orderBy: [['startTime', 'desc']] } as const;

/** Every event, the latest first, live. */
export function useEvents(): Live<AdminEvent[]> {
  return useLiveQuery(events, eventDocument);
}
