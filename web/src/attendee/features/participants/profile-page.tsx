import {
  Badge,
  Box,
  Button,
  Flex,
  Heading,
  IconButton,
  Skeleton,
  Stack,
  Text,
} from '@chakra-ui/react';
import { splitName } from '@wine-walk/common/rules/people/names.ts';
import { Settings as SettingsIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { useIsSlow } from '../../../platform/live/use-is-slow.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyPassport } from '../../../ui/illustrations/empty-passport.tsx';
import { Page, usePageTitle } from '../../../ui/page.tsx';
import { LoadingRegion, SkeletonBlock, SkeletonLines } from '../../../ui/skeletons.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { AvatarInitials } from '../../shared/avatar-initials.tsx';
import {
  type CurrentParticipant,
  type EventData,
  useEventData,
} from '../../shared/event-data/event-data.ts';
import { paths } from '../../shared/paths.ts';
import WayHome from '../../shared/way-home.tsx';
import { MyWinesSlot } from '../../shared/wines/my-wines-slot.tsx';
import { AccountInfo } from './account.tsx';
import { OtherEvents } from './other-events.tsx';
import { Passport } from './passport.tsx';
import { Achievements, EventProgress, NoEventProgress } from './progress.tsx';
import { RecentCheckIns } from './recent-check-ins.tsx';
import { SignOutLink } from './settings.tsx';
import { TogetherLink } from './together-link.tsx';

/** Time for a first sign-in to create its participant before it counts as missing, in milliseconds. */
const creationTimeoutMs = 6000;

interface Props {
  /** Links to the attendee's ticket and to adding a guest. */
  ticket: ReactNode;
}

/** Profile of the attendee: passport, past walks, progress and account. */
export function ProfilePage({ ticket }: Props) {
  const shell = useTexts('shell');
  const profile = useTexts('profile');
  const eventData = useEventData();
  const isMissing =
    eventData.status !== 'loading' && eventData.status !== 'error' && !eventData.participant;
  const isTimedOut = useIsSlow(isMissing, creationTimeoutMs);
  if (eventData.participant && eventData.status !== 'loading') {
    return <Profile eventData={eventData} participant={eventData.participant} ticket={ticket} />;
  }
  return (
    <Page title={shell.profile} actions={<SettingsLink />}>
      {eventData.status === 'error' && (
        <ErrorState title={profile.failed} error={eventData.error} onRetry={eventData.retry} />
      )}
      {isMissing && isTimedOut && <ParticipantNotFound />}
      {eventData.status !== 'error' && !isTimedOut && <ProfileSkeleton />}
    </Page>
  );
}

interface ProfileProps {
  eventData: EventData;
  participant: CurrentParticipant;
  ticket: ReactNode;
}

/** Passport, past walks and progress, with account details in a second column on large screens. */
function Profile({ eventData, participant, ticket }: ProfileProps) {
  const profile = useTexts('profile');
  const title = profile.title({
    firstName: splitName(participant.name).firstName || participant.name,
  });
  usePageTitle(title);
  const ready = eventData.status === 'ready' ? eventData : null;
  return (
    <Stack gap="6">
      <ProfileHeader title={title} participant={participant} />
      <Box
        display="grid"
        gap="8"
        alignItems="start"
        css={{ '@media (min-width: 1100px)': { gridTemplateColumns: '1.35fr 1fr', gap: '40px' } }}
      >
        <Stack gap="8" minW="0">
          {ready && <Passport eventData={ready} />}
          <OtherEvents participant={participant} eventId={ready?.event.id} />
          <Stack gap="3" _empty={{ display: 'none' }}>
            {ticket}
          </Stack>
          {ready && <EventProgress eventData={ready} />}
          {eventData.status === 'no-event' && <NoEventProgress />}
          {eventData.status === 'error' && (
            <ErrorState title={profile.failed} error={eventData.error} onRetry={eventData.retry} />
          )}
          {ready && <RecentCheckIns eventData={ready} />}
        </Stack>
        <Stack gap="8" minW="0">
          {ready && <WayHome contacts={ready.event.wayHome} />}
          {ready && (
            <Stack gap="3">
              {ready.isRegistered && <MyWinesSlot eventData={ready} />}
              <TogetherLink />
            </Stack>
          )}
          <Achievements participantId={participant.id} progress={ready?.progress} />
          <AccountInfo participant={participant} timeZone={ready?.event.timeZone} />
        </Stack>
      </Box>
    </Stack>
  );
}

interface ProfileHeaderProps {
  title: string;
  participant: CurrentParticipant;
}

/** Title, name and email of the attendee with their initials. */
function ProfileHeader({ title, participant }: ProfileHeaderProps) {
  const profile = useTexts('profile');
  const { shortName } = useOrganization();
  const [local = '', domain = ''] = participant.email.split(/(?=@)/);
  return (
    <Box as="header">
      {/* Reversed, so the initials wrap above the heading if the text is enlarged; `flex-end` is the top. */}
      <Flex gap="4" align="flex-end" justify="space-between" wrap="wrap-reverse">
        <Box flex="1 1 10rem" minW="min(100%, 8rem)">
          <Heading as="h1" size="xl" tabIndex={-1} overflowWrap="break-word">
            {title}
          </Heading>
          <Text fontWeight="600" mt="2" overflowWrap="anywhere">
            <bdi>{participant.name}</bdi>
          </Text>
        </Box>
        <Flex flexShrink="0" align="center" gap="2">
          <SettingsLink />
          <AvatarInitials name={participant.name} size={64} />
        </Flex>
      </Flex>
      {/* In the whole width, so that a long address stays in one line. */}
      <Text color="muted" overflowWrap="anywhere">
        {local}
        {/* Breaks in front of the domain rather than in a word. */}
        <wbr />
        {domain}
      </Text>
      <Badge size="md" mt="2">
        {profile.participantBadge({ name: shortName })}
      </Badge>
    </Box>
  );
}

function SettingsLink() {
  const profile = useTexts('profile');
  return (
    <Tooltip content={profile.settingsTitle}>
      <IconButton asChild variant="outline" aria-label={profile.settingsTitle}>
        <Link to={paths.settings.getHref()}>
          <SettingsIcon />
        </Link>
      </IconButton>
    </Tooltip>
  );
}

/** Skeleton of the header, the passport and the progress. */
function ProfileSkeleton() {
  return (
    <LoadingRegion>
      <Stack gap="6">
        <Flex justify="space-between" gap="4">
          <Stack flex="1" maxW="320px">
            <SkeletonLines lines={3} />
          </Stack>
          <Skeleton boxSize="16" borderRadius="full" />
        </Flex>
        <SkeletonBlock height="300px" />
        <SkeletonBlock height="96px" />
      </Stack>
    </LoadingRegion>
  );
}

/** Empty state for a signed-in user without a participant record. */
function ParticipantNotFound() {
  const common = useTexts('common');
  const profile = useTexts('profile');
  return (
    <div role="alert">
      <EmptyState
        illustration={<EmptyPassport />}
        title={profile.notFoundTitle}
        text={profile.notFound}
        action={
          <Flex gap="3" wrap="wrap" justify="center">
            <Button variant="outline" onClick={() => window.location.reload()}>
              {common.retry}
            </Button>
            <SignOutLink />
          </Flex>
        }
      />
    </div>
  );
}
