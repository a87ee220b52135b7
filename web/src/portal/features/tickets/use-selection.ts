import { importChunk } from '@contract/tickets.ts';
import { useState } from 'react';

/** As many as are changed in one commit. */
export const maxSelected = importChunk;

export interface Selection {
  /** The ids, over several pages. */
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Adds these, as far as that many can be changed at once. */
  add: (ids: readonly string[]) => void;
  clear: () => void;
}

/** The tickets that are changed together: kept while one turns pages or searches for the next. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    toggle: (id) =>
      setIds((before) => {
        if (!before.has(id)) return new Set([...before, id].slice(0, maxSelected));
        return new Set([...before].filter((each) => each !== id));
      }),
    add: (more) =>
      setIds((before) => new Set([...new Set([...before, ...more])].slice(0, maxSelected))),
    clear: () => setIds(new Set()),
  };
}
