import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { eligibleBusinesses } from '@wine-walk/common/rules/events/eligible-businesses.ts';
import { verifiedVisits } from '@wine-walk/common/rules/rewards/rewards.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readProgressOf } from '../../firestore/progress.ts';
import { readDocument } from '../../firestore/read.ts';

/** How many walks someone has completed: every business of the event visited. */
export async function countCompletedEvents(uid: string): Promise<number> {
  const walks = await readProgressOf(uid);
  const completed = await Promise.all(
    walks.map(async ({ data }) => {
      const catalogue = await readDocument(documentPaths.catalogue(data.eventId), catalogDocument);
      if (!catalogue || catalogue.data.businesses.length === 0) return false;
      const businessCount = eligibleBusinesses(catalogue.data, data).length;
      return verifiedVisits(catalogue.data, data).length === businessCount;
    }),
  );
  return completed.filter(Boolean).length;
}
