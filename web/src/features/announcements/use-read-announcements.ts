import { useState } from 'react';
import { readJson, store } from '../../device/storage.ts';

const name = 'announcements-read';
/** More than any evening has; older ones fall off. */
const mostKept = 200;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** Which announcements were read on this device; where nothing can be kept, since the page was opened. */
export function useReadAnnouncements() {
  const [read, setRead] = useState<readonly string[]>(() => readJson(name, isIds) ?? []);
  const markRead = (ids: readonly string[]) => {
    const added = ids.filter((id) => !read.includes(id));
    if (added.length === 0) return;
    const all = [...read, ...added].slice(-mostKept);
    store(name, JSON.stringify(all));
    setRead(all);
  };
  return { read, markRead };
}
