import { listTickets } from '@contract/tickets.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { staffCall } from '../../session/staff-call.ts';

const pageSize = 50;
const root = 'tickets';

export type TicketState = 'unused' | 'redeemed';

export interface TicketFilters {
  search: string;
  /** Undefined: both. */
  state: TicketState | undefined;
}

/** A page of the tickets that pass the filters, and the ways to the pages beside it. `limit`: tickets on one. */
export function useTicketPage({ search, state }: TicketFilters, limit = pageSize) {
  const asked = `${search}\n${state ?? ''}`;
  const [trail, setTrail] = useState<{ asked: string; cursors: string[] }>({ asked, cursors: [] });
  // Other filters begin at their own first page.
  const cursors = trail.asked === asked ? trail.cursors : [];
  const cursor = cursors.at(-1);
  const query = useQuery({
    queryKey: [root, search, state ?? '', cursor ?? '', limit],
    queryFn: ({ signal }) =>
      staffCall(listTickets, {
        query: {
          ...(search && { search }),
          ...(state && { state }),
          ...(cursor && { cursor }),
          limit,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const next = query.data?.nextCursor ?? null;
  return {
    query,
    /** The first is 1. */
    page: cursors.length + 1,
    next: next ? () => setTrail({ asked, cursors: [...cursors, next] }) : null,
    previous: cursors.length > 0 ? () => setTrail({ asked, cursors: cursors.slice(0, -1) }) : null,
  };
}

/** Asks for the tickets again, after one was changed. */
export function useReloadTickets(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [root] });
}
