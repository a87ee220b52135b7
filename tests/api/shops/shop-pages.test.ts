import type { ListedShop } from '@wine-walk/common/api/shops.ts';
import type { BusinessStatus } from '@wine-walk/common/model/categories.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { countedResults } from '@wine-walk/common/support/sample-results.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { edited, seed } from '../../support/api/calls/staff-api.ts';
import { admin, anyIp, api } from '../../support/api/calls/staff-link-calls.ts';
import { call } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import {
  agreementPath,
  shopPageBody,
  waitingShopPage,
} from '../../support/api/fixtures/shop-pages.ts';
import { linkIds, linkSecrets } from '../../support/api/fixtures/staff-links.ts';
import { instantOfOwnDay } from '../../support/api/own-day.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { beforeNextCommit } from '../../support/api/store/before-next-commit.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';
import { checkInRecord } from '../../support/check-in-record.ts';

const {
  [`shopPages/autumn_vino`]: _page,
  [agreementPath]: _agreement,
  ...withoutPages
} = eventFixture;
beforeEach(() => seed(withoutPages));
afterEach(() => void vi.useRealTimers());

const from = () => ({ at: api.at, headers: { 'X-Forwarded-For': anyIp() } });
const path = `/api/shop-pages/${linkSecrets.shop}` as const;
const read = () => call('GET', path, from());
const save = (body: object = {}) => call('PUT', path, { ...from(), body: shopPageBody(body) });
const list = async (): Promise<ListedShop[]> =>
  (await admin('GET', '/api/admin/events/autumn/shop-pages')).json.shops;
const approve = (pages: { businessId: string; version: number }[]) =>
  admin('POST', '/api/admin/events/autumn/shop-pages/approve', { body: { pages } });
const vino = [{ businessId: 'vino', version: 1 }];
const shown = async () => (await stored('businesses/vino'))?.description;

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

const offerPath = 'events/autumn/offers/vino';
/** Stores an offer with translations of texts that `save` changes. */
const seedTranslatedOffer = () =>
  seed({
    ...withoutPages,
    [offerPath]: { food: 'Bread', foodIn: { en: '', es: 'Pan', fr: 'Pain' }, ...edited },
  });

describe('GET /api/shop-pages/{secret}', () => {
  it('returns the present page with what is missing', async () => {
    const { status, json } = await read();
    expect(status).toBe(200);
    expect(json).toMatchObject({
      eventId: 'autumn',
      state: 'new',
      version: 0,
      needsApproval: true,
    });
    expect(json.missing).toContain('contact');
  });

  it('names the texts whose translations a change removes', async () => {
    await seedTranslatedOffer();
    expect((await read()).json.translated).toEqual(['food']);
  });

  it('rejects an ended and an unknown link with 410', async () => {
    await change(`shopLinks/${linkIds.shop}`, { isActive: false });
    expect((await read()).json.code).toBe('link-ended');
    const unknown = await call('GET', '/api/shop-pages/0000000000000000000a', from());
    expect([unknown.status, unknown.json.code]).toEqual([410, 'link-ended']);
  });

  it('opens 60 days before the event', async () => {
    await change('events/autumn', { startTime: inDays(61), endTime: inDays(62) });
    expect((await read()).json.code).toBe('shop-link-early');
    await change('events/autumn', { startTime: inDays(59), endTime: inDays(60) });
    expect((await read()).status).toBe(200);
  });

  it('shows the page after the event, but rejects changes', async () => {
    await change('events/autumn', { startTime: inDays(-2), endTime: inDays(-1) });
    expect((await read()).status).toBe(200);
    const saved = await save();
    expect([saved.status, saved.json.code]).toEqual([422, 'shop-page-closed']);
  });

  it('ends the link 60 days after the event', async () => {
    await change('events/autumn', { startTime: inDays(-60), endTime: inDays(-59) });
    expect((await read()).status).toBe(200);
    await change('events/autumn', { startTime: inDays(-62), endTime: inDays(-61) });
    const { status, json } = await read();
    expect([status, json.code]).toEqual([410, 'link-ended']);
  });
});

describe('shop at the event that was copied', () => {
  const spring = {
    ...eventFixture['events/autumn'],
    name: 'Spring Walk',
    startTime: inDays(-200),
    endTime: inDays(-199),
  };
  const openedBottles = [inDays(-199), inDays(-199)];
  const visits = { vino: [34], cask: [3], rail: [4] };
  const businesses = Object.keys(visits).map((id) => ({ id, name: id, location: null }));
  const page = { ...waitingShopPage, eventId: 'spring', state: 'approved', bottles: 24 };
  beforeEach(async () => {
    await seed({
      ...withoutPages,
      'events/spring': spring,
      'shopPages/spring_vino': { ...page, openedBottles },
      'shopPages/spring_cask': { ...page, businessId: 'cask', bottles: 90 },
      'results/spring': countedResults({ visits }, { businesses }),
    });
    await change('events/autumn', { copiedFromId: 'spring' });
  });
  const lastWalk = { eventName: 'Spring Walk', visits: 34, bottles: 24, openedBottles: 2 };

  it('shows the stops and bottles of the last walk, with small numbers hidden', async () => {
    expect((await read()).json.lastWalk).toEqual(lastWalk);
    const shops = Object.fromEntries((await list()).map((shop) => [shop.businessId, shop]));
    expect(shops.vino?.lastWalk).toEqual(lastWalk);
    const cask = { ...lastWalk, visits: null, bottles: 90, openedBottles: 0 };
    expect(shops.cask?.lastWalk).toEqual(cask);
    expect(shops.loom?.lastWalk).toBeNull();
  });

  it('returns null for the last walk without counted results', async () => {
    await seed(withoutPages);
    await change('events/autumn', { copiedFromId: 'spring' });
    expect((await read()).json.lastWalk).toBeNull();
    expect((await list()).map((shop) => shop.lastWalk)).toContain(null);
  });
});

describe('PUT /api/shop-pages/{secret}', () => {
  it('keeps what attendees see until an admin approves it', async () => {
    const before = await shown();
    const saved = await save();
    expect(saved.json).toMatchObject({ state: 'waiting', version: 1, missing: ['picture'] });
    expect(await shown()).toBe(before);
    expect(await stored('events/autumn/offers/vino')).toBeUndefined();
    expect((await approve(vino)).json).toMatchObject({ approved: 1, left: [] });
    expect(await shown()).toBe('Natural wines in the old bank.');
    expect(await stored('events/autumn/offers/vino')).toMatchObject({
      openFrom: '17:00',
      pours: [{ wine: 'Norton 2023', id: expect.stringMatching(/./) }],
    });
    expect((await read()).json.state).toBe('approved');
  });

  it('shows attendees the page at once if the organization needs no approval', async () => {
    await seed({
      ...withoutPages,
      'organization/current': {
        ...withoutPages['organization/current'],
        shopPagesNeedApproval: false,
        version: 1,
        createdAt: inDays(-9),
        updatedAt: inDays(-9),
      },
    });
    expect((await save()).json).toMatchObject({ state: 'approved', needsApproval: false });
    expect(await shown()).toBe('Natural wines in the old bank.');
  });

  it('removes the translations of a text that it changes', async () => {
    await seedTranslatedOffer();
    await save();
    expect(await stored(offerPath)).toMatchObject({ food: 'Bread', foodIn: { es: 'Pan' } });
    await approve(vino);
    expect(await stored(offerPath)).toMatchObject({ food: 'Olives', foodIn: inNoLanguage });
  });

  it('needs no approval for the number of bottles', async () => {
    const { fields } = (await read()).json;
    const saved = await save({ ...fields, bottles: 36 });
    expect(saved.json).toMatchObject({ state: 'approved', bottles: 36 });
  });

  it('changes only the business of the link, not one that the request names', async () => {
    const cask = await stored('businesses/cask');
    const sent = await save({ businessId: 'cask', eventId: 'spring' });
    expect(sent.status).toBe(400);
    await save();
    await approve(vino);
    expect(await stored('businesses/cask')).toEqual(cask);
    expect(await stored('shopPages/autumn_cask')).toBeUndefined();
  });

  it('rejects -1 bottles at its field and stores nothing', async () => {
    const { status, json } = await save({ bottles: -1 });
    expect([status, json.fields]).toEqual([400, { bottles: 'Enter 0 or more.' }]);
    expect(await stored('shopPages/autumn_vino')).toBeUndefined();
  });

  it('rejects a picture of another server, and a picture that is too large', async () => {
    expect((await save({ imageUrl: 'https://tracker.example/a.png' })).status).toBe(400);
    const data = Buffer.alloc(400 * 1024).toString('base64');
    const sent = await call('POST', `${path}/picture`, { ...from(), body: { data } });
    expect(sent.status).toBe(413);
  });

  it('lets all shops that meet behind one address complete their pages within a minute', async () => {
    const oneNetwork = from();
    const open = () => call('GET', path, oneNetwork);
    const send = () => call('POST', `${path}/picture`, { ...oneNetwork, body: { data: 'AAAA' } });
    const opened = await Promise.all(Array.from({ length: 14 * 6 }, open));
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
    const sent = await Promise.all(Array.from({ length: 14 }, send));
    expect(new Set(sent.map(({ json }) => json.code))).toEqual(new Set(['not-a-picture']));
  });

  it('rejects the second of two phones that save the same version', async () => {
    const [first, second] = await Promise.all([save(), save({ food: 'Bread' })]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
  });

  it('tells a shop that left the event so, and stores nothing', async () => {
    await change('events/autumn', { businessIds: ['cask'] });
    const { json } = await save();
    expect(json.code).toBe('shop-left');
    expect(json.message).toMatch(/^Vino is not part of Autumn Walk\./);
    expect(await stored('shopPages/autumn_vino')).toBeUndefined();
  });

  it('audits the save by the name of the link', async () => {
    await save();
    expect(await storedIn('audit')).toMatchObject([
      {
        actor: expect.stringMatching(/^Vino Veritas \(/),
        action: 'shop-page.save',
        target: 'shopPages/autumn_vino',
      },
    ]);
  });
});

describe('POST /api/admin/events/{id}/shop-pages/approve', () => {
  it('leaves a page that its shop saved again since, and names it', async () => {
    await save();
    await save({ version: 1, food: 'Bread' });
    const { json } = await approve(vino);
    expect(json).toMatchObject({ approved: 0, left: [{ businessId: 'vino', reason: 'changed' }] });
    expect(await shown()).not.toBe('Natural wines in the old bank.');
  });

  it.skipIf(isPacked)('leaves a page that its shop saves during the approval', async () => {
    await save();
    const before = await shown();
    beforeNextCommit(() => save({ version: 1, description: 'Rude words.' }));
    const { json } = await approve(vino);
    expect(json).toMatchObject({ approved: 0, left: [{ businessId: 'vino', reason: 'changed' }] });
    expect(await shown()).toBe(before);
    expect(await stored('shopPages/autumn_vino')).toMatchObject({ state: 'waiting', version: 2 });
  });

  it('approves once when two admins press at once', async () => {
    await save();
    const answers = await Promise.all([approve(vino), approve(vino)]);
    expect(answers.map(({ json }) => json.approved).toSorted()).toEqual([0, 1]);
    const left = answers.flatMap(({ json }) => json.left);
    expect(left).toMatchObject([{ businessId: 'vino', reason: 'approved' }]);
  });

  it('undoes an approval, after which the page waits again', async () => {
    const before = await shown();
    await save();
    const { changeId } = (await approve(vino)).json;
    const listed = await admin('GET', '/api/admin/changes?topic=shops&eventId=autumn');
    expect(listed.json.changes).toMatchObject([{ id: changeId, kind: 'shop-approval', count: 1 }]);
    const undo = await admin('POST', `/api/admin/changes/${changeId}/undo`, { body: {} });
    expect(undo.json).toMatchObject({ restored: 1, leftAlone: [] });
    expect(await shown()).toBe(before);
    expect(await stored('shopPages/autumn_vino')).toMatchObject({
      state: 'waiting',
      approvedBy: null,
    });
  });

  it('rejects the undo of an approval after a day', async () => {
    await save();
    const { changeId } = (await approve(vino)).json;
    const listed = await admin('GET', '/api/admin/changes?topic=shops&eventId=autumn');
    const [{ madeAt = '', undoUntil = '' } = {}] = listed.json.changes;
    expect(Date.parse(undoUntil) - Date.parse(madeAt)).toBe(day);
    await change(`changes/${changeId}`, { expiresAt: inDays(-1) });
    const undo = await admin('POST', `/api/admin/changes/${changeId}/undo`, { body: {} });
    expect([undo.status, undo.json.code]).toEqual([422, 'change-undo-over']);
    expect(await shown()).toBe('Natural wines in the old bank.');
  });

  it('restores the translations of former texts when it is undone', async () => {
    await seedTranslatedOffer();
    const before = await stored(offerPath);
    await save();
    const { changeId } = (await approve(vino)).json;
    await admin('POST', `/api/admin/changes/${changeId}/undo`, { body: {} });
    const { food, foodIn } = before;
    expect(await stored(offerPath)).toMatchObject({ food, foodIn });
  });

  it('leaves a business that staff edited since the approval', async () => {
    await save();
    const { changeId } = (await approve(vino)).json;
    await change('businesses/vino', { description: 'Edited by staff.', version: 9 });
    const undo = await admin('POST', `/api/admin/changes/${changeId}/undo`, { body: {} });
    expect(undo.json).toMatchObject({ restored: 0, leftAlone: [{ id: 'vino' }] });
    expect(await shown()).toBe('Edited by staff.');
  });
});

describe('GET /api/admin/events/{id}/shop-pages', () => {
  it('lists what waits next to what attendees see', async () => {
    await save();
    const [cask, shop] = await Promise.all([list(), list()]).then(([all]) =>
      ['cask', 'vino'].map((id) => all.find(({ businessId }) => businessId === id)),
    );
    expect(cask).toMatchObject({ state: 'new', waiting: null, link: null });
    expect(shop).toMatchObject({
      state: 'waiting',
      missing: ['picture'],
      waiting: { after: { description: 'Natural wines in the old bank.' } },
      link: { path: `/admin/shop/${linkSecrets.shop}` },
    });
  });

  it('names the texts whose translations the approval removes', async () => {
    await seedTranslatedOffer();
    await save();
    const shop = (await list()).find(({ businessId }) => businessId === 'vino');
    expect(shop?.waiting?.losesTranslations).toEqual(['food']);
  });
});

describe('POST /api/admin/events/{id}/shop-pages/links', () => {
  it('creates one link for each shop without one, also by two admins at once', async () => {
    const create = () => admin('POST', '/api/admin/events/autumn/shop-pages/links');
    const made = await Promise.all([create(), create()]);
    const shops = await list();
    expect(shops.every(({ link }) => link !== null)).toBe(true);
    const links = (await admin('GET', '/api/admin/shop-links?eventId=autumn')).json;
    expect(links).toHaveLength(shops.length);
    expect(made.map(({ json }) => json.created).toSorted()).toEqual([0, shops.length - 1]);
  });
});

describe('counter of a shop', () => {
  const counts = async () => (await api.as('shop', 'GET', '/api/shop/counts')).json;
  const status = (body: { status: BusinessStatus }) =>
    api.as('shop', 'POST', '/api/shop/status', { body });

  it.each(['sold-out', 'closed', 'open'] as const)(
    'shows attendees that the shop is %s',
    async (next) => {
      expect((await status({ status: next })).json).toEqual({ status: next });
      const { businessStatus } = (await stored('events/autumn')) as EventDocument;
      expect(businessStatus['vino']?.status ?? 'open').toBe(next);
      expect((await counts()).status).toBe(next);
    },
  );

  it('changes no other shop', async () => {
    await change('events/autumn', {
      businessStatus: { cask: { status: 'closed', sinceAt: inDays(0) } },
    });
    await status({ status: 'sold-out' });
    const { businessStatus } = (await stored('events/autumn')) as EventDocument;
    expect(Object.keys(businessStatus).toSorted()).toEqual(['cask', 'vino']);
  });

  it('lists the status as a change of the event', async () => {
    await status({ status: 'sold-out' });
    const { changes } = (await admin('GET', '/api/admin/changes?topic=events&eventId=autumn')).json;
    expect(changes).toContainEqual(
      expect.objectContaining({
        effects: [{ kind: 'status', business: 'Vino', status: 'sold-out' }],
      }),
    );
  });

  /** Seeds an hour of the event with 30 visits of a shop, one every two minutes. Returns its end. */
  async function seedEvening(
    page: (minutesAgo: (minutes: number) => string) => Partial<typeof waitingShopPage>,
    documents: Record<string, Record<string, unknown>> = {},
  ): Promise<number> {
    const now = instantOfOwnDay();
    vi.useFakeTimers({ toFake: ['Date'], now });
    const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
    const visits = Array.from({ length: 30 }, (_, index) => [
      `checkIns/autumn_guest${index}_vino`,
      checkInRecord(
        {
          eventId: 'autumn',
          participantId: `guest${index}`,
          businessId: 'vino',
          state: 'verified',
        },
        minutesAgo(1 + 2 * index),
      ),
    ]);
    await seed({
      ...eventFixture,
      ...Object.fromEntries(visits),
      ...documents,
      'events/autumn': {
        ...eventFixture['events/autumn'],
        ...documents['events/autumn'],
        startTime: minutesAgo(60),
        endTime: minutesAgo(-180),
      },
      'shopPages/autumn_vino': { ...waitingShopPage, ...page(minutesAgo) },
    });
    return now;
  }

  it.skipIf(isPacked)(
    'shows how busy it is, and when its bottles are likely to run out',
    async () => {
      const openedMinutesAgo = [60, 50, 40, 30, 20, 10];
      const now = await seedEvening((minutesAgo) => ({
        bottles: 8,
        openedBottles: openedMinutesAgo.map(minutesAgo),
      }));
      const { busy, runsOut } = await counts();
      expect(busy?.nextVisits).toBeGreaterThanOrEqual(12);
      expect(busy?.intervals.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(30);
      // Two bottles are left, and each lasts 10 minutes.
      const minutes = (Date.parse(runsOut?.at ?? '') - now) / 60_000;
      expect(minutes).toBeGreaterThan(12);
      expect(minutes).toBeLessThan(35);
      const { businesses } = (await admin('GET', '/api/admin/events/autumn/overview')).json;
      expect(businesses.find(({ id }) => id === 'vino')?.runsOut).toEqual(runsOut);
    },
  );

  it.skipIf(isPacked)(
    'starts the forecast from the bottles of the walk that the event was copied from',
    async () => {
      const spring = { vino: [20, 14], cask: [100] };
      const page = { ...waitingShopPage, eventId: 'spring', openedBottles: [] };
      const now = await seedEvening(() => ({ bottles: 20 }), {
        'events/autumn': { copiedFromId: 'spring' },
        'results/spring': countedResults({ visits: spring }),
        'shopPages/spring_vino': {
          ...page,
          openedBottles: Array.from({ length: 17 }, () => inDays(-199)),
        },
        'shopPages/spring_cask': { ...page, businessId: 'cask' },
      });
      // A bottle for two visits: five of 20 are left after 30 visits, which are ten more.
      const { runsOut } = await counts();
      const minutes = (Date.parse(runsOut?.at ?? '') - now) / 60_000;
      expect(minutes).toBeGreaterThan(12);
      expect(minutes).toBeLessThan(35);
    },
  );

  it('leaves the page unsent when a bottle is counted', async () => {
    await api.as('shop', 'POST', '/api/shop/bottles', { body: { change: 1 } });
    expect((await read()).json.state).toBe('new');
    const listed = (await list()).find(({ businessId }) => businessId === 'vino');
    expect(listed).toMatchObject({ state: 'new', savedAt: null });
  });

  it('counts opened bottles, and takes the last one back', async () => {
    const press = (by: 1 | -1) =>
      api.as('shop', 'POST', '/api/shop/bottles', { body: { change: by } });
    await press(1);
    expect((await press(1)).json).toEqual({ opened: 2 });
    expect((await press(-1)).json).toEqual({ opened: 1 });
    expect((await press(-1)).json).toEqual({ opened: 0 });
    expect((await press(-1)).json).toEqual({ opened: 0 });
    expect((await save()).json.bottles).toBe(24);
    expect(await counts()).toMatchObject({ bottles: 24, openedBottles: 0 });
  });
});
