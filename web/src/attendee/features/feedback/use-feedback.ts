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
  participantId: z.string(),
  eventId: z.string(),
  answerKey: z.string(),
  answer,
  isSent: z.boolean(),
});
type StoredFeedback = z.infer<typeof storedFeedback>;

type AnswerId = Pick<StoredFeedback, 'participantId' | 'eventId'>;

/** Answers of each participant of this device: an unsent one waits until its author is signed in again. */
const stored = persisted(
  'feedback',
  (value) => z.array(storedFeedback).parse(value),
  'session-user',
);

/** True if the server will not accept a repeat either. */
const isRefused = (error: Error) =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

const isSame = (a: AnswerId, b: AnswerId) =>
  a.participantId === b.participantId && a.eventId === b.eventId;

/** Returns the answer of a participant to an event on this device; null before the first. */
function readAnswer(id: AnswerId): StoredFeedback | null {
  return stored.get()?.find((answer) => isSame(answer, id)) ?? null;
}

/** Replaces the answer of a participant to an event; null removes it. */
function writeAnswer(id: AnswerId, next: StoredFeedback | null): void {
  const others = (stored.get() ?? []).filter((answer) => !isSame(answer, id));
  stored.set(next ? [...others, next] : others);
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
 * Returns the participant's answer to an event on this device, and how to give or replace it. It is stored before it is sent,
 * always under the same key, and sent again when the device reconnects or the page is shown.
 */
export function useFeedback(participantId: string, eventId: string) {
  const { failed } = useTexts('feedback');
  const [given, setGiven] = useState(() => readAnswer({ participantId, eventId }));
  const latest = useRef(given);
  const previous = useRef<Promise<unknown>>(Promise.resolve());
  const save = (next: StoredFeedback | null) => {
    latest.current = next;
    writeAnswer({ participantId, eventId }, next);
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
    const next = { participantId, eventId, answerKey, answer, isSent: false };
    save(next);
    mutate({ next, before: given });
  };
  return { answer: given?.answer ?? null, isSent: given?.isSent ?? false, isPending, give };
}
