import { expect } from '@playwright/test';
import { withoutCredential } from './support/credentials.ts';
import {
  demoAdmin,
  exchange,
  register,
  registrationPayload,
  signInAdmin,
} from './support/people.ts';
import { createRecord, listedRecord, newRecords } from './support/records.ts';
import { button, cutOffStore, show, test } from './support/screens.ts';
import { send, sendForFields } from './support/send.ts';
import { isStored } from './support/stored.ts';
import { activeEventId, participantCalls, statusesOf } from './support/walk.ts';

/** Calls of the table for staff that answer or change data, by method and path. */
const staffCalls: Parameters<typeof statusesOf>[0] = [
  ['GET', '/api/admin/businesses'],
  ['POST', '/api/admin/businesses', newRecords.businesses],
  ['PUT', '/api/admin/businesses/vino-veritas', newRecords.businesses],
  ['GET', '/api/admin/events'],
  ['POST', '/api/admin/events', newRecords.events],
  ['PUT', '/api/admin/events/winter-wine-walk-2025', newRecords.events],
  ['GET', '/api/admin/rewards'],
  ['POST', '/api/admin/rewards', newRecords.rewards],
  ['PUT', '/api/admin/rewards/first-pour', newRecords.rewards],
  ['GET', '/api/admin/tickets'],
  ['DELETE', '/api/admin/tickets/WW2024-001234'],
  [
    'POST',
    '/api/admin/change-password',
    { currentPassword: 'winewalk', newPassword: 'lantern-and-loom' },
  ],
];

const own = { fullName: 'Cleo Marsh' };

test.describe('6. Roles and permissions', () => {
  test('Visitor (not signed in): landing page, waiver registration, confirmation', async ({
    attendee,
  }) => {
    const { submissionId } = attendee;
    for (const path of ['/', '/waiver', `/waiver/${submissionId}`])
      expect(await send('GET', path)).toMatchObject({ status: 200 });
    const body = registrationPayload();
    expect(await send('POST', '/api/waiver/submit', { body })).toMatchObject({ status: 200 });
    expect(await send('GET', `/api/waiver/${submissionId}`)).toMatchObject({ status: 200 });
    const calls = [...participantCalls(attendee, await activeEventId()), ...staffCalls];
    for (const [call, status] of Object.entries(await statusesOf(calls)))
      expect.soft(status, call).toBe(401);
  });

  test('Participant (signed in): map, businesses, rewards, events, profile', async () => {
    const person = await register(own);
    const calls = participantCalls(person, await activeEventId());
    for (const [call, status] of Object.entries(await statusesOf(calls, person.token)))
      expect.soft(status, call).toBe(200);
    for (const [call, status] of Object.entries(await statusesOf(staffCalls, person.token)))
      expect.soft([401, 403], call).toContain(status);
  });

  test('Never act as somebody else', async ({ attendee }) => {
    const other = await register(own);
    const eventId = await activeEventId();
    const calls = participantCalls(other, eventId);
    for (const [call, status] of Object.entries(await statusesOf(calls, attendee.token)))
      expect.soft([403, 404], call).toContain(status);
    for (const id of ['1', '3']) {
      const fallback = participantCalls({ ...attendee, id }, eventId);
      for (const [call, status] of Object.entries(await statusesOf(fallback, attendee.token)))
        expect.soft([403, 404], call).toContain(status);
    }
    const path = `/api/events/${eventId}/businesses?participantId=${other.id}`;
    expect(await send('GET', path, attendee)).toMatchObject({ status: 403 });
    const checkIns = `/api/participants/${other.id}/checkins/${eventId}`;
    expect(await send('GET', checkIns, other)).toMatchObject({ json: [] });
  });

  test('What the saved record grants is nothing', async ({
    open,
    newcomer: { session, fullName },
  }) => {
    const page = await open({ storageState: withoutCredential(session) });
    await page.goto('/profile');
    await expect(page.getByRole('dialog', { name: /sign in/i })).toBeVisible();
    await expect(page.getByText(fullName)).toHaveCount(0);
  });

  test('While the participant loads, the action waits', async ({ open, newcomer: { session } }) => {
    const page = await open({ storageState: session });
    await cutOffStore(page);
    await page.goto('/');
    await expect(button(page, 'Sign out')).toBeVisible();
    await expect(button(page, /quick check-in/i)).toHaveCount(0);
    await page.unrouteAll();
    await expect(button(page, /quick check-in/i)).toBeEnabled({ timeout: 20_000 });
  });

  test('When the participant cannot be known, the person is asked to sign in', async ({
    tab,
    visitor,
  }) => {
    const page = await tab(visitor);
    await page.goto('/rewards');
    await expect(page.getByRole('dialog', { name: /sign in/i })).toBeVisible();
  });

  test('When the record of a signed-in person is missing, the person is asked to sign in, and none is created', async ({
    open,
    lost: { session, id },
  }) => {
    const page = await open({ storageState: session });
    await page.goto('/profile');
    await expect(button(page, 'Existing Participant')).toBeVisible();
    expect(await isStored(id)).toBe(false);
  });

  test('Admin: authenticated separately by username and password at /admin; a role label is shown', async ({
    admin,
    attendee,
    staff: { page },
  }) => {
    await show(page, '/admin');
    await expect(page.getByText(/\bUser$/).first()).toBeVisible();
    const signIn = { body: demoAdmin };
    const { role, sessionId } = await sendForFields('POST', '/api/admin/login', signIn);
    expect(role).toBe('admin');
    const token = await exchange(String(sessionId));
    expect(await send('GET', '/api/admin/tickets', { token })).toMatchObject({ status: 200 });
    const calls = participantCalls(attendee, await activeEventId());
    for (const [call, status] of Object.entries(await statusesOf(calls, admin)))
      expect.soft([401, 403], call).toContain(status);
  });

  for (const kind of ['businesses', 'events', 'rewards'] as const) {
    test(`Admin: may create and edit ${kind}`, async ({ admin: token }) => {
      const { id } = await createRecord(kind, token);
      expect(await listedRecord(kind, id, token)).toMatchObject(newRecords[kind]);
      const body = { ...newRecords[kind], name: 'Another name' };
      const path = `/api/admin/${kind}/${String(id)}`;
      expect(await send('PUT', path, { body, token })).toMatchObject({ status: 200 });
      expect(await listedRecord(kind, id, token)).toMatchObject(body);
    });
  }

  test('Admin: may change own password', async ({ ownAdmin: { username, password } }) => {
    const newPassword = 'gilt-frame-gallery';
    const body = { currentPassword: password, newPassword };
    const token = await signInAdmin({ username, password });
    const changed = await send('POST', '/api/admin/change-password', { body, token });
    expect(changed).toMatchObject({ status: 200 });
    expect(await signInAdmin({ username, password: newPassword })).toBeTruthy();
    const old = { body: { username, password } };
    expect(await send('POST', '/api/admin/login', old)).toMatchObject({ status: 401 });
  });

  test('Admin: may sign out', async ({ ownAdmin }) => {
    const token = await signInAdmin(ownAdmin);
    expect(await send('GET', '/api/admin/tickets', { token })).toMatchObject({ status: 200 });
    expect(await send('POST', '/api/admin/logout', { token })).toMatchObject({ status: 200 });
    expect(await send('GET', '/api/admin/tickets', { token })).toMatchObject({ status: 401 });
  });

  test('The admin page is reachable by anyone who knows the path and is gated only by its login', async ({
    visitor: page,
  }) => {
    for (const path of ['/admin', '/admin/businesses', '/admin/tickets']) {
      await page.goto(path);
      await expect(page.getByRole('textbox', { name: /username/i })).toBeVisible();
      await expect(page.getByLabel(/^password/i)).toBeVisible();
      await expect(button(page, 'Credentials')).toHaveCount(0);
      await expect(page.getByRole('table')).toHaveCount(0);
    }
  });
});
