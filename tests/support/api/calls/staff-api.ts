import { type BusinessDocument } from '@wine-walk/common/model/businesses.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { type RewardDocument } from '@wine-walk/common/model/rewards.ts';
import {
  type AuditDocument,
  auditDocument,
  type StaffDocument,
} from '@wine-walk/common/model/staff.ts';
import { sampleRelease, sampleReleaseId } from '@wine-walk/common/support/sample-release.ts';
import {
  eventDocument,
  pointRuleDocument,
  sampleBusiness,
} from '@wine-walk/common/support/samples.ts';
import { afterAll } from 'vitest';
import { readQuery } from '../../../../functions/src/firestore/query.ts';
import { commit } from '../../../../functions/src/firestore/write.ts';
import type { StaffMember } from '../../../../functions/src/http/caller.ts';
import { newAccount } from '../../../../functions/src/modules/staff/accounts.ts';
import { cheapHash } from '../cheap-hash.ts';
import { type Call, type CallAs, request } from '../client.ts';
import { clearDatabase } from '../store/database.ts';
import '../isolated-project.ts';
import { serveApp } from '../served-app.ts';
import { accountFor, tokenFor } from '../tokens.ts';

export const at = '2026-06-01T14:00:00.000Z';
export const edited = { version: 1, createdAt: at, updatedAt: at };

const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);

/** ID tokens of all callers, created per call so that none expires. */
export const people = {
  anonymous: () => undefined,
  attendee: () => attendeeToken('maya'),
  'other attendee': () => attendeeToken('jonah'),
  'expired attendee': () => attendeeToken('maya', { auth_time: now() - 31 * 24 * hour }),
  shop: () => staffToken('shop', 'shop'),
  desk: () => staffToken('desk', 'desk'),
  admin: () => staffToken('admin', 'admin'),
  'revoked admin': () => staffToken('revoked', 'admin', { auth_time: now() - hour / 6 }),
  'expired admin': () => staffToken('admin', 'admin', { auth_time: now() - 13 * hour }),
} as const;
export type PersonName = keyof typeof people;

/** Token of an API session; the stored participant must have its generation. */
export function attendeeToken(uid: string, claims: Record<string, unknown> = {}) {
  return tokenFor(uid, { participant: true, generation: 0, session: 'phone', ...claims });
}

export function staffToken(name: string, role: string, claims: Record<string, unknown> = {}) {
  return tokenFor(`staff-${name}`, {
    staff: true,
    role,
    generation: 1,
    auth_time: now() - hour,
    ...claims,
  });
}

export function staffAccount(name: string, change: Partial<StaffDocument> = {}): StaffDocument {
  const fullName = `${name} of the walk`;
  const passwordHash = cheapHash('winewalk');
  return newAccount({ username: name, fullName, role: 'admin', passwordHash, ...change }, at);
}

/** Account of `people.desk` as the API reads it, for calls of its services. */
export const deskCaller: StaffMember = {
  kind: 'staff',
  uid: 'staff-desk',
  username: 'desk',
  fullName: 'desk of the walk',
  role: 'desk',
  shiftId: null,
  eventId: null,
  businessId: null,
  expiresAt: null,
};

export const event = eventDocument({
  name: 'Autumn Walk',
  description: 'An evening of open doors.',
  hashtag: '#AutumnWalk',
  startTime: '2025-11-20T18:00:00.000Z',
  endTime: '2099-11-20T22:00:00.000Z',
  ...edited,
});

export function business(
  name: string,
  latitude: number,
  change: Partial<BusinessDocument> = {},
): BusinessDocument {
  return sampleBusiness({
    name,
    latitude,
    longitude: -79.07,
    category: 'retail',
    venueCode: 'ABCDEFGH12345678',
    venuePin: String(Math.round(latitude * 1e6)).slice(-6),
    venueCodeRenewedAt: null,
    ...edited,
    ...change,
  });
}

export const reward: RewardDocument = {
  eventId: null,
  name: 'Two doors',
  description: 'A glass on the house.',
  requiredVisits: 2,
  nameIn: inNoLanguage,
  descriptionIn: inNoLanguage,
  rewardType: 'visit_count',
  isActive: true,
  businessId: null,
  stock: null,
  excludedTypeIds: [],
  ...edited,
};

export const pointRule = pointRuleDocument({ name: 'Every door', ...edited });

/** Clears the project and writes these documents, the staff accounts and a release to sign. */
export async function seed(documents: Record<string, Record<string, unknown>>): Promise<void> {
  await clearDatabase();
  const staff = {
    'staff/staff-admin': staffAccount('admin'),
    'staff/staff-desk': staffAccount('desk', { role: 'desk' }),
    'staff/staff-shop': staffAccount('shop', {
      role: 'shop',
      eventId: 'autumn',
      businessId: 'vino',
      passwordHash: null,
    }),
    'staff/staff-revoked': staffAccount('revoked', {
      isActive: false,
    }),
  };
  const release = `releases/${sampleReleaseId}`;
  await commit(
    Object.entries({ ...staff, [release]: sampleRelease, ...documents }).map(([path, data]) => ({
      kind: 'set',
      path,
      data,
    })),
  );
}

/** Creates the Auth accounts of all callers. */
export async function createAccounts(): Promise<void> {
  const uids = ['maya', 'jonah', 'staff-admin', 'staff-desk', 'staff-shop', 'staff-revoked'];
  await Promise.all(uids.map(accountFor));
}

/** Serves the API in this process for this project, with Auth accounts for all callers. */
export async function openStaffApi() {
  const app = await serveApp();
  await createAccounts();
  /** Calls as a person, by default as the admin. */
  const as: CallAs<PersonName> = (person, method, path, ...[sent]) =>
    request(method, path, { at: app.at, token: people[person](), ...sent }) as never;
  /** Calls any endpoint as this person. */
  const by =
    (person: PersonName): Call =>
    (method, path, ...sent) =>
      as(person, method, path, ...sent);
  /** Audit entries, earliest first. */
  const audit = async () =>
    (await readQuery('audit', auditDocument, (query) => query.orderBy('happenedAt'))).map(
      ({ data }) => data,
    );
  return { ...app, as, by, audit };
}

/** The same, closed after the test file. */
export async function staffApi() {
  const api = await openStaffApi();
  afterAll(() => api.close());
  return api;
}

/** Audited actions, earliest first, without varying texts. */
export async function audited(): Promise<Pick<AuditDocument, 'actor' | 'action' | 'target'>[]> {
  const found = await readQuery('audit', auditDocument, (query) => query.orderBy('happenedAt'));
  return found.map(({ data: { actor, action, target } }) => ({ actor, action, target }));
}
