import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type AdmissionDocument, tillDocument } from '@wine-walk/common/model/desk.ts';
import { type RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { settle, withoutCash } from '@wine-walk/common/rules/payments/payment.ts';
import { deriveRegistrationState } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import type { StoredRegistration } from '../../firestore/registrations.ts';
import type { Write } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { tillEntryWrite } from './till-writes.ts';

/**
 * Whose cash of an admission is still in its till, by their confirmation ids: neither given back nor struck since, nor taken anew
 * by another one.
 */
export function unrefundedSales(
  { paid, tillId, happenedAt }: AdmissionDocument,
  registrations: readonly { id: string; data: Pick<RegistrationDocument, 'payment'> }[],
): string[] {
  const stands = registrations.filter(
    ({ data: { payment } }) => payment?.tillId === tillId && payment?.takenAt === happenedAt,
  );
  return stands.map(({ id }) => id).filter((id) => paid.includes(id));
}

/** A registration as it is without what an admission set of it. */
export function revertAdmission(
  stored: StoredRegistration,
  arrived: readonly string[],
  saleIds: readonly string[],
): StoredRegistration {
  const { id, data } = stored;
  const settled = saleIds.includes(id) ? settle(data, withoutCash) : data;
  const after = {
    ...settled,
    ...(arrived.includes(id) && { arrivedAt: null, arrivedBy: null }),
    version: data.version + 1,
  };
  return { ...stored, data: { ...after, state: deriveRegistrationState(after) } };
}

/** The writes that take the cash of these out of the admission's till, with a note of each movement. */
export async function voidSaleWrites(
  { id, data }: Stored<AdmissionDocument>,
  saleIds: readonly string[],
  now: number,
  caller: StaffMember,
): Promise<Write[] | Problem<'till-closed'>> {
  if (!data.tillId || saleIds.length === 0) return [];
  const till = await readDocument(documentPaths.till(data.tillId), tillDocument);
  if (!till || till.data.closedAt)
    return problem('till-closed', 'The till that took this cash has been counted already.');
  const { salesCents, salesCount } = till.data;
  return [
    {
      kind: 'update',
      path: till.path,
      data: {
        salesCents: salesCents - data.amountCents * saleIds.length,
        salesCount: salesCount - saleIds.length,
      },
      revision: till.revision,
    },
    ...saleIds.map((submissionId) =>
      tillEntryWrite(`${id}_${submissionId}_undo`, {
        eventId: data.eventId,
        tillId: till.id,
        kind: 'void',
        amountCents: -data.amountCents,
        submissionId,
        otherTillId: null,
        happenedAt: new Date(now).toISOString(),
        staffName: caller.fullName,
        note: 'Taken back at the desk',
      }),
    ),
  ];
}
