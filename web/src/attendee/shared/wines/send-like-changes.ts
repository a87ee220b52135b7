import { likePour, unlikePour } from '@wine-walk/common/api/wines.ts';
import { retryWithBackoff } from '../../../platform/api/retry-with-backoff.ts';
import {
  classifyFailure,
  type FailureOutcome,
} from '../../../platform/delivery-queue/classify-failure.ts';
import { retryDelays } from '../../../platform/delivery-queue/delivery-queue.ts';
import { isOnline, onWake } from '../../../platform/device/connection.ts';
import { deviceClock } from '../../../platform/lib/clock.ts';
import { api } from '../../../platform/session/api.ts';
import {
  type LikeChange,
  likeChanges,
  markLikeChangeSent,
  removeLikeChange,
  subscribeToLikeChanges,
} from './like-changes.ts';

/** Time from the last change to sending, in milliseconds: a note is sent when the attendee pauses, not at each letter. */
const settleMs = 1000;

/**
 * Sends the participant's changes to liked pours, one at a time: after a pause, at the start, when the device reconnects or
 * the page is shown, and later after a failure. Returns a function that stops it.
 *
 * @param onRefused receives the final refusal of a change by the server; the change is removed.
 */
export function sendLikeChanges(
  participantId: string,
  onRefused: (error: unknown) => void,
): () => void {
  let isSending = false;
  /** True if sending is to start again after a failure, because the device reconnected meanwhile. */
  let isDue = false;
  let cancelPause = () => {};
  const retry = retryWithBackoff(() => void sendAll(), { ...retryDelays, wakeOn: null });
  const unsent = () =>
    likeChanges()?.find((change) => change.participantId === participantId && !change.isSent);

  async function sendAll(): Promise<void> {
    isDue = true;
    if (isSending || !isOnline()) return;
    isSending = true;
    while (isDue) {
      isDue = false;
      const failure = await sendUntilFailure();
      if (failure?.kind === 'retry') retry.schedule(failure.retryAfterMs);
      else retry.reset();
    }
    isSending = false;
  }

  async function sendUntilFailure(): Promise<FailureOutcome | undefined> {
    for (let change = unsent(); change; change = unsent()) {
      const failure = await send(change, onRefused);
      if (failure && failure.kind !== 'refused') return failure;
    }
    return undefined;
  }

  const stopWaking = onWake(() => void sendAll());
  const stopListening = subscribeToLikeChanges(() => {
    cancelPause();
    cancelPause = deviceClock.setTimeout(settleMs, () => void sendAll());
  });
  void sendAll();
  return () => {
    stopWaking();
    stopListening();
    cancelPause();
    retry.stop();
  };
}

/** Sends one change; returns the failure, undefined if the server stored it. */
async function send(
  change: LikeChange,
  onRefused: (error: unknown) => void,
): Promise<FailureOutcome | undefined> {
  const { eventId, pour, isLiked } = change;
  const params = { eventId, businessId: pour.businessId, pourId: pour.pourId };
  try {
    if (isLiked) await api(likePour, { params, body: { note: pour.note } });
    else await api(unlikePour, { params });
    markLikeChangeSent(change);
    return undefined;
  } catch (error) {
    const failure = classifyFailure(error);
    if (failure.kind === 'refused') {
      removeLikeChange(change);
      onRefused(error);
    }
    return failure;
  }
}
