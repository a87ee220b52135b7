import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SeenBusiness } from '../../components/seen-business.ts';
import { notify } from '../../components/toaster.tsx';
import { NetworkError } from '../../data/api-errors.ts';
import type { ReadyWalk } from '../../data/walk.ts';
import { isOnline } from '../../device/connection.ts';
import type { Fix } from '../../device/location.ts';
import { useTexts } from '../../texts/texts.ts';
import { pendingReasons } from './aim.ts';
import { type FailureNotice, serverNotice } from './failure.ts';
import type { Outcome } from './outcome.ts';
import { makeTap, type Tap } from './tap.ts';
import { useParticipantId } from './use-participant-id.ts';
import { type CheckedIn, useSendCheckIn } from './use-send-check-in.ts';

type Sent = Omit<Outcome, 'answer'> & { radiusMeters: number };

export type Stage =
  | { name: 'aiming'; notice: FailureNotice | null }
  | ({ name: 'sending' } & Sent)
  | ({ name: 'verified' | 'pending' } & Outcome)
  | ({ name: 'kept' } & Sent);

/**
 * One check-in from aiming to its outcome. `isOpen`: whether the sheet is still shown. `keep` stores a tap that could not be sent for want of a
 * connection; false where the device refuses.
 */
export function useCheckInFlow(
  isOpen: boolean,
  keep: (tap: Tap, timeZone: string) => Promise<boolean>,
) {
  const texts = useTexts();
  const send = useSendCheckIn();
  const participant = useParticipantId();
  const [stage, setStage] = useState<Stage>({ name: 'aiming', notice: null });
  const sentKey = useRef<string | null>(null);
  const isShown = useRef(isOpen);
  useEffect(() => {
    isShown.current = isOpen;
  }, [isOpen]);

  function fail(notice: FailureNotice): void {
    notify({ type: 'error', title: notice.title, description: notice.description });
    setStage({ name: 'aiming', notice });
  }

  async function keepOnDevice(sent: Sent): Promise<void> {
    if (await keep(sent.tap, sent.timeZone)) return setStage({ ...sent, name: 'kept' });
    fail({ title: texts.checkIn.failedTitle, description: texts.checkIn.notKept });
  }

  async function deliver(sent: Sent, participantId: string): Promise<void> {
    if (!isOnline()) return keepOnDevice(sent);
    try {
      const answer = await send(sent.tap, participantId);
      setStage({ ...sent, name: answer.state, answer });
      if (!isShown.current) tellAfterwards(sent, answer);
    } catch (error) {
      if (error instanceof NetworkError && error.kind === 'offline') return keepOnDevice(sent);
      const { business, radiusMeters } = sent;
      const aim = { ...business, distanceMeters: business.distanceMeters ?? null, radiusMeters };
      fail(serverNotice(error, aim, texts));
    }
  }

  /** The sheet was closed before the answer came. */
  function tellAfterwards({ tap }: Sent, answer: CheckedIn): void {
    const { youAreIn, pendingTitle, sent, sentPending } = texts.checkIn;
    const isVerified = answer.state === 'verified';
    notify({
      type: isVerified ? 'success' : 'warning',
      title: isVerified ? youAreIn : pendingTitle,
      description: (isVerified ? sent : sentPending)(tap.businessName),
    });
  }

  const deliverOnce = useEffectEvent((sent: Sent, participantId: string) => {
    if (sentKey.current === sent.tap.key) return;
    sentKey.current = sent.tap.key;
    void deliver(sent, participantId);
  });
  const knownId = participant.state === 'known' ? participant.id : null;
  useEffect(() => {
    if (stage.name === 'sending' && knownId) deliverOnce(stage, knownId);
  }, [stage, knownId]);

  /** The tap. It is sent once the participant is known. */
  function checkIn(
    walk: ReadyWalk,
    business: SeenBusiness,
    fix: Fix | null,
    venueCode: string | null,
  ): void {
    const now = Date.now();
    const made = { eventId: walk.event.id, businessId: business.id, businessName: business.name };
    const hasVenueCode = venueCode !== null;
    setStage({
      name: 'sending',
      tap: makeTap({ ...made, fix, venueCode }, now),
      business,
      reasons: pendingReasons({ walk, business, fix, hasVenueCode, now }),
      radiusMeters: walk.event.checkInRadiusMeters,
      timeZone: walk.event.timeZone,
    });
  }

  return {
    stage,
    participant,
    checkIn,
    aimAgain: () => setStage({ name: 'aiming', notice: null }),
  };
}

export type CheckInFlow = ReturnType<typeof useCheckInFlow>;
