import { withId } from '@wine-walk/common/lib/with-id.ts';
import { type DeskLookupResult } from '@wine-walk/common/model/desk.ts';
import { participantDocument } from '@wine-walk/common/model/participants.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { claimDocument, rewardDocument } from '@wine-walk/common/model/rewards.ts';
import { toDeskPerson } from '@wine-walk/common/rules/desk/desk.ts';
import type { DeskScan } from '@wine-walk/common/rules/desk/desk-scan.ts';
import type { EventWithId } from '../../firestore/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocuments } from '../../firestore/read.ts';
import { emptyLookupResult, wrongEventResult } from './lookup-result-parts.ts';

/** What a redemption code means at this event's desk, at `now`: milliseconds since 1970, UTC. */
export async function lookUpReward(
  { lookedUp }: DeskScan,
  code: { eventId: string; participantId: string; rewardId: string; expiresAt: string },
  event: EventWithId,
  now: number,
): Promise<DeskLookupResult> {
  if (code.eventId !== event.id) return wrongEventResult(lookedUp, code.eventId);
  const [claim, reward] = await readDocuments(
    [documentPaths.claim(code.eventId, code.participantId, code.rewardId), claimDocument],
    [documentPaths.reward(code.rewardId), rewardDocument],
  );
  const refused = (reason: DeskLookupResult['reason']): DeskLookupResult => ({
    ...emptyLookupResult,
    answer: 'refused',
    reason,
    lookedUp,
  });
  if (!reward) return refused('unknown');
  const { name } = reward.data;
  if (claim) {
    const { claimedAt, redeemedBy } = claim.data;
    const shown = { code: lookedUp, name };
    return {
      ...refused('reward-claimed'),
      happenedAt: claimedAt,
      happenedBy: redeemedBy,
      reward: shown,
    };
  }
  if (Date.parse(code.expiresAt) <= now)
    return { ...refused('code-expired'), happenedAt: code.expiresAt };
  const holder = await registrationOf(code.participantId, event.id);
  const people = holder ? [toDeskPerson(holder)] : [];
  const shownReward = { code: lookedUp, name };
  if (holder?.status === 'cancelled') {
    const { cancelledAt: happenedAt, cancelledBy: happenedBy } = holder;
    return { ...refused('cancelled'), happenedAt, happenedBy, people, reward: shownReward };
  }
  if (!holder?.isVerified) return { ...refused('not-paid'), people, reward: shownReward };
  return { ...emptyLookupResult, answer: 'redeem', lookedUp, reward: { code: lookedUp, name } };
}

async function registrationOf(participantId: string, eventId: string) {
  const participant = await readDocument(
    documentPaths.participant(participantId),
    participantDocument,
  );
  const id = participant?.data.registrations[eventId];
  const found = id && (await readDocument(documentPaths.registration(id), registrationDocument));
  return found ? withId(found) : undefined;
}
