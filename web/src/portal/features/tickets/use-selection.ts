import { maxTicketsPerCommit } from '@wine-walk/common/api/tickets.ts';
import { useState } from 'react';

/** As many as are changed in one commit. */
export const maxSelected = maxTicketsPerCommit;

export interface TicketSelection {
  /** The ids, over several pages. */
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Adds these, as far as that many can be changed at once. */
  add: (ids: readonly string[]) => void;
  /** Takes one out that is gone. */
  remove: (id: string) => void;
  clear: () => void;
}

/** The tickets that are changed together: kept while one turns pages or searches for the next. */
export function useSelection(): TicketSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const without = (before: ReadonlySet<string>, id: string) =>
    new Set([...before].filter((each) => each !== id));
  return {
    ids,
    toggle: (id) =>
      setIds((before) =>
        before.has(id) ? without(before, id) : new Set([...before, id].slice(0, maxSelected)),
      ),
    remove: (id) => setIds((before) => without(before, id)),
    add: (more) =>
      setIds((before) => new Set([...new Set([...before, ...more])].slice(0, maxSelected))),
    clear: () => setIds(new Set()),
  };
}
