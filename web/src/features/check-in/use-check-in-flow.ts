import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SeenBusiness } from '../../components/seen-business.ts';
import { notify } from '../../components/toaster.tsx';
import { NetworkError } from '../../data/api-errors.ts';
import type { ReadyWalk } from '../../data/walk.ts';
import { isOnline, useOnline } from '../../device/connection.ts';
import type { Fix } from '../../device/location.ts';
import { useTexts } from '../../texts/texts.ts';
import { pendingReasons } from './aim.ts';
import { type FailureNotice, serverNotice } from './failure.ts';
import type { Sent, Stage } from './stage.ts';
import { makeTap } from './tap.ts';
import { tellCheckedIn } from './tell-checked-in.ts';
import { useParticipantId } from './use-participant-id.ts';
import { isFinal, isSessionOver } from './waiting/answer.ts';
import type { Hand } from './waiting/use-hand.ts';

/**
 * One check-in from aiming to its outcome. The tap is kept on the device (`hand`) before it is sent: neither a
 * reload nor a server in trouble loses it. `isOpen`: whether the sheet is still shown.
 */
export function useCheckInFlow(isOpen: boolean, hand: Hand) {
  const texts = useTexts();
  const participant = useParticipantId();
  const isConnected = useOnline();
  const [stage, setStage] = useState<Stage>({ name: 'aiming', notice: null });
  const kept = useRef(Promise.resolve(false));
  const sentKey = useRef<string | null>(null);
  const isShown = useRef(isOpen);
  useEffect(() => {
    isShown.current = isOpen;
  }, [isOpen]);

  function tell({ title, description }: FailureNotice): void {
    notify({ type: 'error', title, description });
  }

  /** It waits where the device keeps it; else it is lost, and said to be. */
  function wait(sent: Sent, isKept: boolean, notice: FailureNotice | null): void {
    if (notice) tell(notice);
    if (isKept) return setStage({ ...sent, name: 'kept', notice });
    const { failedTitle: title, notKept } = texts.checkIn;
    const lost = notice ? { ...notice, help: notKept } : { title, description: notKept };
    if (!notice) tell(lost);
    setStage({ name: 'aiming', notice: lost });
  }

  function fail(sent: Sent, isKept: boolean, error: unknown): void {
    if (isSessionOver(error)) return setStage({ ...sent, name: 'session-over', isKept });
    if (error instanceof NetworkError && error.kind === 'offline') return wait(sent, isKept, null);
    const { business, radiusMeters } = sent;
    const aim = { ...business, distanceMeters: business.distanceMeters ?? null, radiusMeters };
    const notice = serverNotice(error, aim, texts);
    if (!isFinal(error)) return wait(sent, isKept, notice);
    tell(notice);
    setStage({ name: 'aiming', notice });
  }

  async function deliver(sent: Sent): Promise<void> {
    const isKept = await kept.current;
    if (!isOnline()) {
      await hand.release(sent.tap.key);
      return wait(sent, isKept, null);
    }
    try {
      const answer = await hand.deliverNow(sent.tap);
      setStage({ ...sent, name: answer.state, answer });
      const { youAreIn: verified, pendingTitle: pending } = texts.checkIn;
      if (!isShown.current) tellCheckedIn(sent.tap, answer, { verified, pending }, texts);
    } catch (error) {
      fail(sent, isKept, error);
    }
  }

  const deliverOnce = useEffectEvent((sent: Sent) => {
    if (sentKey.current === sent.tap.key) return;
    sentKey.current = sent.tap.key;
    void deliver(sent);
  });
  const letGo = useEffectEvent(() => {
    if (stage.name === 'sending' && sentKey.current !== stage.tap.key) {
      void hand.release(stage.tap.key);
    }
  });
  const { state } = participant;
  useEffect(() => {
    if (stage.name !== 'sending') return;
    if (state === 'known' || !isConnected) deliverOnce(stage);
    else if (state === 'unknown') letGo();
  }, [stage, state, isConnected]);
  useEffect(() => () => letGo(), []);

  /** Keeps it; it is sent once the participant is known. */
  function begin(sent: Sent): void {
    sentKey.current = null;
    kept.current = hand.keep(sent.tap, sent.timeZone);
    setStage({ ...sent, name: 'sending' });
  }

  /** The tap. */
  function checkIn(
    walk: ReadyWalk,
    business: SeenBusiness,
    fix: Fix | null,
    venueCode: string | null,
  ): void {
    const now = Date.now();
    const made = { eventId: walk.event.id, businessId: business.id, businessName: business.name };
    const hasVenueCode = venueCode !== null;
    begin({
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
    /** Sends the same tap once more: the server takes it for the same one. */
    sendAgain: () => stage.name === 'kept' && begin(stage),
    aimAgain: () => setStage({ name: 'aiming', notice: null }),
  };
}

export type CheckInFlow = ReturnType<typeof useCheckInFlow>;
