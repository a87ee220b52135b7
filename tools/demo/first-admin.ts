import { commit } from '../../functions/src/firestore/write.ts';
import { staffDocuments } from './documents.ts';
import { readSources } from './sources.ts';

/** Creates the admin of the demo in an empty project, unless it exists. Requires openDatabase. `now`: epoch milliseconds. */
export async function addFirstAdmin(now: number): Promise<void> {
  const staff = readSources()
    .staff.filter(({ role }) => role === 'admin')
    .map((admin) => ({ ...admin, fullName: 'Admin' }));
  const documents = await staffDocuments({ staff }, new Date(now).toISOString());
  await commit(documents.map(([path, data]) => ({ kind: 'create', path, data })));
}
