import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { useSession } from '../../../platform/session/session.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { lazyOnInteraction } from '../../../ui/lazy-on-interaction.tsx';
import { Page, usePageTitle } from '../../../ui/page.tsx';
import {
  type Confirmation,
  type ConfirmationStatus,
  useConfirmation,
} from '../../shared/cached-confirmation.ts';
import { StorageNotice } from '../../shared/storage-notice.tsx';
import { ConfirmationBanner } from './confirmation-banner.tsx';
import { ConfirmationSkeleton } from './confirmation-skeleton.tsx';
import { ConfirmationView } from './confirmation-view.tsx';

/**
 * Refetch interval while cash is due, for visitors without a live listener: the status turns to verified when
 * staff take the cash. In milliseconds.
 */
const dueRefreshMs = 15_000;

/** Loaded on demand because it imports Firestore. */
const FollowRegistration = lazyOnInteraction(() => import('./registration-listener.tsx'));

/**
 * Confirmation of the submission in the address. The attendee's own is the ticket, live and cached on the
 * device.
 */
export default function ConfirmationPage() {
  const { confirmation: texts } = useScreenTexts();
  const { submissionId = '' } = useParams();
  const { state } = useSession();
  const [live, setLive] = useState<ConfirmationStatus | null>(null);
  const [isDue, setDue] = useState(false);
  const { ticket, isFromCache, error, refetch } = useConfirmation(submissionId, {
    live,
    refetchMs: isDue && !live ? dueRefreshMs : 0,
  });
  const isDueNow = ticket !== undefined && !ticket.isVerified;
  if (isDue !== isDueNow) setDue(isDueNow);
  if (!ticket && error) {
    return (
      <Page title={texts.loadingTitle}>
        <ErrorState title={texts.loadFailed} error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <>
      <StorageNotice isCard />
      <ConfirmationContent ticket={ticket} isFromCache={isFromCache && error !== null} />
      {state === 'signed-in' && (
        <FollowRegistration
          submissionId={ticket?.isOwn ? submissionId : null}
          onChange={({ state: now, isVerified, arrivedAt }) =>
            setLive({ state: now, isVerified, arrivedAt })
          }
        />
      )}
    </>
  );
}

/** The heading remains the same element while the rest loads, so it does not lose the focus. */
function ConfirmationContent({
  ticket,
  isFromCache,
}: {
  ticket: Confirmation | undefined;
  isFromCache: boolean;
}) {
  const { confirmation: texts } = useScreenTexts();
  const now = useNow();
  usePageTitle(ticket ? texts.title : texts.loadingTitle);
  return (
    <div className="confirmation">
      <ConfirmationBanner confirmation={ticket} />
      {ticket ? (
        <ConfirmationView
          confirmation={ticket}
          status={eventStatus(ticket.event, now)}
          isFromCache={isFromCache}
        />
      ) : (
        <ConfirmationSkeleton />
      )}
    </div>
  );
}
