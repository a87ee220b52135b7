import { giveFeedback } from '@wine-walk/common/api/feedback.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { useTexts } from '../../../i18n/texts.ts';
import type { Api } from '../../../platform/api/api-client.ts';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { onWake } from '../../../platform/device/connection.ts';
import { persisted } from '../../../platform/storage/persisted.ts';

const answer = z.object({
  evening: z.number(),
  businesses: z.number().nullable(),
  again: z.number().nullable(),
  comment: z.string(),
});
export type Answer = z.infer<typeof answer>;

const storedFeedback = z.object({
  eventId: z.string(),
  answerKey: z.string(),
  answer,
  isSent: z.boolean(),
});
type StoredFeedback = z.infer<typeof storedFeedback>;

const stored = persisted('feedback', (value) => storedFeedback.parse(value), 'session-user');

/** True if the server will not accept a repeat either. */
const isRefused = (error: Error) =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

/** Returns the answer of this device to an event; null before the first. */
function readAnswer(eventId: string): StoredFeedback | null {
  const present = stored.get();
  return present?.eventId === eventId ? present : null;
}

async function send({ eventId, answer, answerKey }: StoredFeedback, call: Api): Promise<void> {
  try {
    await call(giveFeedback, { params: { eventId }, body: { ...answer, answerKey } });
  } catch (error) {
    // Given on another device.
    if (!(error instanceof ApiError && error.code === 'feedback-given')) throw error;
  }
}

/**
 * Returns the answer of this device to an event, and how to give or replace it. It is stored before it is sent, always under the
 * same key, and sent again when the device reconnects or the page is shown.
 */
export function useFeedback(eventId: string) {
  const { failed } = useTexts('feedback');
  const [given, setGiven] = useState(() => readAnswer(eventId));
  const latest = useRef(given);
  const previous = useRef<Promise<unknown>>(Promise.resolve());
  const save = (next: StoredFeedback | null) => {
    latest.current = next;
    if (next) stored.set(next);
    else stored.clear();
    setGiven(next);
  };
  const { mutate, isPending } = useCall(
    ({ next }: { next: StoredFeedback; before: StoredFeedback | null }, call) => {
      // The server keeps the answer that arrives last.
      const sending = previous.current.then(() => send(next, call));
      previous.current = sending.catch(() => undefined);
      return sending;
    },
    {
      // An answer that was replaced meanwhile is neither marked as sent nor taken back.
      onSuccess: (_, { next }) => latest.current === next && save({ ...next, isSent: true }),
      onError: (error, { next, before }) =>
        latest.current === next && isRefused(error) && save(before),
      failure: (error) => (isRefused(error) ? { type: 'error', title: failed } : null),
    },
  );
  const resend = useEffectEvent(() => {
    if (given && !given.isSent && !isPending) mutate({ next: given, before: given });
  });
  useEffect(() => {
    resend();
    return onWake(() => resend());
  }, []);
  const give = (answer: Answer) => {
    const answerKey = given?.answerKey ?? crypto.randomUUID();
    const next = { eventId, answerKey, answer, isSent: false };
    save(next);
    mutate({ next, before: given });
  };
  return { answer: given?.answer ?? null, isSent: given?.isSent ?? false, isPending, give };
}
