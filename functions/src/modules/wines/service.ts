import type {
  AnswerOf,
  ParamsOf,
  ProblemOf,
  ResponseOf,
} from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { likePour, unlikePour } from '@wine-walk/common/api/wines.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { offerDocument } from '@wine-walk/common/model/offers.ts';
import { type ProgressDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import { type LikedPour, maxLikedPours } from '@wine-walk/common/model/wines.ts';
import {
  isSamePour,
  toLikedPour,
  withLikedPour,
  withoutLikedPour,
} from '@wine-walk/common/rules/wines/liked-pours.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

type Like = typeof likePour;
type Unlike = typeof unlikePour;

/**
 * Adds a pour to the liked ones of a participant, or replaces its note. A pour that left the offer since keeps its stored
 * fields.
 */
export function addLikedPour(
  uid: string,
  { eventId, businessId, pourId }: ParamsOf<Like>,
  note: string,
): Promise<AnswerOf<Like>> {
  return commitWithRetry<ResponseOf<Like>, Problem<ProblemOf<Like>>>(async () => {
    const [progress, offer, business] = await readDocuments(
      [documentPaths.progress(uid, eventId), progressDocument],
      [documentPaths.offer(eventId, businessId), offerDocument],
      [documentPaths.business(businessId), businessDocument],
    );
    if (!progress) return problem('not-registered');
    const { likedPours } = progress.data;
    const before = likedPours.find((liked) => isSamePour(liked, { businessId, pourId }));
    const pour = offer?.data.pours.find(({ id }) => id === pourId);
    const likedPour =
      pour && business
        ? toLikedPour(pour, { id: businessId, name: business.data.name }, note)
        : before && { ...before, note };
    if (!likedPour) return problem('pour-gone');
    if (!before && likedPours.length >= maxLikedPours)
      return problem('too-many-likes', { max: maxLikedPours });
    const writes = likedPourWrites(progress, withLikedPour(likedPours, likedPour));
    return { writes, response: likedPour };
  });
}

/** Removes a pour from those that a participant likes. */
export function removeLikedPour(
  uid: string,
  { eventId, ...pour }: ParamsOf<Unlike>,
): Promise<AnswerOf<Unlike>> {
  return commitWithRetry<ResponseOf<Unlike>, Problem<ProblemOf<Unlike>>>(async () => {
    const progress = await readDocument(documentPaths.progress(uid, eventId), progressDocument);
    if (!progress) return problem('not-registered');
    const writes = likedPourWrites(progress, withoutLikedPour(progress.data.likedPours, pour));
    return { writes, response: { message: 'Removed.' } };
  });
}

/** Returns the write of changed likes; none for a repeat. */
function likedPourWrites(
  { path, revision, data }: Stored<ProgressDocument>,
  likedPours: LikedPour[],
): Write[] {
  if (JSON.stringify(likedPours) === JSON.stringify(data.likedPours)) return [];
  return [{ kind: 'update', path, data: { likedPours }, revision }];
}
