import {
  type OrganizationDocument,
  organizationDocument,
} from '@wine-walk/common/model/organization.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { readDocument } from '../../../functions/src/firestore/read.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import { stack } from '../stack.ts';

type PaymentMethods = OrganizationDocument['paymentMethods'];

/** Runs work while the desk of the demo organization takes these payments. */
export async function withPayments(
  paymentMethods: PaymentMethods,
  work: () => Promise<void>,
): Promise<void> {
  await openDatabase(stack.ports);
  const path = documentPaths.organization();
  const stored = await readDocument(path, organizationDocument);
  if (!stored) throw new Error('The demo has no organization.');
  const change = (data: PaymentMethods) =>
    commit([{ kind: 'update', path, data: { paymentMethods: data } }]);
  await change(paymentMethods);
  try {
    await work();
  } finally {
    await change(stored.data.paymentMethods);
  }
}
