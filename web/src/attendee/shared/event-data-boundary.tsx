import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { ErrorState } from '../../shared/error-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QuietStreet } from '../../ui/illustrations/quiet-street.tsx';
import { SlowNotice } from '../../ui/slow-notice.tsx';
import { type ReadyEventData, useEventData } from './event-data.ts';

interface Props {
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** What is said where the walk cannot be loaded. */
  failedTitle: string | ((error: Error) => string);
  /** What this screen shows once there is an event again. */
  noEventFallback: ReactNode;
  children: (walk: ReadyEventData) => ReactNode;
}

/** A screen's content once the walk is known; until then, and where there is none, what stands for it. */
export function EventDataBoundary({ skeleton, failedTitle, noEventFallback, children }: Props) {
  const { common } = useTexts();
  const walk = useEventData();
  switch (walk.status) {
    case 'loading':
      return (
        <div>
          <SlowNotice />
          {skeleton}
        </div>
      );
    case 'error':
      return (
        <ErrorState
          title={typeof failedTitle === 'string' ? failedTitle : failedTitle(walk.error)}
          error={walk.error}
          onRetry={walk.retry}
        />
      );
    case 'no-event':
      return (
        <EmptyState
          illustration={<QuietStreet />}
          title={common.noActiveEvent}
          text={noEventFallback}
        />
      );
    case 'ready':
      return children(walk);
  }
}
