import { listTills } from '@contract/tills.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { staffCall } from '../../session/staff-call.ts';

/** Milliseconds between two looks at what others sold. */
const refreshMs = 20_000;

/** The event's tills that one may see, and one's own open one. */
export function useTills(eventId: string | undefined) {
  const query = useQuery({
    queryKey: ['tills', eventId],
    queryFn: ({ signal }) => staffCall(listTills, { query: { eventId: eventId ?? '' }, signal }),
    enabled: eventId !== undefined,
    refetchInterval: refreshMs,
  });
  const tills = query.data?.tills ?? [];
  return {
    isKnown: query.data !== undefined,
    tills,
    own: tills.find(({ id }) => id === query.data?.ownTillId) ?? null,
  };
}

/** Asks for the tills again, after cash has moved. */
export function useReloadTills(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['tills'] });
}
