import { afterAll, describe, expect, it } from 'vitest';
import { backfilledCollections } from '../../../functions/src/firestore/backfill.ts';
import { countPeople } from '../../../functions/src/firestore/counts.ts';
import { createEmailProof } from '../../../functions/src/firestore/people/email-proof.ts';
import { main } from '../../../tools/migrate.ts';
import { createAccounts } from '../../support/api/calls/staff-api.ts';
import { call } from '../../support/api/client.ts';
import {
  loadOldExport,
  readOldExport,
  storedFields,
} from '../../support/api/fixtures/old-export.ts';
import { isolatedProjectId } from '../../support/api/isolated-project.ts';
import { change, howMany } from '../../support/api/store/database.ts';
import { accountFor, tokenFor } from '../../support/api/tokens.ts';

// The export replaces the accounts of the other tests' callers.
afterAll(createAccounts);

const migrate = (...args: string[]) => main(['--project', isolatedProjectId, ...args]);

/** Token of a session that the API has created as a custom token. */
function tokenOf(sessionId: string): string {
  const [, payload = ''] = sessionId.split('.');
  const { uid, claims } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    uid: string;
    claims: Record<string, unknown>;
  };
  return tokenFor(uid, claims);
}

async function signInAsAdmin(): Promise<string> {
  const body = { username: 'admin', password: 'winewalk' };
  const { json } = await call('POST', '/api/admin/login', { body });
  await accountFor('staff-admin');
  return tokenOf(json.sessionId);
}

/** Lists and counts as staff see them. */
async function readLists(eventId: string) {
  const token = await signInAsAdmin();
  const registrations = async (query = '') => {
    const list = `/api/admin/registrations?eventId=${eventId}${query}` as const;
    const { json } = await call('GET', list, { token });
    return json.registrations.map(({ fullName, state }) => `${fullName}: ${state}`);
  };
  const tickets = async (query: string) => {
    const list = `/api/admin/tickets?eventId=${eventId}${query}` as const;
    return (await call('GET', list, { token })).json.tickets.length;
  };
  const leaderboard = await call('GET', `/api/events/${eventId}/leaderboard`);
  return {
    counted: await countPeople(eventId),
    paid: (await registrations('&payment=paid')).length,
    registrations: await registrations(),
    walking: await registrations('&arrival=walking'),
    found: await registrations('&search=ostergaard'),
    redeemedTickets: await tickets('&state=redeemed'),
    leaderboard: leaderboard.json.map(({ displayName }) => displayName),
  };
}

describe.each([
  {
    version: 'ca127d8',
    isWhole: false,
    counted: { registered: 6, arrived: 0, walking: 2 },
    paid: 4,
    registrations: [
      'Ada Quill: cash-due',
      'Jonah Whitfield: verified',
      'Lena Østergaard: cash-due',
      'Omar Haddad: walking-not-arrived',
      'Rosa Núñez: walking-not-arrived',
      'Theo Finch: verified',
    ],
    walking: ['Omar Haddad: walking-not-arrived', 'Rosa Núñez: walking-not-arrived'],
    found: ['Lena Østergaard: cash-due'],
    redeemedTickets: 4,
  },
  {
    version: '2d454f13',
    isWhole: true,
    counted: { registered: 5, arrived: 3, walking: 1 },
    paid: 4,
    registrations: [
      'Ada Quill: cash-due',
      'Jonah Whitfield: verified',
      'Lena Østergaard: arrived',
      'Omar Haddad: walking',
      'Rosa Núñez: cancelled',
      'Theo Finch: arrived',
    ],
    walking: ['Omar Haddad: walking'],
    found: ['Lena Østergaard: arrived'],
    redeemedTickets: 3,
  },
])('npm run migrate on data of $version', ({ version, isWhole, ...lists }) => {
  const eventId = `walk-of-${version}`;
  const old = readOldExport(version, eventId);

  it('keeps or restores every list and count', async () => {
    await loadOldExport(old);
    expect((await countPeople(eventId)).registered === lists.counted.registered).toBe(isWhole);
    await migrate('--apply');
    expect(await readLists(eventId)).toEqual({ ...lists, leaderboard: ['Omar'] });
    const token = await signInAsAdmin();
    const overview = await call('GET', `/api/admin/events/${eventId}/overview`, { token });
    expect(overview.json.people.registered).toBe(lists.counted.registered);
  });

  it('stores every field that the schemas declare, so that queries find it', async () => {
    const after = await storedFields(Object.keys(old.documents));
    const missing = [...after].flatMap(([path, fields]) => {
      const collectionId = path.split('/').at(-2);
      const schema = backfilledCollections.find((it) => it.collectionId === collectionId)?.schema;
      const { data = {} } = schema?.safeParse(fields) ?? {};
      return Object.keys(data)
        .filter((name) => !(name in fields))
        .map((name) => `${path}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('writes nothing when repeated or without --apply', async () => {
    const paths = Object.keys(old.documents);
    const after = await storedFields(paths);
    await migrate();
    await migrate('--apply');
    expect(await storedFields(paths)).toEqual(after);
  });

  it('deletes what could be undone in earlier versions', async () => {
    await change('walkChanges/old', { madeBy: 'dana' });
    await change('ticketImports/old', { madeBy: 'dana' });
    await migrate();
    expect([await howMany('walkChanges'), await howMany('ticketImports')]).toEqual([1, 1]);
    await migrate('--apply');
    expect([await howMany('walkChanges'), await howMany('ticketImports')]).toEqual([0, 0]);
  });

  it('lets attendees sign in to the registrations of their email', async () => {
    const proof = await createEmailProof('omar.haddad@example.com', Date.now());
    const submissionIds = Object.entries(old.documents)
      .filter(([, fields]) => fields['fullName'] === 'Omar Haddad' && 'submittedAt' in fields)
      .map(([path]) => path.split('/')[1] ?? '');
    const taken = await call('POST', '/api/session/take', { body: { proof, submissionIds } });
    expect(taken.status, taken.text).toBe(200);
    const uid = taken.json.user.id;
    await accountFor(uid);
    const token = tokenOf(taken.json.sessionId);
    const rewards = await call('GET', `/api/participants/${uid}/rewards/${eventId}`, { token });
    expect(rewards.json.filter(({ isClaimed }) => isClaimed)).toHaveLength(1);
  });
});
