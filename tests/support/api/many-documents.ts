import { eventFixture, maya } from './event-fixture.ts';
import { at, event, staffAccount } from './staff-api.ts';

/** Documents added to each collection: more than a call may read of any. */
export const addedPerCollection = 120;

type Fields = Record<string, unknown>;

/** Returns copies of a fixture document for other participants, under paths with a number. */
function copies(path: string, to: (id: string) => Fields = () => ({})): [string, Fields][] {
  const collection = path.slice(0, path.lastIndexOf('/'));
  return numbered((id) => [`${collection}/${id}`, { ...eventFixture[path], ...to(id) }]);
}

function numbered<T>(make: (id: string) => T): T[] {
  return Array.from({ length: addedPerCollection }, (_, at) => make(`other-${at}`));
}

const later = new Date(Date.now() + 3_600_000).toISOString();
const ofOther = (participantId: string) => ({ participantId });

/** Documents of other people and events: what grows during an event and over the years. */
export const manyDocuments: Readonly<Record<string, Fields>> = Object.fromEntries([
  ...numbered((id) => [`participants/${id}`, { ...maya, email: `${id}@example.com` }]),
  ...numbered((id) => [
    `participants/${id}/progress/autumn`,
    { ...eventFixture['participants/maya/progress/autumn'], participantId: id },
  ]),
  ...copies('registrations/MAYASSUBM1SS10N00001', (id) => ({
    participantId: id,
    email: `${id}@example.com`,
  })),
  ...copies('tickets/WW-1'),
  ...copies('checkIns/autumn_maya_cask', ofOther),
  ...copies('claims/autumn_maya_gone', ofOther),
  ...copies('redemptionCodes/12345678', ofOther),
  ...copies('admissions/admitted', () => ({ staffId: 'staff-other' })),
  ...copies('deskDoubts/twice', ofOther),
  ...copies('changes/paused', () => ({ expiresAt: at })),
  ...copies('tills/autumn_staff-admin_1', (id) => ({ eventId: 'past', staffId: id })),
  ...numbered((id) => [
    `tillEntries/${id}`,
    {
      eventId: 'autumn',
      tillId: 'autumn_staff-admin_1',
      kind: 'sale',
      amountCents: 1,
      submissionId: id,
      otherTillId: null,
      happenedAt: at,
      staffName: 'desk',
      note: '',
    },
  ]),
  ...numbered((id) => [
    `idempotentRequests/${id}`,
    { requestSha256: '', answer: '{}', answeredAt: at, expiresAt: later, participantIds: [id] },
  ]),
  ...numbered((id) => [`displayNames/autumn_${id}`, { eventId: 'autumn', participantId: id }]),
  ...numbered((id) => [
    `audit/${id}`,
    {
      actor: 'desk',
      action: 'desk.admit',
      target: `registrations/${id}`,
      happenedAt: at,
      details: {},
    },
  ]),
  ...numbered((id) => [
    `waitingList/${id}`,
    {
      eventId: 'autumn',
      email: `${id}@example.com`,
      language: 'en',
      state: 'waiting',
      joinedAt: at,
      offerEndsAt: null,
      expiresAt: later,
    },
  ]),
  ...numbered((id) => [`staff/staff-${id}`, staffAccount(id, { role: 'desk' })]),
  ...numbered((id) => [
    `events/${id}`,
    {
      ...event,
      isActive: false,
      startTime: '2020-01-01T18:00:00.000Z',
      endTime: '2020-01-01T22:00:00.000Z',
    },
  ]),
]);
