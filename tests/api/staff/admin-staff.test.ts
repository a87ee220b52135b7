import { auditDocument } from '@wine-walk/common/model/staff.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { readQuery } from '../../../functions/src/firestore/query.ts';
import { audited, seed, staffAccount, staffApi } from '../../support/api/calls/staff-api.ts';
import { call } from '../../support/api/client.ts';
import { stored } from '../../support/api/store/database.ts';
import { accountFor, tokenFor } from '../../support/api/tokens.ts';

const api = await staffApi();
beforeEach(() => seed({}));

const body = {
  username: 'Nora.C',
  fullName: 'Nora Castellan',
  role: 'desk' as const,
  password: 'winewalk',
};
const add = (change: Record<string, unknown> = {}) =>
  api.as('admin', 'POST', '/api/admin/staff', { body: { ...body, ...change } });
const edit = (name: string, change: Record<string, unknown>) =>
  api.as('admin', 'PUT', `/api/admin/staff/staff-${name}`, { body: change });

describe('staff accounts API', () => {
  it('lists accounts without password hashes', async () => {
    const { status, json, text } = await api.as('admin', 'GET', '/api/admin/staff');
    expect(status).toBe(200);
    expect(json.map(({ username }) => username)).toEqual(['admin', 'desk', 'revoked']);
    expect(json[0]).toMatchObject({ id: 'staff-admin', role: 'admin', isActive: true });
    expect(text).not.toContain('scrypt');
  });

  it('creates an account once', async () => {
    const { status, json, text } = await add();
    expect(status).toBe(200);
    expect(json).toMatchObject({
      id: 'staff-nora.c',
      username: 'nora.c',
      fullName: 'Nora Castellan',
      role: 'desk',
      isActive: true,
    });
    expect(text).not.toContain('winewalk');
    const document = await stored('staff/staff-nora.c');
    expect(document.passwordHash).toMatch(/^scrypt\$/);
    const again = await add({ fullName: 'Somebody Else' });
    expect([again.status, again.json.message]).toEqual([
      409,
      'There is already a staff account named nora.c.',
    ]);
    expect(await stored('staff/staff-nora.c')).toEqual(document);
    const [note] = await audited();
    expect(note).toEqual({ actor: 'admin', action: 'staff.add', target: 'staff/staff-nora.c' });
  });

  it.each([
    ['a username that is a path', { username: '../x' }, 'username'],
    ['a username of one letter', { username: 'n' }, 'username'],
    ['a password of five characters', { password: '12345' }, 'password'],
    ['a role of one’s own', { role: 'owner' }, 'role'],
    ['no name', { fullName: '' }, 'fullName'],
    ['an unknown field', { isActive: true }, 'isActive'],
  ])('rejects %s', async (_name, change, field) => {
    const { status, json } = await add(change);
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
    expect(await stored('staff/staff-nora.c')).toBeUndefined();
  });

  it.each(['123456', 'Winewalk2026!', 'nora.c'])(
    'rejects %s as the password of an admin only',
    async (password) => {
      const { status, json } = await add({ role: 'admin', password });
      expect([status, json.code, Object.keys(json.fields)]).toEqual([
        400,
        'guessable-password',
        ['password'],
      ]);
      expect(await stored('staff/staff-nora.c')).toBeUndefined();
      expect((await add({ password })).status).toBe(200);
    },
  );
});

describe('PUT /api/admin/staff/{id}', () => {
  it('changes a name without ending sessions, and a role with ending them', async () => {
    const named = await edit('desk', { fullName: 'Theo Marsh' });
    expect(named.json).toMatchObject({ fullName: 'Theo Marsh', role: 'desk' });
    expect((await api.as('desk', 'GET', '/api/admin/events')).status).toBe(200);
    const promoted = await edit('desk', { role: 'admin', password: 'Tempranillo' });
    expect(promoted.json.role).toBe('admin');
    expect((await api.as('desk', 'GET', '/api/admin/events')).status).toBe(401);
  });

  it('reports unknown accounts and leaves no password in the audit', async () => {
    expect((await edit('gone', { isActive: false })).status).toBe(404);
    expect((await api.as('admin', 'PUT', '/api/admin/staff/maya', { body: {} })).status).toBe(400);
    await edit('desk', { password: 'Tempranillo' });
    const [note] = await readQuery('audit', auditDocument);
    expect(note?.data.details).toEqual({ password: 'reset' });
  });

  it('rejects a guessable password for an account that is or becomes an admin', async () => {
    const before = await stored('staff/staff-admin');
    const own = await edit('admin', { password: '123456' });
    expect([own.status, Object.keys(own.json.fields)]).toEqual([400, ['password']]);
    expect(await stored('staff/staff-admin')).toEqual(before);
    expect((await edit('desk', { role: 'admin', password: '123456' })).status).toBe(400);
    expect((await edit('desk', { password: '123456' })).status).toBe(200);
    expect((await edit('desk', { role: 'admin', password: 'Tempranillo' })).status).toBe(200);
  });

  it('rejects a promotion to admin that keeps a password which may be guessable', async () => {
    expect((await edit('desk', { password: '123456' })).status).toBe(200);
    const before = await stored('staff/staff-desk');
    const { status, json } = await edit('desk', { role: 'admin', fullName: 'Theo Marsh' });
    expect([status, json.code, json.fields]).toEqual([
      400,
      'password-needed',
      { password: 'Set a new password. An admin without a second factor needs one.' },
    ]);
    expect(await stored('staff/staff-desk')).toEqual(before);
    expect((await edit('desk', { role: 'admin', password: 'Tempranillo' })).status).toBe(200);
  });

  const secondFactor = {
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    confirmedAt: '2026-06-01T14:00:00.000Z',
    lastStep: 0,
    recoveryHashes: ['0'.repeat(64)],
  };

  it('promotes an account with a second factor without a new password', async () => {
    await seed({ 'staff/staff-desk': staffAccount('desk', { role: 'desk', secondFactor }) });
    const promoted = await edit('desk', { role: 'admin' });
    expect([promoted.status, promoted.json.hasSecondFactor]).toEqual([200, true]);
    const reset = await edit('desk', { secondFactor: 'reset' });
    expect([reset.status, Object.keys(reset.json.fields)]).toEqual([400, ['password']]);
  });

  it('resets a second factor, ends the sessions and audits it without secrets', async () => {
    await seed({ 'staff/staff-desk': staffAccount('desk', { role: 'desk', secondFactor }) });
    const listed = await api.as('admin', 'GET', '/api/admin/staff');
    expect(listed.json.map(({ hasSecondFactor }) => hasSecondFactor)).toEqual([false, true, false]);
    expect(listed.text).not.toContain(secondFactor.secret);
    const reset = await edit('desk', { secondFactor: 'reset' });
    expect([reset.status, reset.json.hasSecondFactor]).toEqual([200, false]);
    expect(await stored('staff/staff-desk')).toMatchObject({ secondFactor: null, generation: 2 });
    expect((await api.as('desk', 'GET', '/api/admin/events')).status).toBe(401);
    const [note] = await api.audit();
    expect(note).toMatchObject({
      actor: 'admin',
      action: 'staff.edit',
      target: 'staff/staff-desk',
      details: { secondFactor: 'reset' },
    });
  });

  it('rejects the reset of one’s own second factor', async () => {
    await seed({ 'staff/staff-admin': staffAccount('admin', { secondFactor }) });
    const { status, json } = await edit('admin', {
      secondFactor: 'reset',
      password: 'Tempranillo',
    });
    expect([status, json.code]).toEqual([422, 'other-admin-resets']);
    expect(await stored('staff/staff-admin')).toMatchObject({ secondFactor, generation: 1 });
  });

  it('rejects a stale edit and does not restore access', async () => {
    const [seen] = (await api.as('admin', 'GET', '/api/admin/staff')).json.slice(1);
    expect(seen).toMatchObject({ username: 'desk', version: 1 });
    expect((await edit('desk', { isActive: false, version: 1 })).json.version).toBe(2);
    const late = await edit('desk', { fullName: 'Theo Marsh', isActive: true, version: 1 });
    expect([late.status, late.json.code]).toEqual([409, 'stale-edit']);
    expect(late.json.message).toMatch(
      /^Someone else saved this staff account since you opened it\./,
    );
    expect(await stored('staff/staff-desk')).toMatchObject({ isActive: false, version: 2 });
    const named = await edit('desk', { fullName: 'Theo Marsh', version: 2 });
    expect(named.json).toMatchObject({ fullName: 'Theo Marsh', isActive: false, version: 3 });
  });

  it('treats an account without a version as version one', async () => {
    const { version: _version, ...earlier } = staffAccount('desk', { role: 'desk' });
    await seed({ 'staff/staff-desk': earlier });
    expect((await edit('desk', { fullName: 'Theo', version: 2 })).json.code).toBe('stale-edit');
    expect((await edit('desk', { fullName: 'Theo', version: 1 })).json.version).toBe(2);
  });

  it('never removes the last active admin', async () => {
    for (const change of [{ role: 'desk' }, { isActive: false }]) {
      const { status, json } = await edit('admin', change);
      expect([status, json.code]).toEqual([422, 'only-admin']);
      expect(json.message).toBe('admin is the only admin.');
    }
    expect(await stored('staff/staff-admin')).toMatchObject({ role: 'admin', isActive: true });
  });

  it('retains one admin when two remove each other simultaneously', async () => {
    await accountFor('staff-second');
    for (let round = 0; round < 5; round += 1) {
      await seed({ 'staff/staff-second': staffAccount('second') });
      const second = tokenFor('staff-second', { staff: true, role: 'admin' });
      const answers = await Promise.all([
        edit('second', { isActive: false }),
        call('PUT', '/api/admin/staff/staff-admin', {
          at: api.at,
          token: second,
          body: { isActive: false },
        }),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const left = await Promise.all(
        ['admin', 'second'].map((name) => stored(`staff/staff-${name}`)),
      );
      expect(left.filter(({ isActive }) => isActive)).toHaveLength(1);
    }
  });

  it('removes an admin while another one remains', async () => {
    await seed({ 'staff/staff-second': staffAccount('second') });
    expect((await edit('admin', { role: 'desk' })).status).toBe(200);
    expect((await api.as('admin', 'GET', '/api/admin/staff')).status).toBe(401);
  });
});
