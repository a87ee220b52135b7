import { useState } from 'react';
import type { PublishedAnnouncement } from './published.ts';

/** The title of the announcement that came last while the app was open; empty before the first one. */
export function useArrival(all: readonly PublishedAnnouncement[], isLoaded: boolean): string {
  const [known, setKnown] = useState<readonly string[] | null>(null);
  const [title, setTitle] = useState('');
  const arrived = isLoaded ? all.filter(({ id }) => !known?.includes(id)) : [];
  if (isLoaded && (known === null || arrived.length > 0)) {
    setKnown([...(known ?? []), ...arrived.map(({ id }) => id)]);
    if (known !== null) setTitle(arrived[0]?.title ?? '');
  }
  return title;
}
