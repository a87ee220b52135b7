import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '../../../components/toaster.tsx';
import { useOnline } from '../../../device/connection.ts';
import type { Outbox } from '../../../device/outbox.ts';
import { useTexts } from '../../../texts/texts.ts';
import { serverNotice } from '../failure.ts';
import type { Tap } from '../tap.ts';
import { type CheckedIn, useSendCheckIn } from '../use-send-check-in.ts';
import { isFinal, ownEntries, type WaitingCheckIn } from './waiting-check-in.ts';

/** How long after a failed attempt the next is made, while the device says it is connected. Milliseconds. */
export const retryMs = 30_000;

export interface WaitingCheckIns {
  /** Waiting and refused ones, the earliest first. */
  entries: readonly WaitingCheckIn[];
  isSending: boolean;
  /** False where the device refuses to keep it. */
  keep: (tap: Tap, timeZone: string) => Promise<boolean>;
  sendNow: () => void;
  dismiss: (key: string) => void;
}

const nothing: WaitingCheckIn[] = [];

/** Check-ins kept for this participant, sent as soon as there is a connection. Null: not known yet. */
export function useWaitingCheckIns(outbox: Outbox, participantId: string | null): WaitingCheckIns {
  const texts = useTexts();
  const send = useSendCheckIn();
  const isOnline = useOnline();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const list = useQuery({
    queryKey: ['waiting-check-ins', participantId],
    queryFn: async () => ownEntries(await outbox.list(), participantId ?? ''),
    networkMode: 'always',
  });
  const entries = list.data ?? nothing;

  async function sendOne(entry: WaitingCheckIn): Promise<void> {
    try {
      const answer = await send(entry.tap, entry.participantId);
      await outbox.remove(entry.key);
      tellSent(entry, answer);
    } catch (error) {
      if (!isFinal(error)) throw error;
      const aim = { distanceMeters: null, name: entry.tap.businessName, radiusMeters: 0 };
      const { title, description } = serverNotice(error, aim, texts);
      await outbox.put({ ...entry, refusal: { title, description } });
      notify({ type: 'error', title, description });
    }
  }

  function tellSent({ tap }: WaitingCheckIn, answer: CheckedIn): void {
    const { sentTitle, sent, sentPending } = texts.checkIn;
    const isVerified = answer.state === 'verified';
    notify({
      type: isVerified ? 'success' : 'warning',
      title: sentTitle,
      description: (isVerified ? sent : sentPending)(tap.businessName),
    });
  }

  async function sendAll(): Promise<void> {
    if (isBusy.current || !participantId) return;
    isBusy.current = true;
    setSending(true);
    try {
      const kept = ownEntries(await outbox.list(), participantId);
      for (const entry of kept) if (!entry.refusal) await sendOne(entry);
    } catch {
      // No answer yet: what waits goes on waiting, and is shown as such.
    } finally {
      await list.refetch();
      isBusy.current = false;
      setSending(false);
    }
  }

  const hasWaiting = entries.some((entry) => !entry.refusal);
  const sendWaiting = useEffectEvent(() => void sendAll());
  useEffect(() => {
    if (!hasWaiting || !isOnline) return;
    sendWaiting();
    const timer = setInterval(() => sendWaiting(), retryMs);
    return () => clearInterval(timer);
  }, [hasWaiting, isOnline]);

  return {
    entries,
    isSending,
    async keep(tap, timeZone) {
      if (!participantId) return false;
      const isKept = await outbox.put({
        key: tap.key,
        participantId,
        tap,
        timeZone,
        refusal: null,
      });
      await list.refetch();
      return isKept;
    },
    sendNow: () => void sendAll(),
    async dismiss(key) {
      await outbox.remove(key);
      await list.refetch();
    },
  };
}
