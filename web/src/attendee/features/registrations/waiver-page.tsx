import { Button } from '@chakra-ui/react';
import { readActiveEvent } from '@wine-walk/common/api/events.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { useApiQuery } from '../../../platform/session/api.ts';
import { useSession } from '../../../platform/session/session.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QuietStreet } from '../../../ui/illustrations/quiet-street.tsx';
import { Page } from '../../../ui/page.tsx';
import { paths } from '../../shared/paths.ts';
import { StorageNotice } from '../../shared/storage-notice.tsx';
import { EventChanged } from './event-changed.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { type RegistrantProps, RegistrationMode } from './registration-mode.tsx';
import { TicketSaleContext } from './ticket-price.ts';

/** Registration page for the active event, for visitors and signed-in attendees. */
export default function WaiverPage() {
  const { registration: texts } = useScreenTexts();
  return (
    <Page title={texts.title}>
      <StorageNotice isCard />
      <Content />
    </Page>
  );
}

function Content() {
  const { registration: texts } = useScreenTexts();
  const { data: event, error, refetch } = useApiQuery(readActiveEvent, {});
  const { state, user } = useSession();
  const now = useNow();
  if (event === undefined && error) {
    return <ErrorState title={texts.loadFailed} error={error} onRetry={() => void refetch()} />;
  }
  if (event === undefined || state === 'loading') return <FormSkeleton />;
  if (event === null || eventStatus(event, now) === 'ended') {
    return (
      <EmptyState
        illustration={<QuietStreet />}
        title={texts.noEventTitle}
        text={event ? texts.eventOver(event.name) : texts.noEventText}
        action={
          <Button asChild variant="outline">
            <Link to={paths.home.getHref()}>{texts.toStart}</Link>
          </Button>
        }
      />
    );
  }
  return <OpenRegistrationForm event={event} user={user} />;
}

/**
 * One form per event: the draft carries over to the next one (registration-draft.ts), and the page announces
 * that.
 */
function OpenRegistrationForm({ event, user }: RegistrantProps) {
  const [openedFor] = useState(event.id);
  return (
    <TicketSaleContext key={event.id} value={event}>
      {event.id !== openedFor && <EventChanged name={event.name} />}
      <RegistrationMode event={event} user={user} />
    </TicketSaleContext>
  );
}
