import {
  type PushSubscriptionDocument,
  pushSubscriptionDocument,
} from '@wine-walk/common/model/notifications.ts';
import { participantDocument } from '@wine-walk/common/model/participants.ts';
import { isSessionOpen } from '@wine-walk/common/rules/sessions/session-access.ts';
import { documentPaths } from '../paths.ts';
import { readQuery } from '../query.ts';
import { readDocumentsSkippingInvalid, type Stored } from '../read.ts';

export type StoredSubscription = Stored<PushSubscriptionDocument>;

/** Maximum number of values that a query compares with a list. */
const maxCompared = 30;

/**
 * Returns the browsers that these participants subscribed in sessions which are still open, by participant, the one that
 * subscribed last first.
 */
export async function readSubscriptionsOf(
  uids: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredSubscription[]>> {
  const queries: Promise<StoredSubscription[]>[] = [];
  for (let from = 0; from < uids.length; from += maxCompared)
    queries.push(
      readQuery(documentPaths.pushSubscriptions, pushSubscriptionDocument, (query) =>
        query.where('participantId', 'in', uids.slice(from, from + maxCompared)),
      ),
    );
  const stored = (await Promise.all(queries)).flat();
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
