import { beforeEach, expect, it } from 'vitest';
import { seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { stored } from '../../support/api/store/database.ts';

/*
 * Fields of an answer that a client cannot change are accepted and ignored with any value.
 */

const api = await staffApi();
beforeEach(() => seed(eventFixture));

const edited = { createdAt: 'never', updatedAt: 'never' };
const registration = 'registrations/MAYASSUBM1SS10N00001';

it.each([
  [
    '/api/admin/events/autumn',
    'events/autumn',
    {
      name: 'Winter Walk',
      startTime: '2025-11-20T18:00:00.000Z',
      endTime: '2099-11-20T22:00:00.000Z',
    },
    {
      ...edited,
      isHidden: true,
      isPublished: false,
      archivedAt: '2025-01-01T00:00:00.000Z',
      checkInRadiusMeters: 5000,
      districtId: 'other',
      businessStatus: { vino: { status: 'closed', sinceAt: 'never' } },
      checkInPausedAt: '2025-01-01T00:00:00.000Z',
    },
  ],
  [
    '/api/admin/businesses/vino',
    'businesses/vino',
    { name: 'Vino Rosso', address: '1 Elm', latitude: 38.1, longitude: -79, category: 'retail' },
    { ...edited, venueCode: 'MINE', venuePin: '000000' },
  ],
  [
    '/api/admin/rewards/two',
    'rewards/two',
    { name: 'Three doors', description: 'A', requiredVisits: 3, rewardType: 'visit_count' },
    edited,
  ],
  [
    '/api/admin/events/autumn/announcements/hello',
    'events/autumn/announcements/hello',
    { title: 'Good evening', message: 'Doors are open.', publishAt: '2099-01-01T00:00:00.000Z' },
    { ...edited, isPublished: true, scheduledMail: 'news' },
  ],
  [
    '/api/admin/staff/staff-desk',
    'staff/staff-desk',
    { fullName: 'Desk Two' },
    { username: 'root', hasSecondFactor: true },
  ],
  [
    '/api/admin/tickets/WW-1',
    'tickets/WW-1',
    { holderName: 'Maya Reyes' },
    { source: 'manual', state: 'redeemed', redeemedBy: 'maya', submissionId: 'x', orderId: 'y' },
  ],
  [
    '/api/admin/registrations/MAYASSUBM1SS10N00001',
    registration,
    { fullName: 'Maya R. Reyes', version: 1 },
    {
      eventId: 'spring',
      participantId: 'jonah',
      isVerified: false,
      state: 'arrived',
      status: 'cancelled',
      arrivedAt: '2025-01-01T00:00:00.000Z',
      payment: { amountCents: 1 },
      waiverSha256: 'other',
      ticketId: 'WW-1',
    },
  ],
])('PUT %s ignores what it cannot change', async (path, document, edit, forged) => {
  const ignored = { id: 'other', ...forged };
  const answer = await api.as(
    'admin',
    'PUT',
    path as never,
    {
      unchecked: { ...edit, ...ignored },
    } as never,
  );
  const { status, text } = answer as { status: number; text: string };
  expect(status, text).toBe(200);
  const saved = await stored(document);
  const { version, ...fields } = edit as Record<string, unknown>;
  expect(saved).toMatchObject(fields);
  for (const [name, value] of Object.entries(ignored)) expect(saved[name], name).not.toEqual(value);
});
