import { catalogDocument } from '../../contract/catalog-documents.ts';
import { eligibleBusinesses } from '../../domain/eligible-businesses.ts';
import { verifiedVisits } from '../../domain/verified-visits.ts';
import { documentPaths } from '../../store/paths.ts';
import { readProgressOf } from '../../store/progress.ts';
import { readDocument } from '../../store/read.ts';

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
