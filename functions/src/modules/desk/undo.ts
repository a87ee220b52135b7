import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { undone } from '@wine-walk/common/model/changes.ts';
import {
  type AdmissionDocument,
  admissionDocument,
  type OfflineConflictDocument,
  offlineConflictDocument,
  tillDocument,
} from '@wine-walk/common/model/desk.ts';
import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { addToTill, cashShortage } from '@wine-walk/common/rules/desk/till.ts';
import { settle, withoutPayment } from '@wine-walk/common/rules/payments/payment.ts';
import { deriveRegistrationState } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { type Actor, auditWrite } from '../../firestore/audit.ts';
import type { UndoPlan, UndoProblem } from '../../firestore/changes.ts';
import { paymentConflictId } from '../../firestore/events/desk.ts';
import { revokePreapprovalWrites } from '../../firestore/events/rewards.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { StoredRegistration } from '../../firestore/people/registrations.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import { readRegistrations } from './registrations.ts';
import { type Sale, tillEntryWrite, totalCents } from './tills.ts';

/** Note for engineers who read the database. No screen shows it: texts for people are in the catalogs. */
const undoNote = 'Undone at the desk';

/**
 * Returns the IDs of the registrations that paid by this admission, without those whose payment was refunded,
 * voided or made again.
 */
export function unrefundedSales(
  { paid, tillId, happenedAt }: AdmissionDocument,
  registrations: readonly { id: string; data: Pick<RegistrationDocument, 'payment'> }[],
): string[] {
  const withThisSale = registrations.filter(
    ({ data: { payment } }) =>
      payment?.tillId === (tillId ?? '') && payment?.takenAt === happenedAt,
  );
  return withThisSale.map(({ id }) => id).filter((id) => paid.includes(id));
}

/** Returns the conflicts about people who paid twice by this admission, except people who got the money back. */
export async function paidTwiceInTill(
  admissionId: string,
  { paidTwice }: Pick<AdmissionDocument, 'paidTwice'>,
): Promise<{ submissionId: string; conflict: StoredConflict }[]> {
  const conflicts = await readConflicts(
    paidTwice.map((submissionId) => paymentConflictId(admissionId, submissionId)),
  );
  return paidTwice.flatMap((submissionId, index) => {
    const conflict = conflicts[index];
    return conflict?.data.isGivenBack === false ? [{ submissionId, conflict }] : [];
  });
}

type StoredConflict = Stored<OfflineConflictDocument>;

const readConflicts = (ids: readonly string[]) =>
  readDocuments(
    ...ids.map((id) => [documentPaths.offlineConflict(id), offlineConflictDocument] as const),
  );

/** Returns the write that resolves a conflict by an undo; a resolved one keeps its resolution. It conflicts with another. */
function settleWrite(
  { path, data, revision }: StoredConflict,
  settlement: Pick<OfflineConflictDocument, 'settledAt' | 'settledBy' | 'note'>,
  isGivenBack: boolean,
): Write {
  const fields = {
    ...(data.settledAt === null && settlement),
    ...(isGivenBack && { isGivenBack }),
  };
  return { kind: 'update', path, data: fields, revision };
}

/** Returns the payment of a registration by this admission. */
export function saleOf(
  { amountCents, amounts }: Pick<AdmissionDocument, 'amountCents' | 'amounts'>,
  submissionId: string,
): Sale {
  return { submissionId, amountCents: amounts[submissionId] ?? amountCents };
}

/** Returns a registration without the changes of the admission. */
function revertAdmission(
  stored: StoredRegistration,
  arrived: readonly string[],
  saleIds: readonly string[],
): StoredRegistration {
  const { id, data } = stored;
  const settled = saleIds.includes(id) ? settle(data, withoutPayment) : data;
  const after = {
    ...settled,
    ...(arrived.includes(id) && { arrivedAt: null, arrivedBy: null }),
    version: data.version + 1,
  };
  return { ...stored, data: { ...after, state: deriveRegistrationState(after) } };
}

/** Returns the writes that remove these sales from the admission's till. */
async function voidSaleWrites(
  { id, data }: Stored<AdmissionDocument>,
  saleIds: readonly string[],
  now: number,
  caller: Actor,
): Promise<Write[] | Problem<'payment-till-closed' | 'till-short'>> {
  if (!data.tillId || saleIds.length === 0) return [];
  const till = await readDocument(documentPaths.till(data.tillId), tillDocument);
  if (!till || till.data.closedAt) return problem('payment-till-closed');
  // A free ticket was not recorded as a sale.
  const sales = saleIds
    .map((submissionId) => saleOf(data, submissionId))
    .filter(({ amountCents }) => amountCents > 0);
  const shortage = cashShortage(till.data, data.method, totalCents(sales));
  if (shortage) return shortage;
  const fields = addToTill(till.data, data.method, {
    salesCents: -totalCents(sales),
    salesCount: -sales.length,
  });
  return [
    { kind: 'update', path: till.path, data: fields, revision: till.revision },
    ...sales.map(({ submissionId, amountCents }) =>
      tillEntryWrite(`${id}_${submissionId}_undo`, {
        eventId: data.eventId,
        tillId: till.id,
        kind: 'void',
        method: data.method,
        amountCents: -amountCents,
        submissionId,
        otherTillId: null,
        happenedAt: new Date(now).toISOString(),
        staffName: caller.fullName,
        note: undoNote,
      }),
    ),
  ];
}

type Refused = UndoProblem<'admission'>;

/** Decides the undo of an admission: arrivals, and payments with their till. */
export async function planAdmissionUndo(
  id: string,
  caller: Actor,
  now: number,
): Promise<UndoPlan | Refused> {
  const admission = await readDocument(documentPaths.admission(id), admissionDocument);
  if (!admission || admission.data.undoneAt) return problem('nothing-to-undo');
  const { arrived, paid, paidTwice } = admission.data;
  const registrations = await readRegistrations([...new Set([...arrived, ...paid, ...paidTwice])]);
  return 'problem' in registrations ? registrations : decide(admission, registrations, caller, now);
}

async function decide(
  admission: Stored<AdmissionDocument>,
  registrations: StoredRegistration[],
  caller: Actor,
  now: number,
): Promise<UndoPlan | Refused> {
  const { data } = admission;
  const arrivedLater = registrations.find(
    ({ id, data: { arrivedAt } }) =>
      data.paid.includes(id) && arrivedAt && !data.arrived.includes(id),
  );
  if (arrivedLater) return problem('came-in-since', { name: arrivedLater.data.fullName });
  const sold = unrefundedSales(data, registrations);
  const doubled = await paidTwiceInTill(admission.id, data);
  const doubledIds = doubled.map(({ submissionId }) => submissionId);
  const till = await voidSaleWrites(admission, [...sold, ...doubledIds], now, caller);
  if ('problem' in till) return till;
  const unpaid = registrations.filter(({ id }) => sold.includes(id));
  const revocations = await revokePreapprovalWrites(
    {
      eventId: data.eventId,
      participantIds: unpaid.map((registration) => registration.data.participantId),
    },
    now,
  );
  const after = registrations.map((registration) =>
    revertAdmission(registration, data.arrived, sold),
  );
  const undoneAt = new Date(now).toISOString();
  const settlement = {
    settledAt: undoneAt,
    settledBy: caller.fullName,
    note: undoNote,
  };
  const arrivalIds = Object.keys(data.doubts).map((id) => `${admission.id}_${id}`);
  const arrivalConflicts = (await readConflicts(arrivalIds)).flatMap((conflict) =>
    conflict?.data.settledAt === null ? [conflict] : [],
  );
  return {
    result: undone({ restored: after.length }),
    writes: [
      {
        kind: 'update',
        path: admission.path,
        data: { undoneAt, undoneBy: caller.fullName },
        revision: admission.revision,
      },
      ...after.map(({ path, data: fields, revision }) => ({
        kind: 'update' as const,
        path,
        data: fields,
        revision,
      })),
      ...till,
      ...revocations,
      ...arrivalConflicts.map((conflict) => settleWrite(conflict, settlement, false)),
      ...doubled.map(({ conflict }) => settleWrite(conflict, settlement, true)),
      ...after.map(({ path }) =>
        auditWrite({
          actor: caller.username,
          action: 'desk.undo',
          target: path,
          now,
          details: { admission: admission.id },
        }),
      ),
    ],
  };
}
