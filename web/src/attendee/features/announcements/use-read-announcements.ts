import { useState } from 'react';
import { z } from 'zod';
import { persisted } from '../../../platform/storage/persisted.ts';

/** More than any event has; older IDs are dropped. */
const maxStoredIds = 200;

const ids = z.array(z.string());
const readIds = persisted('announcements-read', (value) => ids.parse(value), 'device');

/** Returns the announcements read on this device; since page load only if storage is unavailable. */
export function useReadAnnouncements() {
  const [read, setRead] = useState<readonly string[]>(() => readIds.get() ?? []);
  const markRead = (ids: readonly string[]) => {
    const added = ids.filter((id) => !read.includes(id));
    if (added.length === 0) return;
    const all = [...read, ...added].slice(-maxStoredIds);
    readIds.set(all);
    setRead(all);
  };
  return { read, markRead };
}
