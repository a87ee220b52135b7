import type { Query, QueryClient, QueryFunction } from '@tanstack/react-query';
import { ApiError } from './api-errors.ts';
import { retryWithBackoff } from './retry-with-backoff.ts';

/**
 * Retries a query after a server outage with backoff until it succeeds or no component shows it. The error
 * stays visible in the meantime, because a regular fetch would show a skeleton each time.
 */
export function retryOutage(client: QueryClient, query: Query<unknown, unknown>): void {
  const { queryKey, meta } = query;
  if (!isOutage(query.state.error)) return;
  const { errorUpdateCount } = query.state;
  const queryFn = query.options.queryFn as QueryFunction;
  const isOver = () => {
    const { state } = query;
    const isSame = state.status === 'error' && state.errorUpdateCount === errorUpdateCount;
    return !isSame || !query.isActive();
  };
  // The query client refetches on focus and reconnection.
  const retry = retryWithBackoff(() => void attempt(), { firstMs: 2_000, wakeOn: null });
  retry.schedule();
  async function attempt() {
    if (isOver()) return;
    try {
      const { signal } = new AbortController();
      const data = await queryFn({ client, queryKey, meta, signal });
      if (!isOver()) client.setQueryData(queryKey, data);
    } catch (error) {
      const isRefused = error instanceof ApiError && !isOutage(error);
      if (!isRefused) retry.schedule();
      // The regular fetch shows the refusal.
      else if (!isOver()) await client.refetchQueries({ queryKey, exact: true });
    }
  }
}

/** True if the server or a proxy is temporarily unavailable. */
function isOutage(error: unknown): boolean {
  return error instanceof ApiError && error.status === 503;
}
