import { isProblem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { undone } from '@wine-walk/common/model/changes.ts';
import { type CheckInDocument, checkInDocument } from '@wine-walk/common/model/check-in.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { addVisits, removeVisits } from '@wine-walk/common/rules/rewards/visit-change.ts';
import { type Actor, auditWrite } from '../../../firestore/audit.ts';
import type { UndoOfKind, UndoPlan, UndoProblem } from '../../../firestore/changes.ts';
import { documentPaths } from '../../../firestore/paths.ts';
import {
  readDocuments,
  readDocumentsSkippingInvalid,
  type Stored,
} from '../../../firestore/read.ts';
import type { Write } from '../../../firestore/write.ts';
import { visitSideEffectWrites } from '../visit-side-effects.ts';
import { progressWrite, readParticipantEventState } from './participant-event-state.ts';

/**
 * Undo of a staff decision about check-ins: deletes check-ins that staff made, makes reviewed ones pending or verified again
 * as they were, and locks the rewards that they unlocked. Rejected if such a reward was redeemed.
 */
export const checkInUndo: UndoOfKind<'check-in'> = {
  tooLate: 'undo-over',

  describe: async ([change]) => {
    if (!change) return undefined;
    const { summary, madeAt } = change.data;
    const found = await readDocumentsSkippingInvalid(
      ...summary.checkIns.map(
        ({ id }) => [documentPaths.checkInById(id), checkInDocument] as const,
      ),
    );
    const inEffect = found.flatMap((checkIn) =>
      checkIn?.data.reviewedAt === madeAt ? [checkIn.id] : [],
    );
    if (inEffect.length === 0) return undefined;
    const businesses = summary.checkIns
      .filter(({ id }) => inEffect.includes(id))
      .map(({ businessName }) => businessName);
    return { change: summary.change, people: await namesOf(summary.person), businesses };
  },

  undo: async ({ data: { summary, madeAt } }, _request, { caller, now }) => {
    const stored = await readDocuments(
      ...summary.checkIns.map(
        ({ id }) => [documentPaths.checkInById(id), checkInDocument] as const,
      ),
    );
    // A later decision about one of them is another change.
    const decided = stored.filter((checkIn) => checkIn?.data.reviewedAt === madeAt);
    return planUndo(
      decided.filter((checkIn) => checkIn !== undefined),
      caller,
      now,
    );
  },
};

/** Returns the name of a registration; none if it was deleted. */
async function namesOf(path: string): Promise<string[]> {
  const registration = documentPaths.registration(path.slice(path.lastIndexOf('/') + 1));
  const [found] = await readDocumentsSkippingInvalid([registration, registrationDocument]);
  return found ? [found.data.fullName] : [];
}

/** Plans the undo for one participant in one commit. */
async function planUndo(
  decided: readonly Stored<CheckInDocument>[],
  caller: Actor,
  now: number,
): Promise<UndoPlan | UndoProblem<'check-in'>> {
  const [first] = decided;
  if (!first?.data.reviewedAt) return { writes: [], result: undone({}) };
  const { eventId, participantId, reviewedAt } = first.data;
  const eventState = await readParticipantEventState(eventId, participantId);
  if (isProblem(eventState)) return eventState;
  const { catalog, progress } = eventState;
  const businessIds = decided.map(({ data }) => data.businessId);
  const gone = removeVisits(catalog, progress.data, businessIds, reviewedAt);
  const isRedeemed = gone.locked.some((id) => progress.data.claims[id]);
  if (isRedeemed) return problem('unlocked-reward-given');
  const waiting = decided.filter(({ data }) => data.source === 'device');
  const visits = Object.fromEntries(
    waiting.map(({ data }) => [
      data.businessId,
      { checkInTime: data.capturedAt, state: stateBefore(data) },
    ]),
  );
  const back = addVisits(catalog, gone.after, visits, reviewedAt);
  const refusals = back.after.refusals;
  return {
    result: undone({ restored: decided.length }),
    writes: [
      ...decided.map(undoneWrite),
      progressWrite(progress, { ...gone.fields, visits: back.after.visits, refusals }, now),
      ...(await visitSideEffectWrites(progress.data, back.after, reviewedAt)),
      auditWrite({
        actor: caller.username,
        action: 'check-in.undo',
        target: eventState.auditTarget,
        now,
        details: { checkIns: decided.map(({ id }) => id) },
      }),
    ],
  };
}

/** Returns the state before the review: a check-in that was accepted at once has no reasons for a review. */
const stateBefore = ({ reasons }: CheckInDocument): 'pending' | 'verified' =>
  reasons.length > 0 ? 'pending' : 'verified';

function undoneWrite({ path, data, revision }: Stored<CheckInDocument>): Write {
  if (data.source !== 'device') return { kind: 'delete', path, revision };
  const fields = {
    state: stateBefore(data),
    reviewedBy: null,
    reviewerId: null,
    reviewedAt: null,
    reviewReason: null,
    version: data.version + 1,
  };
  return { kind: 'update', path, data: fields, revision };
}
