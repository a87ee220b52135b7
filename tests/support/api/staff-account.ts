import { randomUUID } from 'node:crypto';
import type { AccountRole } from '@wine-walk/common/model/categories.ts';
import { cheapHash } from './cheap-hash.ts';
import { call } from './client.ts';
import { change } from './database.ts';
import { serveApp } from './served-app.ts';

export const app = await serveApp();

export const password = 'Grenache-by-the-glass';
export let name: string;
/** Creates the account that the calls use. */
export const newAccount = async (role: AccountRole = 'desk') => {
  name = `t-${randomUUID().slice(0, 8)}`;
  await change(`staff/staff-${name}`, {
    username: name,
    fullName: 'Tess Vale',
    role,
    isActive: true,
    passwordHash: cheapHash(password),
    generation: 1,
    createdAt: '2026-06-01T14:00:00.000Z',
    updatedAt: '2026-06-01T14:00:00.000Z',
  });
};

/** Unused IP address. */
export const anyIp = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
export const login = (typed: object = {}, address = anyIp()) =>
  call('POST', '/api/admin/login', {
    at: app.at,
    body: { username: name, password, ...typed },
    headers: { 'X-Forwarded-For': address },
  });
export const isIn = async (token: string) => {
  const answer = await call('GET', '/api/admin/events', { at: app.at, token });
  return answer.status === 200;
};
