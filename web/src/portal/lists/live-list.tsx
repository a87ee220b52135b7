import type { ReactNode } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingRegion } from '../../components/skeletons.tsx';
import type { Live } from '../../data/live.ts';
import { useRecheckSessionOnError } from '../session/use-recheck-session-on-error.ts';
import { RowsSkeleton } from '../shell/tab-skeleton.tsx';

interface Props<T> {
  live: Live<T>;
  /** What could not be loaded: 'The businesses could not be loaded'. */
  failure: string;
  children: (data: T) => ReactNode;
}

/** Live data, or what stands for it until it is there, or when it cannot be. */
export function LiveList<T>({ live, failure, children }: Props<T>) {
  useRecheckSessionOnError(live.status === 'error');
  if (live.status === 'error') {
    return <ErrorState title={failure} error={live.error} onRetry={live.retry} />;
  }
  if (live.status !== 'ready') {
    return (
      <LoadingRegion>
        <RowsSkeleton />
      </LoadingRegion>
    );
  }
  return children(live.data);
}
