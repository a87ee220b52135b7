import type { ListedChangeOf } from '@wine-walk/common/api/staff/changes.ts';
import {
  type AdmissionDocument,
  admissionDocument,
  tillDocument,
} from '@wine-walk/common/model/desk.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import type { UndoOfKind } from '../../firestore/changes.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocumentsSkippingInvalid, type Stored } from '../../firestore/read.ts';
import { totalCents } from './tills.ts';
import { paidTwiceInTill, planAdmissionUndo, saleOf, unrefundedSales } from './undo.ts';

/** Undo of an admission, whose change has its ID. */
export const admissionUndo: UndoOfKind<'admission'> = {
  tooLate: 'undo-over-at-desk',
  describe: async ([change]) => change && describeAdmission(change.id),
  undo: ({ id }, _request, { caller, now }) => planAdmissionUndo(id, caller, now),
};

/** Returns the people and the payment as the stored documents have them now. */
async function describeAdmission(
  id: string,
): Promise<Pick<ListedChangeOf<'admission'>, 'people' | 'taken'> | undefined> {
  const [found] = await readDocumentsSkippingInvalid([
    documentPaths.admission(id),
    admissionDocument,
  ]);
  if (!found || found.data.undoneAt) return undefined;
  const { arrived, paid, paidTwice, doubts: conflicts } = found.data;
  // For a person who had arrived before, only the conflict was written.
  const concerned = new Set([...arrived, ...paid, ...paidTwice, ...Object.keys(conflicts)]);
  const registrations = await registrationsOf([...concerned]);
  const doubled = await paidTwiceInTill(id, found.data);
  const taken = await paymentStillInTill(found.data, [
    ...unrefundedSales(found.data, registrations),
    ...doubled.map(({ submissionId }) => submissionId),
  ]);
  return { people: registrations.map(({ data: { fullName } }) => fullName), taken };
}

/** Returns the payment of these sales if its till exists; null if there were no sales. */
async function paymentStillInTill(
  admission: AdmissionDocument,
  saleIds: readonly string[],
): Promise<ListedChangeOf<'admission'>['taken']> {
  const { tillId, method } = admission;
  if (!tillId || saleIds.length === 0) return null;
  const amountCents = totalCents(saleIds.map((id) => saleOf(admission, id)));
  const [till] = await readDocumentsSkippingInvalid([documentPaths.till(tillId), tillDocument]);
  return till ? { amountCents, currency: till.data.currency, method } : null;
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
