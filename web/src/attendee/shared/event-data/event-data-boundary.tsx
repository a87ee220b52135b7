import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QuietStreet } from '../../../ui/illustrations/quiet-street.tsx';
import { type ReadyEventData, useEventData } from './event-data.ts';

interface Props {
  /** Skeleton of the content. */
  skeleton: ReactNode;
  /** Title shown if the event data cannot be loaded. */
  failedTitle: string | ((error: Error) => string);
  /** Description of this screen's content for when no event is active. */
  noEventFallback: ReactNode;
  children: (eventData: ReadyEventData) => ReactNode;
}

/** Renders a screen's content when the event data is ready; otherwise a skeleton, an error or a fallback. */
export function EventDataBoundary({ skeleton, failedTitle, noEventFallback, children }: Props) {
  const eventData = useEventData();
  switch (eventData.status) {
    case 'loading':
      return skeleton;
    case 'error':
      return (
        <ErrorState
          title={typeof failedTitle === 'string' ? failedTitle : failedTitle(eventData.error)}
          error={eventData.error}
          onRetry={eventData.retry}
        />
      );
    case 'no-event':
      return <NoActiveEvent>{noEventFallback}</NoActiveEvent>;
    case 'ready':
      return children(eventData);
  }
}

/** Message that no event is active, with the text for a screen. */
export function NoActiveEvent({ children }: { children: ReactNode }) {
  const common = useTexts('common');
  return <EmptyState illustration={<QuietStreet />} title={common.noActiveEvent} text={children} />;
}
