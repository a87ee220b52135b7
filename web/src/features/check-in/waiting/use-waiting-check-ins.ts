import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '../../../components/toaster.tsx';
import { useOnline } from '../../../device/connection.ts';
import type { Outbox } from '../../../device/outbox.ts';
import { useTexts } from '../../../texts/texts.ts';
import { serverNotice } from '../failure.ts';
import { tellCheckedIn } from '../tell-checked-in.ts';
import type { SendCheckIn } from '../use-send-check-in.ts';
import { concernsAll, isFinal, isSessionOver } from './answer.ts';
import { type Hand, useHand } from './use-hand.ts';
import { ownEntries, type WaitingCheckIn } from './waiting-check-in.ts';

/** How long after a failed attempt the next is made, while the device says it is connected. Milliseconds. */
export const retryMs = 30_000;

export interface WaitingCheckIns extends Hand {
  /** Waiting and refused ones, the earliest first. */
  entries: readonly WaitingCheckIn[];
  isSending: boolean;
  /** They wait for the person to sign in again, and are not sent before that. */
  isSessionOver: boolean;
  /** How many the device keeps that the server has not answered yet. */
  countUnsent: () => Promise<number>;
  sendNow: () => void;
  dismiss: (key: string) => void;
}

interface Whose {
  /** Of the session; null: nobody is signed in. A participant's id is their uid. */
  uid: string | null;
  /** Whether the participant is known: nothing is sent before that. */
  isKnown: boolean;
}

const nothing: WaitingCheckIn[] = [];

/** Check-ins kept for this person, sent as soon as there is a connection. */
export function useWaitingCheckIns(
  outbox: Outbox,
  deliver: SendCheckIn,
  { uid, isKnown }: Whose,
): WaitingCheckIns {
  const texts = useTexts();
  const isOnline = useOnline();
  const [isSending, setSending] = useState(false);
  const [isOver, setOver] = useState(false);
  const isBusy = useRef(false);
  /** No attempt by itself before this time. Milliseconds since 1970. */
  const restsUntil = useRef(0);
  const kept = async () => ownEntries(await outbox.list(), uid ?? '');
  const list = useQuery({
    queryKey: ['waiting-check-ins', uid],
    queryFn: async () => (await kept()).filter(({ key }) => !hand.holds(key)),
    networkMode: 'always',
  });
  const hand = useHand({ outbox, deliver, uid, onLeft: left });
  const entries = list.data ?? nothing;

  /** What the sheet let go of waits from now on, for a while where it has just failed. */
  async function left(error?: unknown): Promise<void> {
    if (error) restsUntil.current = Date.now() + retryMs;
    if (isSessionOver(error)) setOver(true);
    await list.refetch();
  }

  async function refuse(entry: WaitingCheckIn, error: unknown): Promise<void> {
    const aim = { distanceMeters: null, name: entry.tap.businessName, radiusMeters: 0 };
    const { title, description } = serverNotice(error, aim, texts);
    await outbox.put({ ...entry, refusal: { title, description } });
    notify({ type: 'error', title, description });
  }

  /** Sends one; false where the others need not be tried after it. What the sheet has in hand, it tells. */
  async function sendOne(entry: WaitingCheckIn): Promise<boolean> {
    try {
      const answer = await deliver(entry.tap, entry.participantId);
      const title = texts.checkIn.sentTitle;
      if (!hand.holds(entry.key)) {
        tellCheckedIn(entry.tap, answer, { verified: title, pending: title }, texts);
      }
    } catch (error) {
      if (isFinal(error) && !hand.holds(entry.key)) await refuse(entry, error);
      if (isSessionOver(error)) setOver(true);
      return !concernsAll(error);
    }
    return true;
  }

  async function sendAll(): Promise<void> {
    if (isBusy.current || !uid || !isKnown) return;
    isBusy.current = true;
    setSending(true);
    try {
      for (const entry of await kept()) {
        if (entry.refusal || hand.holds(entry.key)) continue;
        if (!(await sendOne(entry))) break;
      }
    } finally {
      await list.refetch();
      isBusy.current = false;
      setSending(false);
    }
  }

  const hasToSend = isKnown && !isOver && entries.some((entry) => !entry.refusal);
  const sendWaiting = useEffectEvent(() => {
    if (Date.now() >= restsUntil.current) void sendAll();
  });
  const stopResting = useEffectEvent(() => {
    restsUntil.current = 0;
  });
  useEffect(() => {
    if (!hasToSend || !isOnline) return;
    sendWaiting();
    const timer = setInterval(() => sendWaiting(), retryMs);
    return () => {
      clearInterval(timer);
      stopResting();
    };
  }, [hasToSend, isOnline]);

  return {
    ...hand,
    entries,
    isSending,
    isSessionOver: isOver,
    countUnsent: async () => (await kept()).filter(({ refusal }) => !refusal).length,
    sendNow: () => void sendAll(),
    async dismiss(key) {
      await outbox.remove(key);
      await list.refetch();
    },
  };
}
