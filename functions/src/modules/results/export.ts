import type { BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { CheckInWay, exportCheckIns } from '@wine-walk/common/api/results.ts';
import type { CheckInDocument } from '@wine-walk/common/model/check-in.ts';
import { readCheckInsByTime } from '../../firestore/events/check-ins.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { auditPeopleList } from '../../firestore/people/people-reads.ts';
import type { StaffMember } from '../../http/caller.ts';

type Export = typeof exportCheckIns;

/** Number of rows of a part. */
const pageRows = 1000;

const wayOf = ({
  source,
  usedVenueCode,
}: Pick<CheckInDocument, 'source' | 'usedVenueCode'>): CheckInWay => {
  if (source !== 'device') return source;
  return usedVenueCode ? 'venue-code' : 'location';
};

/** Returns a part of an event's check-ins by time, so that the order does not tell whose they are. */
export async function checkInsForFile(
  { eventId, cursor }: BodyOf<Export>,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<Export> | Problem<'page-not-found'>> {
  const page = await readCheckInsByTime(eventId, { cursor, limit: pageRows });
  if (!page) return problem('page-not-found');
  const target = documentPaths.event(eventId);
  const size = page.checkIns.length;
  await auditPeopleList(caller, { action: 'check-ins.export', target, size }, now);
  return {
    rows: page.checkIns.map((checkIn) => ({
      capturedAt: checkIn.capturedAt,
      businessId: checkIn.businessId,
      state: checkIn.state,
      way: wayOf(checkIn),
      distanceMeters: checkIn.distanceMeters,
    })),
    nextCursor: page.nextCursor,
  };
}
