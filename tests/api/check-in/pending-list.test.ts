import { beforeEach, describe, expect, it } from 'vitest';
import { toFirestore } from '../../../functions/src/firestore/converter.ts';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { api, minute, seedPendingCheckIns } from '../../support/api/fixtures/pending-check-ins.ts';
import { checkInRecord } from '../../support/check-in-record.ts';

beforeEach(seedPendingCheckIns);

describe('GET /api/admin/check-ins/pending with filters', () => {
  const list = async (query: string) => {
    const path = `/api/admin/check-ins/pending?eventId=autumn${query}` as const;
    const { status, json } = await api.as('desk', 'GET', path);
    return { status, json, names: json.checkIns?.map(({ fullName }) => fullName) };
  };

  it.each([
    ['&sort=-received', ['Maya Reyes', 'Rosa Lund']],
    ['&sort=business', ['Rosa Lund', 'Maya Reyes']],
    ['&search=MÁYA', ['Maya Reyes']],
    ['&search=cask', ['Rosa Lund', 'Maya Reyes']],
    ['&search=otto', []],
    ['&reason=unclear-fix', ['Rosa Lund', 'Maya Reyes']],
    ['&reason=no-location', []],
    ['&businessId=cask&page=7', ['Rosa Lund', 'Maya Reyes']],
    ['&businessId=vino', []],
  ])('%s lists %j and counts all pending check-ins', async (query, expected) => {
    const { names, json } = await list(query);
    expect(names).toEqual(expected);
    expect(json).toMatchObject({
      page: 1,
      pageCount: 1,
      total: 2,
      lookedThrough: 2,
      reasons: { 'unclear-fix': 2 },
      businesses: [{ id: 'cask', name: 'Cask', count: 2 }],
    });
  });

  it('returns each entry once over pages of 100 and the last page beyond the end', async () => {
    const people = Array.from({ length: 118 }, (_, index) => `guest${index}`);
    await Promise.all(
      people.map(async (uid) =>
        (await firestore())
          .doc(`checkIns/autumn_${uid}_loom`)
          .set(
            toFirestore(
              checkInRecord(
                { eventId: 'autumn', participantId: uid, businessId: 'loom', state: 'pending' },
                minute(7),
              ),
            ),
          ),
      ),
    );
    const pages = [await list('&page=1'), await list('&page=2')];
    const ids = pages.flatMap(({ json }) => json.checkIns.map((each) => each.id));
    expect(pages.map(({ json }) => [json.page, json.pageCount, json.checkIns.length])).toEqual([
      [1, 2, 100],
      [2, 2, 20],
    ]);
    expect(new Set(ids).size).toBe(120);
    expect((await list('&page=9')).json.page).toBe(2);
    expect((await list('&sort=-received')).names.at(-1)).toBe('');
  });

  it.each(['&sort=name', '&reason=weather', '&page=0', '&page=x', '&businessId=a/b'])(
    'rejects %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );
});
