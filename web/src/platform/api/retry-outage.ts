import type { Query, QueryClient, QueryFunction } from '@tanstack/react-query';
import { ApiError, NetworkError } from './api-errors.ts';

/** Before it is asked again for the first time; doubled with each further time, up to the longest. Milliseconds. */
const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

/**
 * Asks again for what the server could not answer for now, ever less often, until it does or nobody shows it any more.
 * What is said of the failure stays meanwhile: a query's own fetch would begin with a skeleton each time. Half of each
 * wait is left to chance, so that a thousand phones do not come back together.
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
      // Its answer is a refusal now: the query asks for that itself.
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

/** Whether the server, or who stands before it, cannot answer for now, and can later: 502 to 504, or no answer in time. */
function isOutage(error: unknown): boolean {
  if (error instanceof NetworkError) return error.kind === 'timeout';
  return error instanceof ApiError && error.status >= 502 && error.status <= 504;
}

/** Neither what is asked again by the clock anyway, nor, by `meta.isWrite`, what is more than a read. */
function isRetryable({ meta, observers }: Query<unknown, unknown>): boolean {
  const isPolled = observers.some((observer) => observer.options.refetchInterval);
  return !isPolled && !meta?.isWrite;
}
