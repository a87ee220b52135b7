import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Reads again what a write has changed. A read that began before the write is dropped: `invalidateQueries` alone
 * keeps it where nothing was read before (Query.fetch of @tanstack/query-core), and shows what was there until then.
 */
export async function invalidateAfterWrite(
  client: QueryClient,
  changed: QueryFilters,
): Promise<void> {
  await client.cancelQueries(changed);
  await client.invalidateQueries(changed);
}
