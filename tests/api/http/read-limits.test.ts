import { apiEndpoints } from '@wine-walk/common/api/api.ts';
import { changeTopic } from '@wine-walk/common/api/staff/changes.ts';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { beforeAll, expect, it } from 'vitest';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { people, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { changesOf } from '../../support/api/changes.ts';
import { request } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { addedPerCollection, manyDocuments } from '../../support/api/fixtures/many-documents.ts';
import { roleTable } from '../../support/api/role-table.ts';
import { columns, urlOf } from '../../support/api/roles/rows.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change } from '../../support/api/store/database.ts';
import {
  completeReads,
  defaultMaxReads,
  maxReads,
  undoReads,
} from '../../support/api/store/read-limits.ts';
import { watchReads } from '../../support/api/store/watch-reads.ts';
import { accountFor } from '../../support/api/tokens.ts';

const api = await staffApi();

/** Restores the documents of the fixture that earlier calls have changed. */
let restore: () => Promise<void>;
let isChanged = true;

beforeAll(async () => {
  await seed(eventFixture);
  const db = await firestore();
  const collections = await db.listCollections();
  const fixture = (await Promise.all(collections.map((collection) => collection.get()))).flatMap(
    ({ docs }) => docs,
  );
  const groups = ['progress', 'announcements'].map((group) => db.collectionGroup(group).get());
  const nested = (await Promise.all(groups)).flatMap(({ docs }) => docs);
  restore = async () => {
    const batch = db.batch();
    for (const document of [...fixture, ...nested]) batch.set(document.ref, document.data());
    await batch.commit();
    await accountFor('maya');
  };
  const writes = Object.entries(manyDocuments).map(
    ([path, data]) => ({ kind: 'set', path, data }) as const,
  );
  for (let from = 0; from < writes.length; from += 400)
    await commit(writes.slice(from, from + 400));
});

/** Cookie in the form of a session's, as the app's own page sends it. */
const unknownCookie = {
  Cookie: `__session=${'a'.repeat(22)}.${'b'.repeat(43)}`,
  'Sec-Fetch-Site': 'same-origin',
};

it('declares limits of endpoints only', () => {
  const declared = [...Object.keys(maxReads), ...Object.keys(completeReads)];
  expect(Object.keys(apiEndpoints)).toEqual(expect.arrayContaining(declared));
});

it.skipIf(isPacked).each(Object.entries(apiEndpoints))(
  '%s stays within its maximum of reads',
  async (name, { method, path, ...endpoint }) => {
    const isCookieExchange = 'isCookieExchange' in endpoint;
    const line = roleTable[name];
    if (!line) throw new Error(`${name} has no row in the role table.`);
    const statusOf = (at: number) => line.row[at] ?? 403;
    const person =
      columns.find((_, at) => statusOf(at) === 200) ??
      columns.find((_, at) => ![401, 403].includes(statusOf(at))) ??
      'attendee';
    if (isChanged) await restore();
    isChanged = method !== 'GET';
    const reads = watchReads();
    const headers = isCookieExchange ? unknownCookie : {};
    const sent = { at: api.at, token: people[person](), body: line.body?.(), headers };
    const answer = await request(method, urlOf(path, line), sent);
    const read = reads();
    const expected = [200, 404, 410, 422, statusOf(columns.indexOf(person))];
    expect(isCookieExchange ? [401] : expected).toContain(answer.status);
    expectWithin(read, maxReads[name], completeReads[name]);
  },
);

it.skipIf(isPacked).each(Object.entries(undoReads))(
  'stays within its maximum of reads in the undo of the change %s',
  async (id, { most, complete }) => {
    if (isChanged) await restore();
    isChanged = true;
    const reads = watchReads();
    const answer = await api.as('admin', 'POST', `/api/admin/changes/${id}/undo`, { body: {} });
    const read = reads();
    expect(answer.status).toBe(200);
    expectWithin(read, most, complete);
  },
);

it.skipIf(isPacked).each(changeTopic.options)(
  'stays within its maximum of reads in the list of changes of %s',
  async (topic) => {
    if (isChanged) await restore();
    isChanged = false;
    const reads = watchReads();
    await changesOf(api).list(topic, 'autumn');
    expectWithin(reads());
  },
);

/** Expects at most this number of reads, besides complete collections. */
function expectWithin(
  read: readonly string[],
  most = defaultMaxReads,
  complete: readonly string[] = [],
) {
  const readOf = Map.groupBy(read, (path) => path.split('/').at(-2) ?? '');
  const limited = [...readOf].filter(([collection]) => !complete.includes(collection));
  const count = limited.reduce((sum, [, paths]) => sum + paths.length, 0);
  expect(count, limited.join('\n')).toBeLessThanOrEqual(most);
  for (const collection of complete) {
    const each = readOf.get(collection)?.length;
    expect(each, collection).toBeGreaterThanOrEqual(addedPerCollection);
    // Each document at most twice: to decide, and to publish the decision.
    expect(each, collection).toBeLessThanOrEqual(2 * addedPerCollection + most);
  }
}

it.skipIf(isPacked).each([
  ['of a staff member', 'Wine Walk Staff', 422],
  ['that is taken', 'Grenache', 409],
])(
  'stays within its maximum of reads when it rejects a name %s',
  async (_name, displayName, expected) => {
    if (isChanged) await restore();
    isChanged = true;
    await change('participants/jonah/progress/autumn', emptyProgress('jonah', 'autumn'));
    await chooseName('attendee', 'maya', 'Grenache');
    const reads = watchReads();
    const { status } = await chooseName('other attendee', 'jonah', displayName);
    const read = reads();
    expect(status).toBe(expected);
    expect(read.length, read.join('\n')).toBeLessThanOrEqual(
      maxReads.chooseLeaderboardName ?? defaultMaxReads,
    );
  },
);

const chooseName = (who: 'attendee' | 'other attendee', uid: string, displayName: string) =>
  request('PUT', `/api/participants/${uid}/leaderboard/autumn`, {
    at: api.at,
    token: people[who](),
    body: { displayName },
  });
