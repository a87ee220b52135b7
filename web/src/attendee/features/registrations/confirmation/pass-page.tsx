import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { readWallets } from '@wine-walk/common/api/wallets.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { ArrowLeft, WalletCards } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useTexts } from '../../../../i18n/texts.ts';
import { useApiQuery } from '../../../../platform/api/use-api-query.ts';
import { useLiveDocument } from '../../../../platform/live/live.ts';
import { useNow } from '../../../../platform/live/use-now.ts';
import { locationPlatform } from '../../../../platform/location/location.ts';
import { ErrorState } from '../../../../shared/error-state.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { EmptyPassport } from '../../../../ui/illustrations/empty-passport.tsx';
import { usePageTitle } from '../../../../ui/page.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../../ui/skeletons.tsx';
import { type Confirmation, useConfirmation } from '../../../shared/cached-confirmation.ts';
import { CalendarButtons } from '../../../shared/calendar-button.tsx';
import { useEventData } from '../../../shared/event-data/event-data.ts';
import { EventDataBoundary } from '../../../shared/event-data/event-data-boundary.tsx';
import { paths } from '../../../shared/paths.ts';
import { TicketSaleContext } from '../steps/ticket-price.ts';
import { PassDeck } from './pass-card.tsx';
import { RegistrationDetails } from './registration-details.tsx';
import './pass.css';

/**
 * The attendee's ticket of the event as a pass for the desk: code, name and a state that is always current.
 * Complete without a connection.
 */
export default function PassPage() {
  const home = useTexts('home');
  const ticket = useTexts('ticket');
  usePageTitle(ticket.title);
  return (
    <Stack className="pass-screen" gap="3">
      <BackButton />
      <Heading as="h1" size="xl" tabIndex={-1}>
        {ticket.title}
      </Heading>
      <EventDataBoundary
        skeleton={<PassSkeleton />}
        failedTitle={home.failed}
        noEventFallback={home.noEvent}
      >
        {({ event, participant }) => {
          const submissionId = participant?.registrations[event.id];
          return submissionId ? (
            <LivePass key={submissionId} submissionId={submissionId} />
          ) : (
            <EmptyState illustration={<EmptyPassport />} title={ticket.none} />
          );
        }}
      </EventDataBoundary>
    </Stack>
  );
}

/** Leads to the previous screen, or to the home screen when the pass was opened by its address. */
function BackButton() {
  const ticket = useTexts('ticket');
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const content = (
    <>
      <ArrowLeft aria-hidden="true" />
      {ticket.back}
    </>
  );
  if (isFirst) {
    return (
      <Button asChild variant="plain" alignSelf="flex-start">
        <Link to={paths.home.getHref()}>{content}</Link>
      </Button>
    );
  }
  return (
    <Button variant="plain" alignSelf="flex-start" onClick={() => void navigate(-1)}>
      {content}
    </Button>
  );
}

/** Pass of a registration, which follows actions of the desk live. */
function LivePass({ submissionId }: { submissionId: string }) {
  const texts = useTexts('confirmation');
  const { data } = useLiveDocument(`registrations/${submissionId}`, registrationDocument);
  const live = useMemo(
    () =>
      data && {
        state: data.state,
        isVerified: data.isVerified,
        mustSign: !data.liabilityWaiver,
        arrivedAt: data.arrivedAt,
      },
    [data],
  );
  const { confirmation, isFromCache, error, refetch } = useConfirmation(submissionId, {
    live: live ?? null,
    refetchMs: 0,
  });
  if (confirmation)
    return <Pass confirmation={confirmation} isFromCache={isFromCache && error !== null} />;
  if (error)
    return <ErrorState title={texts.loadFailed} error={error} onRetry={() => void refetch()} />;
  return <PassSkeleton />;
}

function PassSkeleton() {
  return (
    <LoadingRegion>
      <SkeletonBlock height="480px" />
    </LoadingRegion>
  );
}

/** Links to the wallets that are set up; nothing until they are known. */
function WalletLinks({ submissionId }: { submissionId: string }) {
  const texts = useTexts('confirmation');
  const { data } = useApiQuery(readWallets, { params: { submissionId } });
  const platform = locationPlatform();
  return (
    <>
      {data?.apple && platform !== 'android' && (
        <Button asChild variant="outline">
          <a href={data.apple}>
            <WalletCards aria-hidden="true" />
            {texts.appleWallet}
          </a>
        </Button>
      )}
      {data?.google && platform !== 'ios' && (
        <Button asChild variant="outline">
          <a href={data.google} target="_blank" rel="noopener">
            <WalletCards aria-hidden="true" />
            {texts.googleWallet}
          </a>
        </Button>
      )}
    </>
  );
}

interface PassProps {
  confirmation: Confirmation;
  /** True if the server is unreachable and the confirmation comes from the cache. */
  isFromCache: boolean;
}

function Pass({ confirmation, isFromCache }: PassProps) {
  const texts = useTexts('confirmation');
  const now = useNow();
  const eventData = useEventData();
  // The confirmation keeps the times of its last response.
  const event = eventData.status === 'ready' ? eventData.event : confirmation.event;
  const status = eventStatus(event, now);
  const { submissionId, state, mustSign } = confirmation;
  const isOpen = state !== 'cancelled' && status !== 'ended';
  return (
    <TicketSaleContext value={confirmation.event}>
      <div className="pass">
        <PassDeck confirmation={confirmation} event={event} status={status} />
        <Stack gap="4" minW="0">
          {mustSign && isOpen && (
            <Button asChild alignSelf="flex-start">
              <Link to={paths.confirmation.getHref(submissionId)}>{texts.signTitle}</Link>
            </Button>
          )}
          {isFromCache && (
            <Text fontSize="sm" color="muted" role="status">
              {texts.cached}
            </Text>
          )}
          {isOpen && (
            <Flex gap="2" wrap="wrap">
              <CalendarButtons event={event} />
              <WalletLinks submissionId={submissionId} />
            </Flex>
          )}
          <RegistrationDetails confirmation={confirmation} />
        </Stack>
      </div>
    </TicketSaleContext>
  );
}
