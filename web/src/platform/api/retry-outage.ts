import type { Query, QueryClient, QueryFunction } from '@tanstack/react-query';
import { ApiError, NetworkError } from './api-errors.ts';

/** First delay in milliseconds; doubles up to the longest. */
const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

/**
 * Retries a query after a server outage with backoff until it succeeds or no component shows it. The error
 * stays visible in the meantime, because a regular fetch would show a skeleton each time. Half of each delay
 * is random, so that many phones do not return together.
 */
export async function retryOutage(
  client: QueryClient,
  query: Query<unknown, unknown>,
): Promise<void> {
  const { queryKey, meta } = query;
  if (!isOutage(query.state.error) || !isRetryable(query)) return;
  const { errorUpdateCount } = query.state;
  const ask = query.options.queryFn as QueryFunction;
  const isOver = () => {
    const { state } = query;
    const isSame = state.status === 'error' && state.errorUpdateCount === errorUpdateCount;
    return !isSame || !query.isActive();
  };
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    await pause(waitMs * (1 - Math.random() / 2));
    if (isOver()) return;
    try {
      const { signal } = new AbortController();
      const answer = await ask({ client, queryKey, meta, signal });
      if (!isOver()) client.setQueryData(queryKey, answer);
      return;
    } catch (error) {
      // A refusal now: the query fetches it itself.
      if (error instanceof ApiError && !isOutage(error)) {
        if (!isOver()) await client.refetchQueries({ queryKey, exact: true });
        return;
      }
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** True if the server or a proxy is temporarily unavailable: 502 to 504, or a timeout. */
function isOutage(error: unknown): boolean {
  if (error instanceof NetworkError) return error.kind === 'timeout';
  return error instanceof ApiError && error.status >= 502 && error.status <= 504;
}

/** Excludes polling queries and, by `meta.isWrite`, calls with side effects. */
function isRetryable({ meta, observers }: Query<unknown, unknown>): boolean {
  const isPolled = observers.some((observer) => observer.options.refetchInterval);
  return !isPolled && !meta?.isWrite;
}
