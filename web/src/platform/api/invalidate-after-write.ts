import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Refetches queries after a write. Cancels reads that started before it, because `invalidateQueries` alone
 * keeps a first fetch in flight (Query.fetch of @tanstack/query-core) and shows outdated data.
 */
export async function invalidateAfterWrite(
  client: QueryClient,
  changed: QueryFilters,
): Promise<void> {
  await client.cancelQueries(changed);
  await client.invalidateQueries(changed);
}
