import {
  type PushSubscriptionDocument,
  pushSubscriptionDocument,
} from '@wine-walk/common/model/notifications.ts';
import { participantDocument } from '@wine-walk/common/model/participants.ts';
import { isSessionOpen } from '@wine-walk/common/rules/sessions/session-access.ts';
import { documentPaths } from '../paths.ts';
import { readQuery, readQueryIn } from '../query.ts';
import { readDocumentsSkippingInvalid, type Stored } from '../read.ts';

export type StoredSubscription = Stored<PushSubscriptionDocument>;

/**
 * Returns the browsers that these participants subscribed in sessions which are still open, by participant, the one that
 * subscribed last first.
 */
export async function readSubscriptionsOf(
  uids: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredSubscription[]>> {
  const stored = await readQueryIn(documentPaths.pushSubscriptions, pushSubscriptionDocument, {
    field: 'participantId',
    values: uids,
  });
  const byOwner = Map.groupBy(stored, ({ data }) => data.participantId);
  const owners = await readDocumentsSkippingInvalid(
    ...[...byOwner.keys()].map(
      (uid) => [documentPaths.participant(uid), participantDocument] as const,
    ),
  );
  return new Map(
    owners.flatMap((owner) => {
      if (!owner) return [];
      const open = (byOwner.get(owner.id) ?? [])
        .filter(({ data }) => isSessionOpen(owner.data, data.session))
        .toSorted((a, b) => b.data.subscribedAt.localeCompare(a.data.subscribedAt));
      return open.length > 0 ? [[owner.id, open] as const] : [];
    }),
  );
}

/** Returns the browsers that a participant subscribed. */
export function readOwnSubscriptions(uid: string): Promise<StoredSubscription[]> {
  return readQuery(documentPaths.pushSubscriptions, pushSubscriptionDocument, (query) =>
    query.where('participantId', '==', uid),
  );
}
