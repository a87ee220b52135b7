import { maxLikedPours } from '@wine-walk/common/model/wines.ts';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { offer } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { business, event, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { jonah, maya } from '../../support/api/fixtures/event-fixture.ts';
import { change, stored, writtenAt } from '../../support/api/store/database.ts';

const api = await staffApi();
const progress = 'participants/maya/progress/autumn';
const syrah = { id: 'p1', wine: 'Syrah', grower: 'Depot Hill', bottleCents: 2450 };
const { id: _id, ...vino } = offer('vino');

beforeEach(() =>
  seed({
    'events/autumn': event,
    'businesses/vino': business('Vino', 38.1),
    'events/autumn/offers/vino': { ...vino, pours: [syrah, { id: 'p2', wine: 'Verjus' }] },
    'participants/maya': maya,
    'participants/jonah': jonah,
    [progress]: emptyProgress('maya', 'autumn'),
  }),
);

const path = (pourId: string) => `/api/events/autumn/liked-pours/vino/${pourId}` as const;
const like = (pourId: string, note?: string) =>
  api.as('attendee', 'PUT', path(pourId), { body: note === undefined ? {} : { note } });
const unlike = (pourId: string) => api.as('attendee', 'DELETE', path(pourId));
const liked = async () => (await stored(progress)).likedPours;
const likedSyrah = {
  businessId: 'vino',
  business: 'Vino',
  pourId: 'p1',
  wine: 'Syrah',
  grower: 'Depot Hill',
  bottleCents: 2450,
  note: '',
};

describe('liked pours', () => {
  it('stores a liked pour with the shop, wine and bottle price, and without a time', async () => {
    const { status, json } = await like('p1');
    expect(status).toBe(200);
    expect(json).toEqual(likedSyrah);
    expect(await liked()).toEqual([likedSyrah]);
  });

  it('replaces the note of a liked pour, and keeps the order in which pours were added', async () => {
    await like('p1');
    await like('p2');
    await like('p1', 'For Sunday');
    expect(await liked()).toMatchObject([{ note: 'For Sunday' }, { pourId: 'p2' }]);
  });

  it('writes nothing when a request is repeated', async () => {
    await like('p1', 'For Sunday');
    const before = await writtenAt(progress);
    await like('p1', 'For Sunday');
    await unlike('p2');
    expect(await writtenAt(progress)).toBe(before);
  });

  it('stores all liked pours that are sent at the same time', async () => {
    await Promise.all([like('p1'), like('p2'), like('p1')]);
    expect(await liked()).toHaveLength(2);
  });

  it('removes a liked pour with its note', async () => {
    await like('p1', 'For Sunday');
    expect((await unlike('p1')).status).toBe(200);
    expect(await liked()).toEqual([]);
  });

  it('keeps a liked pour after the business removed it', async () => {
    await like('p1');
    await change('events/autumn/offers/vino', { pours: [] });
    expect((await like('p1', 'Sold out!')).status).toBe(200);
    expect(await liked()).toEqual([{ ...likedSyrah, note: 'Sold out!' }]);
    expect((await like('p2')).json.code).toBe('pour-gone');
  });

  it('rejects the 201st liked pour, and a note of more than 280 characters', async () => {
    expect((await like('p1', 'x'.repeat(281))).status).toBe(400);
    const many = Array.from({ length: maxLikedPours }, (_, at) => ({
      ...likedSyrah,
      pourId: `old-${at}`,
    }));
    await change(progress, { likedPours: many });
    const { json } = await like('p1');
    expect(json).toMatchObject({ code: 'too-many-likes', details: { max: 200 } });
    expect((await like('old-3', 'Still mine')).status).toBe(200);
  });

  it('rejects a liked pour of an attendee without a registration', async () => {
    const { json } = await api.as('other attendee', 'PUT', path('p1'), { body: {} });
    expect(json.code).toBe('not-registered');
  });
});
