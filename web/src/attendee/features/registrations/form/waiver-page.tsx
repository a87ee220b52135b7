import { Button } from '@chakra-ui/react';
import { readActiveEvent } from '@wine-walk/common/api/events.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { CalendarSync } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../../i18n/texts.ts';
import { useApiQuery } from '../../../../platform/api/use-api-query.ts';
import { useNow } from '../../../../platform/live/use-now.ts';
import { useSession } from '../../../../platform/session/session.ts';
import type { SessionUser } from '../../../../platform/session/stored-user.ts';
import { ErrorState } from '../../../../shared/error-state.tsx';
import { type CurrentRelease, useCurrentRelease } from '../../../../shared/use-current-release.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { QuietStreet } from '../../../../ui/illustrations/quiet-street.tsx';
import { Page } from '../../../../ui/page.tsx';
import { paths } from '../../../shared/paths.ts';
import { StorageNotice } from '../../../shared/storage-notice.tsx';
import { TicketSaleContext } from '../steps/ticket-price.ts';
import type { RegistrationEvent } from './event-summary.tsx';
import { FocusedAlert } from './focused-alert.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { OpenSignIn } from './open-sign-in.ts';
import { RegistrationForm } from './registration-form.tsx';

interface Props {
  /** Opens the sign-in by email over the form, for attendees who are registered already. */
  onSignIn: () => void;
}

/** Registration page for the active event, for visitors and signed-in attendees. */
export function WaiverPage({ onSignIn }: Props) {
  const texts = useTexts('registration');
  return (
    <Page title={texts.title}>
      <StorageNotice isCard />
      <OpenSignIn value={onSignIn}>
        <Content />
      </OpenSignIn>
    </Page>
  );
}

function Content() {
  const texts = useTexts('registration');
  const { data: event, error, refetch } = useApiQuery(readActiveEvent, {});
  const release = useCurrentRelease();
  const { state, user } = useSession();
  const now = useNow();
  // Without a connection both fail, and one press repeats both.
  const retry = () => {
    void refetch();
    void release.refetch();
  };
  if (event === undefined && error) {
    return <ErrorState title={texts.loadFailed} error={error} onRetry={retry} />;
  }
  if (release.data === undefined && release.isError) {
    return <ErrorState title={texts.releaseFailed} error={release.error} onRetry={retry} />;
  }
  if (event === undefined || state === 'loading') return <FormSkeleton />;
  if (event === null || hasEnded(event, now)) {
    return (
      <EmptyState
        illustration={<QuietStreet />}
        title={texts.noEventTitle}
        text={event ? texts.eventOver({ name: event.name }) : texts.noEventText}
        action={
          <Button asChild variant="outline">
            <Link to={paths.home.getHref()}>{texts.toStart}</Link>
          </Button>
        }
      />
    );
  }
  if (release.data === undefined) return <FormSkeleton />;
  if (release.data === null) {
    return (
      <EmptyState
        illustration={<QuietStreet />}
        title={texts.noReleaseTitle}
        text={texts.noReleaseText}
        action={
          <Button asChild variant="outline">
            <Link to={paths.home.getHref()}>{texts.toStart}</Link>
          </Button>
        }
      />
    );
  }
  return <OpenRegistrationForm event={event} releases={release.data} user={user} />;
}

/**
 * One form per event: the draft carries over to the next one (registration-draft.ts), and the page announces
 * that.
 */
function OpenRegistrationForm(props: RegistrantProps) {
  const { event } = props;
  const [openedFor] = useState(event.id);
  return (
    <TicketSaleContext key={event.id} value={event}>
      {event.id !== openedFor && <EventChanged name={event.name} />}
      <RegistrationMode {...props} />
    </TicketSaleContext>
  );
}

/**
 * Notice that the registration is now for a different event than when the page was opened. Receives the
 * focus, above the new form.
 */
function EventChanged({ name }: { name: string }) {
  const texts = useTexts('registration');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <FocusedAlert
      ref={box}
      tone="gold"
      icon={<CalendarSync size={22} aria-hidden="true" />}
      title={texts.eventChanged({ name })}
      text={texts.eventChangedText}
      place={{ mb: '8', scrollMarginTop: '6rem' }}
    />
  );
}

/** Loaded on demand because it imports Firestore, which a visitor does not need. */
const SignedInRegistrant = lazy(() => import('./signed-in-registrant.tsx'));

interface RegistrantProps {
  event: RegistrationEvent & { id: string };
  releases: CurrentRelease;
  user: SessionUser | null;
}

/**
 * Fixes the mode (visitor or attendee) until the page is left, because registering signs a visitor in while
 * the form is still submitting.
 */
function RegistrationMode({ event, releases, user }: RegistrantProps) {
  const [registrant] = useState(user);
  if (!registrant) return <RegistrationForm event={event} releases={releases} person={null} />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <SignedInRegistrant event={event} releases={releases} user={registrant} />
    </Suspense>
  );
}
