import { withId } from '@wine-walk/common/lib/with-id.ts';
import { type CheckInDocument } from '@wine-walk/common/model/check-in.ts';
import { buildCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { checkInRecord } from '../check-in-record.ts';
import { stored } from './database.ts';
import { maya, participantOf, registrationOf } from './event-fixture.ts';
import { at, business, event, openStaffApi, reward, seed } from './staff-api.ts';

export const api = await openStaffApi();

const businesses = {
  vino: business('Vino', 38.1),
  cask: business('Cask', 38.101),
  loom: business('Loom', 38.102),
};
const catalog = buildCatalog('autumn', event, {
  businesses: Object.entries(businesses).map(([id, data]) => withId({ id, data })),
  rewards: [{ ...reward, id: 'two' }],
  pointRules: [],
});
export const minute = (count: number) => `2026-06-01T14:${String(count).padStart(2, '0')}:00.000Z`;
const waiting = {
  latitude: 38.1014,
  longitude: -79.07,
  accuracyMeters: 70,
  distanceMeters: 44,
  state: 'pending',
  reasons: ['unclear-fix'],
  usedVenueCode: true,
} satisfies Partial<CheckInDocument>;
const pendingAt = (businessId: string, participantId = 'maya') =>
  checkInRecord({ eventId: 'autumn', participantId, businessId, ...waiting }, minute(5));
const pendingVisit = { checkInTime: minute(5), state: 'pending' as const };
export const progressPath = 'participants/maya/progress/autumn';
export const progress = () => stored(progressPath);

/** Writes the documents that each test starts with. */
export const seedPendingCheckIns = () =>
  seed({
    'events/autumn': event,
    'catalogues/autumn': catalog,
    'businesses/cask': businesses.cask,
    'participants/maya': maya,
    'participants/rosa': { ...participantOf('rosa', 'Rosa Lund'), registrations: { autumn: 'R1' } },
    [progressPath]: {
      ...emptyProgress('maya', 'autumn'),
      visits: { vino: { checkInTime: at, state: 'verified' }, cask: pendingVisit },
    },
    'participants/rosa/progress/autumn': {
      ...emptyProgress('rosa', 'autumn'),
      visits: { cask: pendingVisit },
    },
    'registrations/MAYASSUBM1SS10N00001': {
      ...registrationOf('Maya Reyes'),
      isVerified: true,
      state: 'verified',
    },
    'registrations/R1': {
      ...registrationOf('Rosa Lund'),
      participantId: 'rosa',
      isVerified: true,
      state: 'verified',
    },
    'checkIns/autumn_maya_cask': pendingAt('cask'),
    'checkIns/autumn_rosa_cask': { ...pendingAt('cask', 'rosa'), receivedAt: minute(4) },
  });

export const id = 'autumn_maya_cask';
export const review = (changes: Record<string, unknown> = {}) =>
  api.as('desk', 'POST', '/api/admin/check-ins/reviews', {
    body: { checkIns: [{ id, version: 1 }], decision: 'confirm', ...changes },
  });
export const refusal = { decision: 'refuse', reason: 'not-there' };
/** Returns the IDs of the changes of a check-in that are not undone. */
export async function changesOfCheckIn(checkInId: string): Promise<string[]> {
  const { docs } = await (await firestore())
    .collection('changes')
    .where('documents', 'array-contains', `checkIns/${checkInId}`)
    .get();
  return docs.filter((change) => change.get('undoneAt') === null).map((change) => change.id);
}

/** Undoes the decision about a check-in. */
export const undo = async (checkInId: string) => {
  const [changeId = 'none'] = await changesOfCheckIn(checkInId);
  return api.as('desk', 'POST', `/api/admin/desk/changes/${changeId}/undo`);
};
export const checkInFor = (
  body: { businessIds: string[] } & Record<string, unknown>,
  key?: string,
) =>
  api.as('desk', 'POST', '/api/admin/registrations/MAYASSUBM1SS10N00001/check-ins', {
    body: { source: 'staff', ...body },
    key,
  });
