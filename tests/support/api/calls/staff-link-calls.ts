import { randomUUID } from 'node:crypto';
import { type Call, call, type Sent } from '../client.ts';
import { eventFixture } from '../fixtures/event-fixture.ts';
import { linkSecrets } from '../fixtures/staff-links.ts';
import { accountFor, tokenFor } from '../tokens.ts';
import { openStaffApi, seed } from './staff-api.ts';

export const api = await openStaffApi();
/** Writes the documents and accounts that each test starts with. */
export async function seedStaffLinks(): Promise<void> {
  await Promise.all(['shift-sam', 'shift-ana'].map(accountFor));
  await seed(eventFixture);
}

export const admin: Call = (method, path, ...sent) => api.as('admin', method, path, ...sent);
export const anyIp = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
const fromAnywhere = () => ({ at: api.at, headers: { 'X-Forwarded-For': anyIp() } });
export const joinShift = (change: object = {}, sent: Sent = {}) =>
  call('POST', '/api/admin/shifts/join', {
    ...fromAnywhere(),
    ...sent,
    body: { secret: linkSecrets.shift, pin: '123456', fullName: 'Ana Ruiz', ...change },
  });
export const joinShop = (change: object = {}) =>
  call('POST', '/api/admin/shop-links/join', {
    ...fromAnywhere(),
    body: { secret: linkSecrets.shop, pin: '123456', ...change },
  });
export const claimsOf = (sessionId: string) =>
  JSON.parse(Buffer.from(sessionId.split('.')[1] ?? '', 'base64url').toString());
/** ID token for a session. */
export const tokenOf = async (sessionId: string) => {
  const { uid, claims } = claimsOf(sessionId);
  await accountFor(uid);
  return tokenFor(uid, claims);
};
export const isIn = async (token: string) =>
  (await call('GET', '/api/admin/session', { at: api.at, token })).status === 200;
