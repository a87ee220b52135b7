import { type AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Live } from '../../platform/live/live.ts';
import { useNow } from '../../platform/live/use-now.ts';
import { parseText, persisted } from '../../platform/storage/persisted.ts';
import { defaultEvent } from './records/default-event.ts';
import { useEvents } from './records/live-records.ts';

/** ID of the event that was selected last in this browser. */
const lastEventId = persisted('staff-walk', parseText, 'device', 'text');

export interface EventSelection {
  /** Live list of all events. */
  events: Live<AdminEvent[]>;
  /** Event that every tab is about; undefined until one is known. */
  event: AdminEvent | undefined;
  /** True if the user selected it; false if it follows from the time. */
  isExplicit: boolean;
  /** Event ID in the URL before the events are loaded; null afterwards. */
  requestedId: string | null;
  /** Opens an event and persists the selection; `more`: further search params. Closes the open form. */
  selectEvent: (id: string, more?: Record<string, string>) => void;
  /**
   * Opens an event while the URL names it, without persisting the selection; `more`: further search params.
   * Closes the open form.
   */
  openEvent: (id: string, more?: Record<string, string>) => void;
}

/** Search params of the previous event: form, filters and page. */
const eventScopedParams = ['edit', 'new', 'copy', 'offer', 'open', 'map', 'page'];

/**
 * Event of the whole portal: from the URL, else the last selection in this browser, else the running or next
 * event.
 */
export function useSelectedEvent(): EventSelection {
  const events = useEvents();
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const all = events.data ?? [];
  const find = (id: string | null) => all.find((candidate) => candidate.id === id);
  const last = find(lastEventId.get());
  // An ended event is not restored: staff open it on purpose.
  const lastOpen = last && !hasEnded(last, now) ? last : undefined;
  const chosen = find(params.get('event')) ?? lastOpen;
  const listed = all.filter(({ archivedAt }) => archivedAt === null);
  const event = chosen ?? defaultEvent(listed, now) ?? listed[0];
  const shown = event?.id;
  const choose = useCallback(
    (id: string, more?: Record<string, string>) => {
      lastEventId.set(id);
      // Back returns to the previous event: the URL must name it even if it followed from the time.
      if (shown) setParams(setEventParam(shown), { replace: true });
      setParams(withEventParam(id, more));
    },
    [setParams, shown],
  );
  const openEvent = useCallback(
    // Back does not reopen a closed form.
    (id: string, more?: Record<string, string>) =>
      setParams(withEventParam(id, more), { replace: true }),
    [setParams],
  );
  return {
    events,
    event,
    isExplicit: chosen !== undefined,
    requestedId: events.status === 'loading' ? params.get('event') : null,
    selectEvent: choose,
    openEvent,
  };
}

/** Returns an update that only sets this event in the URL. */
function setEventParam(id: string) {
  return (before: URLSearchParams) => {
    const after = new URLSearchParams(before);
    after.set('event', id);
    return after;
  };
}

/**
 * Writes the event into the URL if only this browser knows it, so that the URL shows the same to every user.
 */
export function useSyncEventParam({
  event,
  isExplicit,
}: Pick<EventSelection, 'event' | 'isExplicit'>): void {
  const [params, setParams] = useSearchParams();
  const named = params.get('event');
  const missing = isExplicit && event && named !== event.id ? event.id : null;
  useEffect(() => {
    // The browser may have a later URL already, which the router is about to render.
    const later = new URLSearchParams(window.location.search).get('event');
    if (missing && (later === null || later === named))
      setParams(setEventParam(missing), { replace: true });
  }, [missing, named, setParams]);
}

/** Returns an update of the search params for another event. */
function withEventParam(id: string, more: Record<string, string> = {}) {
  return (before: URLSearchParams) => {
    const after = new URLSearchParams(before);
    for (const name of eventScopedParams) after.delete(name);
    for (const [name, value] of Object.entries({ event: id, ...more })) after.set(name, value);
    return after;
  };
}

/** Search params that name the event, for links between tabs; empty if it follows from the time. */
export function eventSearchParams({
  event,
  isExplicit,
  requestedId,
}: Pick<EventSelection, 'event' | 'isExplicit' | 'requestedId'>): Record<string, string> {
  // A link clicked before the events are loaded keeps the requested event.
  if (requestedId) return { event: requestedId };
  return isExplicit && event ? { event: event.id } : {};
}
