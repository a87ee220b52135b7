import {
  admissionDocument,
  offlineConflictDocument,
  tillDocument,
  tillEntryDocument,
} from '@wine-walk/common/model/desk.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { readQuery } from '../../../functions/src/firestore/query.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import { stack } from '../stack.ts';

/** What the database says of these people, of everything that the desk wrote for the demo's event. */
export async function readBooks(submissionIds: ReadonlySet<string>) {
  await openDatabase(stack.ports);
  const ofEvent = <Q extends { where: (field: string, is: '==', value: string) => Q }>(query: Q) =>
    query.where('eventId', '==', demoEventId);
  const [registrations, admissions, tills, entries, doubts] = await Promise.all([
    readQuery(documentPaths.registrations, registrationDocument, ofEvent),
    readQuery('admissions', admissionDocument, ofEvent),
    readQuery(documentPaths.tills, tillDocument, ofEvent),
    readQuery('tillEntries', tillEntryDocument, ofEvent),
    readQuery(documentPaths.deskDoubts, offlineConflictDocument, ofEvent),
  ]);
  const isOurs = (id: string | null) => id !== null && submissionIds.has(id);
  const sales = entries.map(({ data }) => data).filter(({ submissionId }) => isOurs(submissionId));
  const standing = admissions.map(({ data }) => data).filter(({ undoneAt }) => undoneAt === null);
  return {
    arrived: registrations.filter(({ id, data }) => isOurs(id) && data.arrivedAt !== null).length,
    unpaid: registrations.filter(({ id, data }) => isOurs(id) && !data.isVerified).length,
    /** Of each admission whom it let in: nobody is in two of them. */
    arrivals: standing.flatMap(({ arrived }) => arrived).filter(isOurs),
    sales,
    /** Those that took this cash. */
    tills: tills
      .filter(({ id }) => sales.some(({ tillId }) => tillId === id))
      .map(({ data }) => data),
    doubts: doubts.filter(({ data }) => isOurs(data.submissionId)).length,
  };
}
