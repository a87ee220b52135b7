import './confirmation.css';
import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { ApiError } from '../../../../platform/api/api-errors.ts';
import { useNow } from '../../../../platform/live/use-now.ts';
import { useSession } from '../../../../platform/session/session.ts';
import { ErrorState } from '../../../../shared/error-state.tsx';
import { StampDrawing } from '../../../../shared/stamp/stamp-drawing.tsx';
import { lazyOnInteraction } from '../../../../ui/lazy-on-interaction.tsx';
import { Page, usePageTitle } from '../../../../ui/page.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../../ui/skeletons.tsx';
import {
  type Confirmation,
  type ConfirmationStatus,
  useConfirmation,
} from '../../../shared/cached-confirmation.ts';
import { paths } from '../../../shared/paths.ts';
import { StorageNotice } from '../../../shared/storage-notice.tsx';
import { ConfirmationView } from './confirmation-view.tsx';
import { FinishSignIn } from './finish-sign-in.tsx';
import { useRefetchAsOwner } from './use-refetch-as-owner.ts';

/**
 * Refetch interval while cash is due, for visitors without a live listener: the status turns to verified when
 * staff take the cash. In milliseconds.
 */
const refetchIntervalMs = 15_000;

/** Loaded on demand because it imports Firestore. */
const FollowRegistration = lazyOnInteraction(() => import('./registration-listener.tsx'));

/**
 * Confirmation of the submission in the address. The attendee's own is the ticket, live and cached on the
 * device.
 */
export default function ConfirmationPage() {
  const { submissionId = '' } = useParams();
  // A scanned code opens another confirmation in the same window.
  return <ConfirmationOf key={submissionId} submissionId={submissionId} />;
}

function ConfirmationOf({ submissionId }: { submissionId: string }) {
  const texts = useTexts('confirmation');
  const { state } = useSession();
  const [live, setLive] = useState<ConfirmationStatus | null>(null);
  const [isDue, setDue] = useState(false);
  const { confirmation, isFromCache, error, refetch } = useConfirmation(submissionId, {
    live,
    refetchMs: isDue && !live ? refetchIntervalMs : 0,
  });
  useRefetchAsOwner(confirmation?.isOwn === false, refetch);
  const isDueNow = confirmation !== undefined && !confirmation.isVerified;
  if (isDue !== isDueNow) setDue(isDueNow);
  if (!confirmation && error) {
    return (
      <Page title={texts.loadingTitle}>
        <ErrorState
          title={texts.loadFailed}
          error={error}
          onRetry={() => void refetch()}
          action={error instanceof ApiError && error.status === 404 && <UnknownIdActions />}
        />
      </Page>
    );
  }
  return (
    <>
      <StorageNotice isCard />
      <FinishSignIn />
      <ConfirmationContent
        confirmation={confirmation}
        isFromCache={isFromCache && error !== null}
        onSigned={() => {
          // The form with the focus disappears.
          document.querySelector('h1')?.focus();
          void refetch();
        }}
      />
      {state === 'signed-in' && (
        <FollowRegistration
          submissionId={confirmation?.isOwn ? submissionId : null}
          onChange={({ state: now, isVerified, liabilityWaiver, arrivedAt }) =>
            setLive({ state: now, isVerified, mustSign: !liabilityWaiver, arrivedAt })
          }
        />
      )}
    </>
  );
}

/** Ways on for an address that is no confirmation: mistyped, cut off, or deleted. */
function UnknownIdActions() {
  const texts = useTexts('confirmation');
  const { register } = useTexts('checkIn');
  return (
    <Flex gap="3" wrap="wrap" justify="center">
      <Button asChild>
        <Link to={paths.waiver.getHref()}>{register}</Link>
      </Button>
      <Button asChild variant="outline">
        <a href={paths.login.getHref()}>{texts.findByEmail}</a>
      </Button>
    </Flex>
  );
}

/** The heading remains the same element while the rest loads, so it does not lose the focus. */
function ConfirmationContent({
  confirmation,
  isFromCache,
  onSigned,
}: {
  confirmation: Confirmation | undefined;
  isFromCache: boolean;
  onSigned: () => void;
}) {
  const texts = useTexts('confirmation');
  const now = useNow();
  const status = confirmation && eventStatus(confirmation.event, now);
  usePageTitle(titleOf(confirmation, texts));
  return (
    <div className="confirmation">
      <ConfirmationBanner confirmation={confirmation} hasEnded={status === 'ended'} />
      {confirmation && status ? (
        <ConfirmationView
          confirmation={confirmation}
          status={status}
          isFromCache={isFromCache}
          onSigned={onSigned}
        />
      ) : (
        <ConfirmationSkeleton />
      )}
    </div>
  );
}

/** Returns the title: that of a success unless the registration is canceled. */
const titleOf = (
  confirmation: Confirmation | undefined,
  texts: Pick<AttendeeTexts['confirmation'], 'title' | 'loadingTitle'>,
) => (confirmation && confirmation.state !== 'cancelled' ? texts.title : texts.loadingTitle);

/**
 * Success message with a stamp, both left out of a canceled registration; the same frame with a loading state until the
 * confirmation arrives.
 */
function ConfirmationBanner({
  confirmation,
  hasEnded,
}: {
  confirmation: Confirmation | undefined;
  hasEnded: boolean;
}) {
  const texts = useTexts('confirmation');
  const successful = confirmation?.state === 'cancelled' ? undefined : confirmation;
  return (
    <Flex
      className="confirmation-banner"
      bg="wine"
      color="wineInk"
      borderRadius="l3"
      px="20px"
      py="4"
      gap="4"
      minH="7rem"
      align="center"
    >
      {successful && <Stamp confirmation={successful} />}
      <Box minW="0" maxW="full">
        <Heading
          as="h1"
          // The longest word fits next to the QR code at every text size.
          fontSize={{ base: 'min(1.5rem, 7.5vw)', md: 'min({fontSizes.4xl}, 12cqi)' }}
          tabIndex={-1}
        >
          {titleOf(confirmation, texts)}
        </Heading>
        {successful && !hasEnded && (
          <Text mt="1" color="onWineMuted" fontSize={{ base: 'sm', md: 'md' }}>
            {texts.lead({ event: successful.event.name })}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

/** Decorative: the heading has the same text. */
function Stamp({ confirmation }: { confirmation: Confirmation }) {
  const { shortDate } = useFormats();
  const { event, submittedAt } = confirmation;
  return (
    <Box className="stamp-pressed" flexShrink="0">
      <StampDrawing
        name={event.name}
        inkedAt={submittedAt}
        timeText={shortDate(submittedAt, event.timeZone)}
        size={84}
        isOnDark
      />
    </Box>
  );
}

/** Skeleton of the confirmation without its banner. */
function ConfirmationSkeleton() {
  return (
    <>
      <Box className="confirmation-code">
        <SkeletonBlock height="300px" />
      </Box>
      <Box className="confirmation-notice">
        <LoadingRegion>
          <SkeletonBlock height="84px" />
        </LoadingRegion>
      </Box>
      <div>
        <SkeletonBlock height="320px" />
        <SkeletonBlock height="240px" />
      </div>
    </>
  );
}
