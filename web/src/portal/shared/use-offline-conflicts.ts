import { listOfflineConflicts } from '@wine-walk/common/api/desk.ts';
import { useApiQuery } from '../../platform/api/use-api-query.ts';

/** Refetch interval for the uploads of other desks, in milliseconds. */
const refetchInterval = 20_000;

/** Unresolved conflicts of offline actions at an event's desks. */
export const useOfflineConflicts = (eventId: string) =>
  useApiQuery(listOfflineConflicts, { query: { eventId } }, { refetchInterval });
