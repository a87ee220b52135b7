import { businessDocument, businessFacts } from '@wine-walk/common/model/businesses.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocuments, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

/** Has attendees read a business's facts as they are now; nothing of one that is not active. Safe to repeat. */
export async function publishBusinessFacts(businessId: string): Promise<void> {
  const path = documentPaths.businessFacts(businessId);
  await commitWithRetry(async () => {
    const [business, shown] = await readDocuments(
      [documentPaths.business(businessId), businessDocument],
      [path, businessFacts],
    );
    return { writes: factsWrites(path, business?.data, shown), response: undefined };
  });
}

/** Only where what is shown is as it was read: of two runs at once the later one has seen the earlier edit. */
function factsWrites(
  path: string,
  business: { isActive: boolean; facts: Record<string, unknown> } | undefined,
  shown: Stored<unknown> | undefined,
): Write[] {
  if (!business?.isActive) return shown ? [{ kind: 'delete', path, revision: shown.revision }] : [];
  const data = { ...business.facts };
  if (!shown) return [{ kind: 'create', path, data }];
  return [{ kind: 'update', path, data, revision: shown.revision }];
}
