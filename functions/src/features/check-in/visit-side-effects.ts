import type { ProgressDocument } from '../../contract/documents.ts';
import type { Instant } from '../../contract/values.ts';
import { groupStampWrites } from '../../store/groups.ts';
import type { Write } from '../../store/write.ts';
import { firstVisitWrites } from './first-visit.ts';

/** What else is written in the commit of changed visits: in the registration, and for those who walk together. */
export async function visitSideEffectWrites(
  before: ProgressDocument,
  after: Pick<ProgressDocument, 'visits'>,
  at: Instant,
): Promise<Write[]> {
  return [...(await firstVisitWrites(before, after, at)), ...groupStampWrites(before, after)];
}
