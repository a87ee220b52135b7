import { readCrowd } from '@wine-walk/common/api/events.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import type { CrowdPreferences } from '@wine-walk/common/rules/routes/quiet-order.ts';
import { useMemo } from 'react';
import { useApiQuery } from '../../platform/api/use-api-query.ts';
import { useNow } from '../../platform/live/use-now.ts';
import { useEventData } from './event-data/event-data.ts';

/** Refetch interval in milliseconds: the counts change at most once a minute. */
const refetchInterval = 60_000;

/** Businesses with fewer check-ins than this share of the average are quiet. */
const quietShare = 0.5;

/** Share of the businesses up to which the quiet ones stand out among the others. */
const maxQuietShare = 1 / 3;

/**
 * Returns the recent check-ins of the running event, and the seed that spreads groups at the same place: that
 * of the attendee's group, so that its members get the same suggestions.
 */
export function useCrowd(): CrowdPreferences {
  const eventData = useEventData();
  const now = useNow();
  const ready = eventData.status === 'ready' ? eventData : null;
  const isRunning = ready !== null && eventStatus(ready.event, now) === 'running';
  const eventId = ready?.event.id ?? '';
  const { data } = useApiQuery(
    readCrowd,
    { params: { eventId } },
    { enabled: isRunning, refetchInterval },
  );
  const seed = ready?.progress.group?.id ?? ready?.participant?.id ?? '';
  return useMemo(() => {
    const counts = isRunning && data ? new Map(Object.entries(data.counts)) : new Map();
    return { counts, seed };
  }, [data, isRunning, seed]);
}

/** Returns the recent check-ins by business, and the quiet businesses of the event. */
export function useQuietBusinesses(): Pick<CrowdPreferences, 'counts'> & {
  quietIds: ReadonlySet<string>;
} {
  const eventData = useEventData();
  const { counts } = useCrowd();
  const businesses = eventData.status === 'ready' ? eventData.catalog.businesses : [];
  const quietIds = quietBusinessIds(
    businesses.map(({ id }) => id),
    { counts },
  );
  return { counts, quietIds };
}

/**
 * Returns the businesses with few recent check-ins compared with the others; empty until enough people walk to
 * compare, and while so many are quiet that the hint sets none apart.
 */
export function quietBusinessIds(
  businessIds: readonly string[],
  { counts }: Pick<CrowdPreferences, 'counts'>,
): ReadonlySet<string> {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const average = all / Math.max(1, businessIds.length);
  if (all === 0) return new Set();
  const quiet = businessIds.filter((id) => (counts.get(id) ?? 0) < average * quietShare);
  return new Set(quiet.length <= businessIds.length * maxQuietShare ? quiet : []);
}
