import type { Instant } from '@wine-walk/common/model/fields/values.ts';
import {
  type ProgressDocument,
  participantDocument,
} from '@wine-walk/common/model/participants.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { deriveRegistrationState } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { verifiedCount } from '@wine-walk/common/rules/rewards/rewards.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { groupStampWrites } from '../../firestore/people/groups.ts';
import { readDocument } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

/**
 * Sets `firstVisitAt` of the registration with the first verified visit and clears it when the last one is
 * undone. Writes nothing for visits in between, so that they cost no extra reads.
 */
async function firstVisitWrites(
  before: ProgressDocument,
  after: Pick<ProgressDocument, 'visits'>,
  at: Instant,
): Promise<Write[]> {
  const [had, has] = [verifiedCount(before) > 0, verifiedCount(after) > 0];
  if (had === has) return [];
  const { participantId, eventId } = before;
  const participant = await readDocument(
    documentPaths.participant(participantId),
    participantDocument,
  );
  const id = participant?.data.registrations[eventId];
  const registration =
    id && (await readDocument(documentPaths.registration(id), registrationDocument));
  if (!registration) return [];
  const changed = { ...registration.data, firstVisitAt: has ? at : null };
  const { firstVisitAt } = changed;
  const data = { firstVisitAt, state: deriveRegistrationState(changed) };
  return [{ kind: 'update', path: registration.path, data, revision: registration.revision }];
}

/** Returns the other writes of changed visits, for the same commit: of the registration and of the group. */
export async function visitSideEffectWrites(
  before: ProgressDocument,
  after: Pick<ProgressDocument, 'visits'>,
  at: Instant,
): Promise<Write[]> {
  return [...(await firstVisitWrites(before, after, at)), ...groupStampWrites(before, after)];
}
