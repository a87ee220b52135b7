import { type LikedPour, likedPour } from '@wine-walk/common/model/wines.ts';
import {
  isSamePour,
  withLikedPour,
  withoutLikedPour,
} from '@wine-walk/common/rules/wines/liked-pours.ts';
import { z } from 'zod';
import { persisted, persistedState } from '../../../platform/storage/persisted.ts';
import { requestLikeSender } from './like-requests.ts';

const likeChange = z.object({
  participantId: z.string(),
  eventId: z.string(),
  /** The pour with its note. */
  pour: likedPour,
  /** False if the attendee no longer likes it. */
  isLiked: z.boolean(),
  /** True once the server stored it, until the progress that includes it arrives. */
  isSent: z.boolean(),
});
export type LikeChange = z.infer<typeof likeChange>;

/**
 * Latest change of each pour on this device, stored before it is sent. The last state of a pour replaces an earlier one and can
 * be sent any number of times, so it needs no entry of the delivery queue.
 */
const stored = persistedState(
  persisted('like-changes', (value) => z.array(likeChange).parse(value), 'session-user'),
);

/** Returns the changes; a new array after each. */
export const likeChanges = (): readonly LikeChange[] | null => stored.get();

/** Subscribes to the changes. Reads them again first: another tab or user may have left others. */
export function subscribeToLikeChanges(changed: () => void): () => void {
  stored.reload();
  return stored.subscribe(changed);
}

type ChangeKey = Pick<LikeChange, 'participantId' | 'eventId' | 'pour'>;

const isSame = (a: ChangeKey, b: ChangeKey) =>
  a.participantId === b.participantId && a.eventId === b.eventId && isSamePour(a.pour, b.pour);

/** Replaces the change of a pour. */
export function saveLikeChange(change: LikeChange): void {
  stored.reload();
  const others = (stored.get() ?? []).filter((other) => !isSame(other, change));
  stored.set([...others, change]);
  requestLikeSender();
}

/** Removes a change, unless the attendee changed the pour again. */
export function removeLikeChange(change: LikeChange): void {
  replaceUnchanged(change, []);
}

/** Marks a change as stored by the server, unless the attendee changed the pour again. */
export function markLikeChangeSent(change: LikeChange): void {
  replaceUnchanged(change, [{ ...change, isSent: true }]);
}

function replaceUnchanged(change: LikeChange, next: LikeChange[]): void {
  stored.reload();
  const isUnchanged = (other: LikeChange) =>
    isSame(other, change) &&
    other.isLiked === change.isLiked &&
    other.pour.note === change.pour.note;
  const changes = stored.get() ?? [];
  if (changes.some(isUnchanged))
    stored.set(changes.flatMap((other) => (isUnchanged(other) ? next : other)));
}

/** Removes the changes that the server stored: newer progress includes them. */
export function removeSentLikeChanges(): void {
  stored.reload();
  const changes = stored.get() ?? [];
  const unsent = changes.filter(({ isSent }) => !isSent);
  if (unsent.length < changes.length) stored.set(unsent);
}

/** Returns liked pours with the changes of this device. */
export function applyLikeChanges(
  liked: readonly LikedPour[],
  changes: readonly LikeChange[],
): readonly LikedPour[] {
  return changes.reduce(
    (result, { pour, isLiked }) =>
      isLiked ? withLikedPour(result, pour) : withoutLikedPour(result, pour),
    liked,
  );
}
