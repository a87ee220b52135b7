import type { DeskLookupResult } from '../../contract/desk-lookup-result.ts';
import { participantDocument, registrationDocument } from '../../contract/documents.ts';
import { claimDocument } from '../../contract/records.ts';
import { rewardDocument } from '../../contract/reward-documents.ts';
import { toDeskPerson } from '../../domain/desk.ts';
import type { DeskScan } from '../../domain/desk-scan.ts';
import { withId } from '../../domain/with-id.ts';
import type { EventWithId } from '../../store/active-event.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument, readDocuments } from '../../store/read.ts';
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
