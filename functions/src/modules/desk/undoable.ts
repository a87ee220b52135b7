import { type listUndoable, type UndoableAction, undoMs } from '@wine-walk/common/api/desk.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type CatalogDocument, catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { checkInDocument } from '@wine-walk/common/model/check-in.ts';
import {
  type AdmissionDocument,
  admissionDocument,
  tillDocument,
} from '@wine-walk/common/model/desk.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import { claimDocument } from '@wine-walk/common/model/rewards.ts';
import type { AuditDocument } from '@wine-walk/common/model/staff.ts';
import { emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { readAuditByActor } from '../../firestore/audit.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocumentsSkippingInvalid, type Stored } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';
import { totalCents } from './tills.ts';
import { paidTwiceInTill, saleOf, unrefundedSales } from './undo.ts';

/** Action with the values that the stored documents have now. */
type ActionStillInEffect = Omit<UndoableAction, 'undoUntil'> & { eventId: string };

const checkInActions: Partial<Record<string, UndoableAction['action']>> = {
  'check-in.confirm': 'confirm',
  'check-in.refuse': 'refuse',
  'check-in.by-staff': 'check-in',
  'check-in.enter-card': 'enter-card',
};

/**
 * Returns the desk action of an audit entry if it can still be undone; undefined if it was undone or is of
 * another type.
 */
async function readUndoableAction(
  note: AuditDocument,
  catalog: CatalogDocument,
): Promise<ActionStillInEffect | undefined> {
  const { admission, checkIn, checkIns } = note.details;
  if (note.action === 'desk.admit' && typeof admission === 'string')
    return undoableAdmission(admission);
  if (note.action === 'reward.redeem') return undoableRedemption(note);
  const action = checkInActions[note.action];
  const ids = typeof checkIn === 'string' ? [checkIn] : checkIns;
  return action && Array.isArray(ids)
    ? undoableCheckIns(action, ids.map(String), note, catalog)
    : undefined;
}

async function undoableAdmission(id: string): Promise<ActionStillInEffect | undefined> {
  const [found] = await readDocumentsSkippingInvalid([
    documentPaths.admission(id),
    admissionDocument,
  ]);
  if (!found || found.data.undoneAt) return undefined;
  const { eventId, arrived, paid, paidTwice, doubts: conflicts, happenedAt } = found.data;
  // For a person who had arrived before, only the conflict was written.
  const concerned = new Set([...arrived, ...paid, ...paidTwice, ...Object.keys(conflicts)]);
  const registrations = await registrationsOf([...concerned]);
  const people = registrations.map(({ data: { fullName } }) => fullName);
  const taken = await paymentStillInTill(found.data, [
    ...unrefundedSales(found.data, registrations),
    ...(await paidTwiceInTill(id, found.data)),
  ]);
  return { action: 'admit', ids: [id], eventId, people, subjects: [], taken, happenedAt };
}

/** Returns the payment of these sales if its till exists; null if there were no sales. */
async function paymentStillInTill(
  admission: AdmissionDocument,
  saleIds: readonly string[],
): Promise<UndoableAction['taken']> {
  const { tillId, method } = admission;
  if (!tillId || saleIds.length === 0) return null;
  const amountCents = totalCents(saleIds.map((id) => saleOf(admission, id)));
  const [till] = await readDocumentsSkippingInvalid([documentPaths.till(tillId), tillDocument]);
  return till ? { amountCents, currency: till.data.currency, method } : null;
}

async function undoableRedemption({
  target,
  details,
}: AuditDocument): Promise<ActionStillInEffect | undefined> {
  const [claim] = await readDocumentsSkippingInvalid([target, claimDocument]);
  if (!claim) return undefined;
  const { eventId, claimedAt } = claim.data;
  const { rewardName } = details;
  const subjects = [typeof rewardName === 'string' ? rewardName : 'A reward'];
  return {
    action: 'redeem',
    ids: [claim.id],
    eventId,
    people: [],
    subjects,
    taken: null,
    happenedAt: claimedAt,
  };
}

async function undoableCheckIns(
  action: UndoableAction['action'],
  ids: readonly string[],
  { target, happenedAt }: AuditDocument,
  catalog: CatalogDocument,
): Promise<ActionStillInEffect | undefined> {
  const found = await readDocumentsSkippingInvalid(
    ...ids.map((id) => [documentPaths.checkInById(id), checkInDocument] as const),
  );
  const inEffect = found.filter((checkIn) => checkIn?.data.reviewedAt === happenedAt);
  const [first] = inEffect;
  if (!first) return undefined;
  const businesses = [...catalog.businesses, ...catalog.formerBusinesses];
  const subjects = inEffect.map(
    (checkIn) => businesses.find(({ id }) => id === checkIn?.data.businessId)?.name ?? 'A business',
  );
  return {
    action,
    ids: inEffect.flatMap((checkIn) => (checkIn ? [checkIn.id] : [])),
    eventId: first.data.eventId,
    people: await namesOf([target.slice(target.lastIndexOf('/') + 1)]),
    subjects,
    taken: null,
    happenedAt,
  };
}

async function namesOf(submissionIds: readonly string[]): Promise<string[]> {
  const found = await registrationsOf(submissionIds);
  return found.map(({ data: { fullName } }) => fullName);
}

async function registrationsOf(
  submissionIds: readonly string[],
): Promise<Stored<RegistrationDocument>[]> {
  if (submissionIds.length === 0) return [];
  const found = await readDocumentsSkippingInvalid(
    ...submissionIds.map((id) => [documentPaths.registration(id), registrationDocument] as const),
  );
  return found.filter((registration) => registration !== undefined);
}

/**
 * Returns the actions of the caller at an event's desk that can be undone. They come from the audit, so that
 * a reloaded device shows them.
 */
export async function listUndoableActions(
  eventId: string,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<typeof listUndoable>> {
  const since = new Date(now - undoMs).toISOString();
  const [notes, catalog] = await Promise.all([
    readAuditByActor(caller.username, since),
    readDocument(documentPaths.catalog(eventId), catalogDocument),
  ]);
  const found = await Promise.all(
    notes.map((note) => readUndoableAction(note, catalog?.data ?? emptyCatalog)),
  );
  const byIds = new Map(
    found
      .filter((action) => action?.eventId === eventId)
      .flatMap((action) => (action ? [[action.ids.join(), action] as const] : [])),
  );
  const actions = [...byIds.values()].map(({ eventId: _event, ...action }) => ({
    ...action,
    undoUntil: new Date(Date.parse(action.happenedAt) + undoMs).toISOString(),
  }));
  return { actions: actions.toSorted((a, b) => b.happenedAt.localeCompare(a.happenedAt)) };
}
