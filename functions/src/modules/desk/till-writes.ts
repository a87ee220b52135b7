import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type TillDocument, type TillEntryDocument } from '@wine-walk/common/model/desk.ts';
import { readTills } from '../../firestore/desk.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

export type StoredTill = Stored<TillDocument>;

/** The caller's open till; refused where they have none, or have counted it. */
export async function requireOwnOpenTill(
  eventId: string,
  { uid }: { uid: string },
): Promise<StoredTill | Problem<'till-closed'>> {
  const tills = await readTills(eventId, uid);
  const open = tills.find(({ data }) => data.closedAt === null);
  if (open) return open;
  return tills.length > 0
    ? problem('till-closed', 'Your till has been counted and closed. Open a new one first.')
    : problem('till-closed', 'You have no till yet. Open one with its float first.');
}

interface Movement {
  happenedAt: string;
  staffName: string;
  entryId: (submissionId: string) => string;
}

/** The writes of cash taken for these registrations. */
export function saleWrites(
  till: StoredTill,
  submissionIds: readonly string[],
  amountCents: number,
  { happenedAt, staffName, entryId }: Movement,
): Write[] {
  const { data, path, revision } = till;
  const salesCents = data.salesCents + amountCents * submissionIds.length;
  const salesCount = data.salesCount + submissionIds.length;
  return [
    { kind: 'update', path, data: { salesCents, salesCount }, revision },
    ...submissionIds.map((submissionId) =>
      tillEntryWrite(entryId(submissionId), {
        eventId: data.eventId,
        tillId: till.id,
        kind: 'sale',
        amountCents,
        submissionId,
        otherTillId: null,
        happenedAt,
        staffName,
        note: '',
      }),
    ),
  ];
}

/** The create-only note of one movement of cash. */
export function tillEntryWrite(id: string, data: TillEntryDocument): Write {
  return { kind: 'create', path: documentPaths.tillEntry(id), data };
}
