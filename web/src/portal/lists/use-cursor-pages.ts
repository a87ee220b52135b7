import { useState } from 'react';

export interface CursorPages {
  /** The first is 1. */
  page: number;
  next: (() => void) | null;
  previous: (() => void) | null;
}

interface Trail {
  /** Where the page begins; undefined for the first. */
  cursor: string | undefined;
  /** The ways on and back, by the cursor that the page's answer has. */
  pagesWith: (nextCursor: string | null | undefined) => CursorPages;
}

/** Goes through a list page by page. `asked`: its filters; other ones begin at their own first page. */
export function useCursorPages(asked: string): Trail {
  const [trail, setTrail] = useState<{ asked: string; cursors: string[] }>({ asked, cursors: [] });
  const cursors = trail.asked === asked ? trail.cursors : [];
  const goTo = (to: string[]) => () => setTrail({ asked, cursors: to });
  return {
    cursor: cursors.at(-1),
    pagesWith: (nextCursor) => ({
      page: cursors.length + 1,
      next: nextCursor ? goTo([...cursors, nextCursor]) : null,
      previous: cursors.length > 0 ? goTo(cursors.slice(0, -1)) : null,
    }),
  };
}
