import type { ReactNode } from 'react';
import type { Live } from '../../../platform/live/live.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { useRecheckSessionOnError } from '../../session/session-checks.ts';
import { RowsSkeleton } from '../tab-skeleton.tsx';

interface Props<T> {
  live: Live<T>;
  /** Title of the error: 'The businesses could not be loaded'. */
  failure: string;
  children: (data: T) => ReactNode;
}

/** Live data, or its loading or error state. */
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
