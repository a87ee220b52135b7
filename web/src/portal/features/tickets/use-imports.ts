import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { listImports } from '@wine-walk/common/api/tickets.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { staffCall } from '../../session/staff-call.ts';
import { ticketsKey } from './use-ticket-page.ts';

export type RecentImport = ResponseOf<typeof listImports>['imports'][number];

/** The imports that can still be undone, the latest first; asked for again whenever the tickets are. */
export function useImports(): RecentImport[] {
  const now = useNow();
  const { data } = useQuery({
    queryKey: [ticketsKey, 'imports'],
    queryFn: ({ signal }) => staffCall(listImports, { signal }),
  });
  return (data?.imports ?? []).filter(({ undoUntil }) => Date.parse(undoUntil) > now);
}
