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

/** While cash is due, for whoever cannot follow it live: it turns to verified as the desk takes it. Milliseconds. */
const dueRefreshMs = 15_000;

/** Firestore comes with it. */
const FollowRegistration = lazyOnInteraction(() => import('./registration-listener.tsx'));

/** The confirmation of the submission that the address names: one's own is the ticket, live and kept on the device. */
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

/** The heading stays the same element while the rest arrives, so that it keeps the focus. */
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
