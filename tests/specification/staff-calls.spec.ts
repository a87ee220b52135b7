import { expect } from '@playwright/test';
import { demoAdmin, findUnusedTicket, signInAdmin } from './support/people.ts';
import { createRecord, listedRecord, newRecords } from './support/records.ts';
import { send, sendForFields, sendForList } from './support/send.ts';
import { test } from './support/test.ts';

const text = expect.any(String);

test.describe('7. The calls it makes: staff', () => {
  test('POST /api/admin/login | username, password | username, fullName, role', async () => {
    expect(await sendForFields('POST', '/api/admin/login', { body: demoAdmin })).toMatchObject({
      username: 'admin',
      fullName: text,
      role: text,
    });
  });

  test('POST /api/admin/logout', async ({ ownAdmin }) => {
    const token = await signInAdmin(ownAdmin);
    expect(await send('POST', '/api/admin/logout', { token })).toMatchObject({ status: 200 });
    expect(await send('GET', '/api/admin/events', { token })).toMatchObject({ status: 401 });
  });

  test('POST /api/admin/change-password | currentPassword, newPassword', async ({ ownAdmin }) => {
    const token = await signInAdmin(ownAdmin);
    const newPassword = 'gilt-frame-gallery';
    const change = (currentPassword: string) => {
      const body = { currentPassword, newPassword };
      return send('POST', '/api/admin/change-password', { body, token });
    };
    expect(await change('not-the-password')).toMatchObject({ json: { message: text } });
    expect(await change(ownAdmin.password)).toMatchObject({ status: 200 });
  });

  for (const [kind, payload] of [
    ['businesses', 'business fields'],
    ['events', 'event fields'],
    ['rewards', 'reward fields'],
  ] as const) {
    test(`GET, POST /api/admin/${kind} | ${payload}`, async ({ admin: token }) => {
      const created = await createRecord(kind, token);
      expect(created).toMatchObject({ ...newRecords[kind], id: text });
      const list = await sendForList('GET', `/api/admin/${kind}`, { token });
      expect(list).toContainEqual(created);
    });

    test(`PUT /api/admin/${kind}/{id} | ${payload}`, async ({ admin: token }) => {
      const { id } = await createRecord(kind, token);
      const body = { ...newRecords[kind], name: 'Another name' };
      const path = `/api/admin/${kind}/${String(id)}`;
      expect(await sendForFields('PUT', path, { body, token })).toMatchObject({ ...body, id });
      expect(await listedRecord(kind, id, token)).toMatchObject(body);
    });

    test(`PUT /api/admin/${kind}/{id} | the whole record that GET answered`, async ({
      admin: token,
    }) => {
      const { id } = await createRecord(kind, token);
      const record = await listedRecord(kind, id, token);
      const change = { description: 'Another description.' };
      const path = `/api/admin/${kind}/${String(id)}`;
      const edit = { body: { ...record, ...change }, token };
      const expected = { ...newRecords[kind], ...change };
      expect(await sendForFields('PUT', path, edit)).toMatchObject(expected);
    });
  }

  test('GET /api/admin/tickets | none | fetched', async ({ admin: token }) => {
    const { text: answer } = await send('GET', '/api/admin/tickets', { token });
    expect(answer).toContain('WW2024-000001');
  });

  test('DELETE /api/admin/tickets/{id} | none', async ({ admin: token }) => {
    const { ticketId } = await findUnusedTicket();
    const path = `/api/admin/tickets/${ticketId}`;
    expect(await send('DELETE', path, { token })).toMatchObject({ status: 200 });
    const validation = await sendForFields('POST', '/api/tickets/validate', { body: { ticketId } });
    expect(validation).toMatchObject({ isValid: false });
  });
});
