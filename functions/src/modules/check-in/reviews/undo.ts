import { isProblem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { CatalogDocument } from '@wine-walk/common/model/catalog.ts';
import { type CheckInBefore, undone } from '@wine-walk/common/model/changes.ts';
import { type CheckInDocument, checkInDocument } from '@wine-walk/common/model/check-in.ts';
import type { ProgressDocument } from '@wine-walk/common/model/participants.ts';
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
import { visitSideEffectWrites } from '../visit-side-effects.ts';
import { progressWrite, readParticipantEventState } from './participant-event-state.ts';

/**
 * Undo of a staff decision about check-ins: deletes check-ins that staff made, makes others pending, verified or refused
 * again as they were, and locks the rewards that they unlocked. Rejected if such a reward was redeemed.
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

  undo: async ({ data: { summary, madeAt, undoData } }, _request, { caller, now }) => {
    const stored = await readDocuments(
      ...summary.checkIns.map(
        ({ id }) => [documentPaths.checkInById(id), checkInDocument] as const,
      ),
    );
    // A later decision about one of them is another change.
    const decided = stored.filter((checkIn) => checkIn?.data.reviewedAt === madeAt);
    return planUndo(
      decided.filter((checkIn) => checkIn !== undefined),
      new Map(undoData.before.map((before) => [before.id, before])),
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
  before: ReadonlyMap<string, CheckInBefore>,
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
  const restored = decided
    .filter(({ data }) => data.source === 'device')
    .map((checkIn) => restoredCheckIn(checkIn, before.get(checkIn.id)));
  const after = restored.reduce(
    (changed, checkIn) => withRestored(catalog, changed, checkIn),
    gone.after,
  );
  const { visits, refusals, unlocked } = after;
  const firstAt = restored.map(({ data }) => data.capturedAt).toSorted()[0] ?? reviewedAt;
  return {
    result: undone({ restored: decided.length }),
    writes: [
      ...decided
        .filter(({ data }) => data.source !== 'device')
        .map(({ path, revision }) => ({ kind: 'delete' as const, path, revision })),
      ...restored.map(({ path, revision, fields }) => ({
        kind: 'update' as const,
        path,
        data: fields,
        revision,
      })),
      progressWrite(progress, { visits, refusals, unlocked }, now),
      ...(await visitSideEffectWrites(progress.data, after, firstAt)),
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

/** Check-in of a device with the fields that an undo restores. */
interface RestoredCheckIn extends Stored<CheckInDocument> {
  fields: Omit<CheckInBefore, 'id' | 'refusal'> & { version: number };
  refusal: CheckInBefore['refusal'];
}

/** Returns a check-in as it was. A device's evidence that replaced the check-in of staff waits for a review. */
function restoredCheckIn(
  checkIn: Stored<CheckInDocument>,
  before: CheckInBefore | undefined,
): RestoredCheckIn {
  const { state, reviewedBy, reviewerId, reviewedAt, reviewReason, refusal } = before ?? unreviewed;
  const version = checkIn.data.version + 1;
  return {
    ...checkIn,
    fields: { state, reviewedBy, reviewerId, reviewedAt, reviewReason, version },
    refusal,
  };
}

const unreviewed: Omit<CheckInBefore, 'id'> = {
  state: 'pending',
  reviewedBy: null,
  reviewerId: null,
  reviewedAt: null,
  reviewReason: null,
  refusal: null,
};

/** Returns the progress with the visit or the refusal of a restored check-in. */
function withRestored(
  catalog: CatalogDocument,
  progress: ProgressDocument,
  { data, fields: { state, reviewedAt }, refusal }: RestoredCheckIn,
): ProgressDocument {
  const { businessId, capturedAt } = data;
  if (state === 'refused')
    return refusal
      ? { ...progress, refusals: { ...progress.refusals, [businessId]: refusal } }
      : progress;
  const visits = { [businessId]: { checkInTime: capturedAt, state } };
  return addVisits(catalog, progress, visits, reviewedAt ?? capturedAt).after;
}
