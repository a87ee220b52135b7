import { type ProgressDocument } from '@wine-walk/common/model/participants.ts';
import { type Instant } from '@wine-walk/common/model/values.ts';
import { groupStampWrites } from '../../firestore/groups.ts';
import type { Write } from '../../firestore/write.ts';
import { firstVisitWrites } from './first-visit.ts';

/** What else is written in the commit of changed visits: in the registration, and for those who walk together. */
export async function visitSideEffectWrites(
  before: ProgressDocument,
  after: Pick<ProgressDocument, 'visits'>,
  at: Instant,
): Promise<Write[]> {
  return [...(await firstVisitWrites(before, after, at)), ...groupStampWrites(before, after)];
}
