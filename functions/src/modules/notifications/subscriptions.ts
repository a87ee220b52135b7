import { hash } from 'node:crypto';
import type { AnswerOf, BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  readPushKey,
  subscribeToPush,
  unsubscribeFromPush,
} from '@wine-walk/common/api/notifications.ts';
import {
  type PushSubscriptionDocument,
  pushSubscriptionDocument,
} from '@wine-walk/common/model/notifications.ts';
import { isPushService } from '@wine-walk/common/rules/notifications/push-services.ts';
import { attendeeSessionMs } from '@wine-walk/common/rules/sessions/session-age.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readOwnSubscriptions } from '../../firestore/people/push-subscriptions.ts';
import { readDocument } from '../../firestore/read.ts';
import type { Attendee } from '../../http/caller.ts';
import { isOnEmulators, pushSettings } from '../../settings.ts';

/** Maximum number of browsers of a participant; a new one replaces the one that subscribed first. */
const maxOfParticipant = 5;

/** Returns the public key by which browsers subscribe. */
export function publicPushKey(): ResponseOf<typeof readPushKey> {
  return { publicKey: pushSettings()?.publicKey ?? null };
}

type Subscribe = typeof subscribeToPush;

/**
 * Stores the caller's browser, which belongs to the participant who subscribed last. Lasts as long as the session can.
 * `now`: epoch milliseconds.
 */
export async function addSubscription(
  { endpoint, keys }: BodyOf<Subscribe>,
  { uid, generation, sessionId, signedInAtMs }: Attendee,
  now: number,
): Promise<AnswerOf<Subscribe>> {
  if (!pushSettings()) return problem('push-not-set-up');
  if (!isPushService(endpoint, isOnEmulators())) return problem('push-service-unknown');
  const id = hash('sha256', endpoint);
  const data: PushSubscriptionDocument = {
    participantId: uid,
    endpoint,
    ...keys,
    session: { generation, sessionId },
    subscribedAt: new Date(now).toISOString(),
    expiresAt: new Date(signedInAtMs + attendeeSessionMs).toISOString(),
  };
  const others = (await readOwnSubscriptions(uid)).filter((each) => each.id !== id);
  const replaced = others
    .toSorted((a, b) => b.data.subscribedAt.localeCompare(a.data.subscribedAt))
    .slice(maxOfParticipant - 1);
  return commitWithRetry<ResponseOf<Subscribe>>(async () => ({
    writes: [
      { kind: 'set', path: documentPaths.pushSubscription(id), data },
      ...replaced.map(({ path }) => ({ kind: 'delete' as const, path })),
    ],
    response: { id },
  }));
}

/** Deletes a browser of the caller. One of another participant stays. */
export async function removeSubscription(
  id: string,
  { uid }: Attendee,
): Promise<ResponseOf<typeof unsubscribeFromPush>> {
  const path = documentPaths.pushSubscription(id);
  return commitWithRetry<ResponseOf<typeof unsubscribeFromPush>>(async () => {
    const stored = await readDocument(path, pushSubscriptionDocument);
    const isOwn = stored?.data.participantId === uid;
    return {
      writes: isOwn ? [{ kind: 'delete', path, revision: stored.revision }] : [],
      response: { message: 'Unsubscribed' },
    };
  });
}
