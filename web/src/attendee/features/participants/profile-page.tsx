import type { ReactNode } from 'react';
import { useScreenTexts, useTexts } from '../../../i18n/texts.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { SlowNotice } from '../../../ui/slow-notice.tsx';
import { useIsSlow } from '../../../ui/use-is-slow.ts';
import { useEventData } from '../../shared/event-data.ts';
import { ParticipantNotFound } from './participant-not-found.tsx';
import { Profile } from './profile.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { Settings } from './settings.tsx';

/** How long a first sign-in may take to make its participant. Milliseconds. */
const patienceMs = 6000;

interface Props {
  /** The way to one's own ticket. */
  ticket: ReactNode;
  /** Those who walk together. */
  group: ReactNode;
  /** What concerns this device. */
  device: ReactNode;
}

/** Who one is here: the passport, what was achieved, the account and its settings. */
export function ProfilePage({ ticket, group, device }: Props) {
  const { shell } = useTexts();
  const { profile } = useScreenTexts();
  const walk = useEventData();
  const isMissing = walk.status !== 'loading' && walk.status !== 'error' && !walk.participant;
  const isGivenUp = useIsSlow(isMissing, patienceMs);
  if (walk.participant && walk.status !== 'loading') {
    return (
      <Profile
        walk={walk}
        participant={walk.participant}
        ticket={ticket}
        group={group}
        device={device}
      />
    );
  }
  return (
    <Page title={shell.profile}>
      {walk.status === 'error' && (
        <ErrorState title={profile.failed} error={walk.error} onRetry={walk.retry} />
      )}
      {isMissing && isGivenUp && <ParticipantNotFound />}
      {walk.status !== 'error' && !isGivenUp && (
        <div>
          <SlowNotice />
          <ProfileSkeleton />
        </div>
      )}
      {(walk.status === 'error' || isGivenUp) && <Settings />}
    </Page>
  );
}
