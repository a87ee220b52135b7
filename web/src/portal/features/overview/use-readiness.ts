import { readReadiness } from '@contract/admin-events.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeyOf } from '../../../data/api.ts';
import { staffCall } from '../../session/staff-call.ts';

/** What is missing before an event can open; asked again whenever `revision` changes. */
export function useReadiness(eventId: string, revision: string) {
  const input = { params: { id: eventId } };
  return useQuery({
    queryKey: [...queryKeyOf(readReadiness, input), revision],
    queryFn: ({ signal }) => staffCall(readReadiness, { ...input, signal }),
    placeholderData: keepPreviousData,
  });
}
