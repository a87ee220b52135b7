import type { LikedPour } from '@wine-walk/common/model/wines.ts';
import { isSamePour } from '@wine-walk/common/rules/wines/liked-pours.ts';
import { useMemo, useSyncExternalStore } from 'react';
import type { ReadyEventData } from '../event-data/event-data.ts';
import {
  applyLikeChanges,
  likeChanges,
  saveLikeChange,
  subscribeToLikeChanges,
} from './like-changes.ts';

/** Returns the pours that the attendee likes, including unsent changes, and functions to read and change one. */
export function useLikedPours({ event, progress }: Pick<ReadyEventData, 'event' | 'progress'>) {
  const changes = useSyncExternalStore(subscribeToLikeChanges, likeChanges);
  const { participantId, likedPours } = progress;
  const eventId = event.id;
  return useMemo(() => {
    const own = (changes ?? []).filter(
      (change) => change.participantId === participantId && change.eventId === eventId,
    );
    const liked = applyLikeChanges(likedPours, own);
    return {
      liked,
      /** Returns a pour as the attendee liked it; one that is no longer liked keeps its note until that is sent. */
      likeOf: (pour: LikedPour): { pour: LikedPour; isLiked: boolean } => {
        const present = liked.find((other) => isSamePour(other, pour));
        const former = own.find((change) => isSamePour(change.pour, pour))?.pour;
        const note = (present ?? former ?? pour).note;
        return { pour: { ...pour, note }, isLiked: present !== undefined };
      },
      setLiked: (pour: LikedPour, isLiked: boolean) =>
        saveLikeChange({ participantId, eventId, pour, isLiked, isSent: false }),
    };
  }, [changes, likedPours, participantId, eventId]);
}
