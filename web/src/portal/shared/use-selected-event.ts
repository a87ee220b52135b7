import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Live } from '../../platform/live/live.ts';
import { useNow } from '../../platform/live/use-now.ts';
import { parseText, persisted } from '../../platform/storage/persisted.ts';
import { defaultEvent } from './default-event.ts';
import { useEvents } from './use-events.ts';

/** ID of the event that was selected last in this browser. */
const lastEventId = persisted('staff-walk', parseText, 'device', 'text');

export interface EventSelection {
  /** Every event, live. */
  events: Live<AdminEvent[]>;
  /** The one that every tab is about; undefined while none is known. */
  event: AdminEvent | undefined;
  /** Whether somebody chose it, rather than the clock. */
  isExplicit: boolean;
  /** The id that the address names while no event has been read yet; null else. */
  requestedId: string | null;
  selectEvent: (id: string) => void;
  /**
   * Shows one for as long as the address has it, as nobody has chosen it for good; with `more` in the address. What
   * was open closes.
   */
  openEvent: (id: string, more?: Record<string, string>) => void;
}

/** Forms, searches and pages of the walk before. */
const eventScopedParams = ['edit', 'new', 'copy', 'open', 'page'];

/**
 * The walk that the whole portal is about: the address says it, else what was chosen last in this browser, else it
 * is the one that runs or comes next.
 */
export function useSelectedEvent(): EventSelection {
  const events = useEvents();
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const all = events.data ?? [];
  const find = (id: string | null) => all.find((event) => event.id === id);
  const last = find(lastEventId.get());
  // A walk that is over is looked at on purpose: the next evening does not begin with it.
  const kept = last && eventStatus(last, now) !== 'ended' ? last : undefined;
  const chosen = find(params.get('event')) ?? kept;
  const walk = chosen ?? defaultEvent(all, now) ?? all[0];
  const shown = walk?.id;
  const choose = useCallback(
    (id: string) => {
      lastEventId.set(id);
      // Back leads to the walk before, which the clock may have chosen: its address has to name it.
      if (shown) setParams(named(shown), { replace: true });
      setParams(withEventParam(id));
    },
    [setParams, shown],
  );
  const lookAt = useCallback(
    // A form that was closed does not open again by going back.
    (id: string, more?: Record<string, string>) =>
      setParams(withEventParam(id, more), { replace: true }),
    [setParams],
  );
  return {
    events,
    event: walk,
    isExplicit: chosen !== undefined,
    requestedId: events.status === 'loading' ? params.get('event') : null,
    selectEvent: choose,
    openEvent: lookAt,
  };
}

/** An address that is no other but for its naming this walk. */
function named(id: string) {
  return (before: URLSearchParams) => {
    const after = new URLSearchParams(before);
    after.set('event', id);
    return after;
  };
}

/** Names the walk in the address where this browser alone remembers it: the address shows the same to everybody. */
export function useSyncEventParam({
  event,
  isExplicit,
}: Pick<EventSelection, 'event' | 'isExplicit'>): void {
  const [params, setParams] = useSearchParams();
  const missing = isExplicit && event && params.get('event') !== event.id ? event.id : null;
  useEffect(() => {
    if (missing) setParams(named(missing), { replace: true });
  }, [missing, setParams]);
}

/** Makes of an address one about this walk. */
function withEventParam(id: string, more: Record<string, string> = {}) {
  return (before: URLSearchParams) => {
    const after = new URLSearchParams(before);
    for (const name of eventScopedParams) after.delete(name);
    for (const [name, value] of Object.entries({ event: id, ...more })) after.set(name, value);
    return after;
  };
}

/** The part of an address that names the walk, for links from one tab to another; empty where the clock chose it. */
export function eventSearchParams({
  event,
  isExplicit,
  requestedId,
}: Pick<EventSelection, 'event' | 'isExplicit' | 'requestedId'>): Record<string, string> {
  // A link pressed before the events have been read leads on with the walk that was asked for.
  if (requestedId) return { event: requestedId };
  return isExplicit && event ? { event: event.id } : {};
}
