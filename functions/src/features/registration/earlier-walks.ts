import { catalogueDocument } from '../../contract/catalogue-documents.ts';
import { countingBusinesses } from '../../domain/counting-businesses.ts';
import { verifiedVisits } from '../../domain/verified-visits.ts';
import { paths } from '../../store/paths.ts';
import { readProgressOf } from '../../store/progress.ts';
import { readDocument } from '../../store/read.ts';

/** How many walks someone has completed: every business of the event visited. */
export async function completedWalks(uid: string): Promise<number> {
  const walks = await readProgressOf(uid);
  const completed = await Promise.all(
    walks.map(async ({ data }) => {
      const catalogue = await readDocument(paths.catalogue(data.eventId), catalogueDocument);
      if (!catalogue || catalogue.data.businesses.length === 0) return false;
      const businessCount = countingBusinesses(catalogue.data, data).length;
      return verifiedVisits(catalogue.data, data).length === businessCount;
    }),
  );
  return completed.filter(Boolean).length;
}
