import { useState } from 'react';
import type { PublishedAnnouncement } from './published.ts';

/**
 * Returns the last announcement that arrived while the app was open, in its current version; undefined before
 * the first one.
 */
export function useNewAnnouncement(
  all: readonly PublishedAnnouncement[],
  isLoaded: boolean,
): PublishedAnnouncement | undefined {
  const [seenIds, setSeenIds] = useState<readonly string[] | null>(null);
  const [arrivedId, setArrivedId] = useState<string | null>(null);
  const arrived = isLoaded ? all.filter(({ id }) => !seenIds?.includes(id)) : [];
  if (isLoaded && (seenIds === null || arrived.length > 0)) {
    setSeenIds([...(seenIds ?? []), ...arrived.map(({ id }) => id)]);
    if (seenIds !== null) setArrivedId(arrived[0]?.id ?? null);
  }
  return all.find(({ id }) => id === arrivedId);
}
