import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readReadiness } from '@wine-walk/common/api/admin-events.ts';
import { queryKeyOf } from '../../../platform/session/api.ts';
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
