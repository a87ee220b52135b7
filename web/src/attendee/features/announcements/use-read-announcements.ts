import { useState } from 'react';
import { z } from 'zod';
import { readStoredJson, writeStored } from '../../../platform/storage/storage.ts';

const name = 'announcements-read';
/** More than any event has; older IDs are dropped. */
const maxStoredIds = 200;

const readIds = z.array(z.string());

/** Returns the announcements read on this device; since page load only if storage is unavailable. */
export function useReadAnnouncements() {
  const [read, setRead] = useState<readonly string[]>(() => readStoredJson(name, readIds) ?? []);
  const markRead = (ids: readonly string[]) => {
    const added = ids.filter((id) => !read.includes(id));
    if (added.length === 0) return;
    const all = [...read, ...added].slice(-maxStoredIds);
    writeStored(name, JSON.stringify(all));
    setRead(all);
  };
  return { read, markRead };
}
