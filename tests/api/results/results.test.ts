import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { countMailsToMany } from '../../../functions/src/firestore/mails/mails.ts';
import { hashLinkSecret } from '../../../functions/src/firestore/people/staff.ts';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { erasePerson } from '../../../functions/src/modules/personal-data/service.ts';
import { countDueResults } from '../../../functions/src/modules/results/count.ts';
import { people as callers, seed } from '../../support/api/calls/staff-api.ts';
import { admin, anyIp, api } from '../../support/api/calls/staff-link-calls.ts';
import { call } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { waitingShopPage } from '../../support/api/fixtures/shop-pages.ts';
import { linkSecrets, resultLink } from '../../support/api/fixtures/staff-links.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored } from '../../support/api/store/database.ts';
import { watchReads } from '../../support/api/store/watch-reads.ts';
import { endedEvening } from '../../support/ended-evening.ts';

const hour = 3_600_000;
const businessIds = ['vino', 'cask', 'loom'];
const secrets = {
  board: linkSecrets.results,
  vino: 'v1noresu1ts000000000',
  sponsors: 'sp0nsorsresu1ts00000',
};
const links = Object.fromEntries(
  (
    [
      ['vino', { audience: 'shop', businessId: 'vino' }],
      ['sponsors', { audience: 'sponsors' }],
    ] as const
  ).map(([name, of]) => {
    const secret = secrets[name];
    return [`resultLinks/${hashLinkSecret(secret)}`, resultLink({ ...of, secret })];
  }),
);

/** Documents of the fixture that are no part of the evening. */
const people = /^(?:registrations|participants|checkIns|claims|tills|admissions|changes)\//;
/** Documents of people that results are counted from. */
const countedPeople = /^(?:registrations|participants|claims)\//;
const places = Object.fromEntries(
  Object.entries(eventFixture).filter(([path]) => !people.test(path) && path !== 'events/autumn'),
);

function evening(count: number, endMs: number) {
  const startMs = Math.floor(endMs / hour) * hour - 4 * hour;
  const made = endedEvening({
    eventId: 'autumn',
    people: count,
    businessIds,
    startMs,
    hours: 4,
    seed: 7,
    rewardId: 'two',
  });
  const event = {
    ...eventFixture['events/autumn'],
    startTime: new Date(startMs).toISOString(),
    endTime: new Date(endMs).toISOString(),
  };
  return { ...made, documents: { ...places, ...links, ...made.documents, 'events/autumn': event } };
}

const read = (link: keyof typeof secrets) =>
  call('GET', `/api/results/${secrets[link]}`, {
    at: api.at,
    headers: { 'X-Forwarded-For': anyIp() },
  });

const ended = Date.now() - hour / 2;

/** Returns the numbers of people, visits and rewards in an answer. */
function numbersIn(answer: object): number[] {
  const fixed = ['from', 'to', 'latitude', 'longitude'];
  return Object.entries(answer).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return numbersIn(value);
    return typeof value === 'number' && !fixed.includes(name) ? [value] : [];
  });
}

describe('GET /api/results/{secret}', () => {
  it('shows the board the figures of a recount', async () => {
    const { documents, recount } = evening(120, ended);
    await seed(documents);
    const { status, json } = await read('board');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      audience: 'board',
      isSmall: false,
      visits: recount.visits,
      people: { came: recount.came, expected: 120, noShow: 120 - recount.came },
      rewards: [{ count: recount.rewards }],
      money: { netCents: recount.netCents, registrationsCents: recount.netCents },
    });
    expect(Object.fromEntries(json.shops.map(({ id, visits }) => [id, visits]))).toEqual(
      recount.byBusiness,
    );
    const vino = json.shops.find(({ id }) => id === 'vino');
    expect(eventFixture['businesses/vino']).toMatchObject(vino?.location ?? { latitude: 'shown' });
  });

  it.skipIf(isPacked)(
    'counts 500 people in one pass for all links that are opened at once, and none again',
    async () => {
      const { documents, recount } = evening(500, ended);
      await seed(documents);
      const reads = watchReads();
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_, at) => read(at % 2 ? 'board' : 'vino')),
      );
      const read14 = reads();
      expect(answers.map(({ json }) => json.people.came)).toEqual(Array(14).fill(recount.came));
      const counted = Object.keys(documents).filter((path) => countedPeople.test(path));
      const readPeople = read14.filter((path) => countedPeople.test(path));
      expect(readPeople.toSorted()).toEqual(counted.toSorted());
      expect(read14.length - readPeople.length).toBeLessThan(14 * 10);
      await read('board');
      expect(reads().length).toBeLessThan(10);
    },
  );

  it('expects a registered person and the ticket that they would have shown once', async () => {
    const { documents } = evening(120, ended);
    const registrations = Object.entries(documents).filter(([path]) => /^registrations/.test(path));
    const [[path, registration] = ['', {}]] = registrations;
    const sharing = { ...registration, sharesTicketPlace: true };
    const of = { eventId: 'autumn', holderName: null, holderEmail: null };
    const tickets = ['WW-S1', 'WW-S2'].map((id) => [`tickets/${id}`, newTicket(of, 'import', '')]);
    await seed({ ...documents, [path]: sharing, ...Object.fromEntries(tickets) });
    expect((await read('board')).json.people.expected).toBe(121);
  });

  it('compares with the last walk that took place, not with one that was called off', async () => {
    const { documents } = evening(60, ended);
    const daysAgo = (days: number) => new Date(ended - days * 24 * hour).toISOString();
    const earlier = (name: string, days: number, isCalledOff: boolean) => ({
      ...documents['events/autumn'],
      name,
      startTime: daysAgo(days + 1),
      endTime: daysAgo(days),
      isActive: false,
      inactiveSince: daysAgo(isCalledOff ? days + 1 : days - 1),
    });
    await seed({
      ...documents,
      'events/summer': earlier('Summer Walk', 60, false),
      'events/rain': earlier('Rain Walk', 30, true),
    });
    expect((await read('board')).json.people.previousName).toBe('Summer Walk');
  });

  it('shows a shop itself only, and the sponsors neither shops nor money', async () => {
    const { documents, recount } = evening(120, ended);
    await seed({
      ...documents,
      'viewCounts/autumn_1': { eventId: 'autumn', landing: 7, map: 3 },
      'viewCounts/autumn_6': { eventId: 'autumn', landing: 5, map: 1 },
    });
    const shop = (await read('vino')).json;
    expect(shop.shops.map(({ id }) => id)).toEqual(['vino']);
    expect(shop.shops[0]?.visits).toBe(recount.byBusiness.vino);
    expect([shop.money, shop.shopName]).toEqual([null, 'Vino']);
    const text = JSON.stringify(shop);
    expect(text).not.toContain('Cask');
    const sponsors = (await read('sponsors')).json;
    expect([shop.views, sponsors.views]).toEqual([null, { landing: 12, map: null }]);
    expect([sponsors.shops, sponsors.money, sponsors.comments]).toEqual([[], null, null]);
    expect(sponsors.people.came).toBe(recount.came);
  });

  it('hides all numbers of a walk with 2 visitors', async () => {
    await seed(evening(3, ended).documents);
    const { json } = await read('board');
    expect(json).toMatchObject({ isSmall: true, visits: null });
    const { previousName: _name, ...numbers } = json.people;
    const shown = [
      Object.values(numbers),
      json.hours.map(({ visits }) => visits),
      json.rewards.map(({ count }) => count),
      json.stops.map((stops) => stops.people),
      json.shops.flatMap(({ visits, hours, rewards }) => [visits, ...hours, rewards]),
    ].flat();
    expect(shown.every((number) => number === null)).toBe(true);
  });

  it('hides all numbers of 2 visitors among 30 registered people', async () => {
    const { documents } = evening(30, ended);
    await seed(documents);
    await read('board');
    const { people } = await stored('results/autumn');
    // Two people at six stops each between 19 and 20 h.
    const counted = { ...(people as object), came: 2, returning: 0, stops: [0, 0, 0, 0, 0, 0, 2] };
    const visits = { vino: [0, 4, 0, 0], cask: [0, 4, 0, 0], loom: [0, 4, 0, 0] };
    await change('results/autumn', { people: { ...counted, visits, claims: { two: 6 } } });
    for (const link of ['board', 'vino', 'sponsors'] as const) {
      const { json } = await read(link);
      expect(json.isSmall).toBe(true);
      expect(numbersIn([json.people, json.hours, json.stops, json.shops, json.rewards])).toEqual(
        [],
      );
      expect([json.visits, json.averageVisits, json.money?.netCents ?? null]).toEqual([
        null,
        null,
        null,
      ]);
    }
  });

  it('hides a reward that few took where the number of its shop would tell it', async () => {
    const { documents } = evening(120, ended);
    await seed(documents);
    await read('board');
    const counted = await stored('results/autumn');
    await change('results/autumn', {
      rewards: [
        { id: 'two', name: 'Two doors' },
        { id: 'all', name: 'All doors' },
      ],
      people: {
        ...(counted.people as object),
        claims: { two: 20, all: 4 },
        shopClaims: { vino: 24 },
      },
    });
    const { json } = await read('board');
    expect(json.shops.find(({ id }) => id === 'vino')?.rewards).toBe(24);
    expect(json.rewards.map(({ count }) => count)).toEqual([null, null]);
  });

  it('shows an empty walk as a small one', async () => {
    await seed(evening(0, ended).documents);
    expect((await read('board')).json).toMatchObject({ isSmall: true, averageStops: null });
  });

  it('says when the results of a running walk are here', async () => {
    const endMs = Date.now() + hour;
    await seed(evening(20, endMs).documents);
    const { status, json } = await read('board');
    expect([status, json.code]).toEqual([422, 'results-too-early']);
    expect(json.message).toMatch(
      /^Autumn Walk is still to come or in progress\. The results are here when it has ended, .+\.$/,
    );
    expect(await stored('results/autumn')).toBeUndefined();
  });

  it('opens no ended or unknown link', async () => {
    await seed(evening(20, ended).documents);
    const [link] = Object.keys(links);
    await change(link ?? '', { isActive: false });
    expect((await read('vino')).json.code).toBe('link-ended');
    const unknown = await call('GET', '/api/results/0000000000000000000a', {
      at: api.at,
      headers: { 'X-Forwarded-For': anyIp() },
    });
    expect(unknown.json.code).toBe('link-ended');
  });

  it('names a shop that left the walk after visits, whose own link still opens', async () => {
    const { documents, recount } = evening(120, ended);
    await seed(documents);
    await change('events/autumn', { businessIds: ['cask', 'loom'] });
    await change('businesses/vino', { isActive: false });
    const visits = recount.byBusiness.vino;
    for (const link of ['board', 'vino'] as const) {
      const { shops } = (await read(link)).json;
      expect(shops.find(({ id }) => id === 'vino')).toMatchObject({ name: 'Vino', visits });
    }
  });

  it.skipIf(isPacked)('adds visits that arrive 20 hours later, and none after a day', async () => {
    const endMs = Date.now() - 20 * hour;
    const { documents, recount } = evening(60, endMs);
    await seed(documents);
    await countDueResults(endMs + 9 * hour);
    const visits = {
      vino: { checkInTime: new Date(endMs - hour).toISOString(), state: 'verified' },
    };
    const late = { firstVisitAt: new Date(endMs - hour).toISOString(), state: 'walking' };
    await change('participants/walker-0/progress/autumn', { visits });
    await change('registrations/EVENING0000000000000', late);
    await countDueResults(endMs + 24 * hour);
    const counted = await stored('results/autumn');
    expect(counted).toMatchObject({ isFinal: true, people: { came: recount.came + 1 } });
    await change('participants/walker-10/progress/autumn', { visits });
    await countDueResults(endMs + 48 * hour);
    const surveyCountedAt = new Date(endMs + 48 * hour).toISOString();
    expect(await stored('results/autumn')).toEqual({ ...counted, surveyCountedAt });
  });

  it.skipIf(isPacked)(
    'keeps the sums when people are erased before and after a recount',
    async () => {
      const endMs = Date.now() - 2 * hour;
      const { documents } = evening(60, endMs);
      await seed(documents);
      // Did not come with the ticket that they would have shown.
      await change('registrations/EVENING0000000000010', {
        ticketId: null,
        isVerified: false,
        sharesTicketPlace: true,
      });
      const of = { eventId: 'autumn', holderName: null, holderEmail: null };
      await change('tickets/WW-S1', newTicket(of, 'import', ''));
      await countDueResults(endMs + 1);
      const before = (await read('board')).json;
      expect(before.people.expected).toBe(60);
      for (const index of [1, 2, 10]) await erasePerson(`walker-${index}`, 'admin', Date.now());
      await countDueResults(endMs + 25 * hour);
      for (const index of [4, 5]) await erasePerson(`walker-${index}`, 'admin', Date.now());
      const after = (await read('board')).json;
      expect({ ...after, countedAt: '', isFinal: true }).toEqual({
        ...before,
        countedAt: '',
        isFinal: true,
      });
      expect(JSON.stringify(await stored('results/autumn'))).not.toMatch(/walker|Walker/);
    },
  );

  it.skipIf(isPacked)('counts returning people by email, also after some are deleted', async () => {
    const endMs = Date.now() - 2 * hour;
    const documents: Record<string, object> = evening(60, endMs).documents;
    const at = (days: number) => new Date(endMs - days * 24 * hour).toISOString();
    // Every second person registered for the walk before with another address of the same mailbox.
    const before = Array.from({ length: 60 }, (_, index) => {
      const data = documents[`registrations/EVENING${String(index).padStart(13, '0')}`];
      const email = `walker-${index}${index % 2 ? '' : '+walk'}@example.com`;
      const path = `registrations/SUMMERS${String(index).padStart(13, '0')}`;
      return [path, { ...data, eventId: 'summer', email, arrivedAt: at(60) }] as const;
    });
    const summer = { ...documents['events/autumn'], startTime: at(61), endTime: at(60) };
    await seed({ ...documents, ...Object.fromEntries(before), 'events/summer': summer });
    const returning = async () => (await stored('results/autumn')).people.returning;
    await countDueResults(endMs + 1);
    const first = await returning();
    expect(first).toBeGreaterThan(0);
    for (const index of [1, 2, 3, 4]) await erasePerson(`walker-${index}`, 'admin', Date.now());
    await countDueResults(endMs + 25 * hour);
    expect(await returning()).toBe(first);
  });

  it.skipIf(isPacked)('counts a walk that was moved after its final count', async () => {
    const { documents, recount } = evening(60, ended);
    const moved = documents['events/autumn'];
    const planned = new Date(ended - 72 * hour).toISOString();
    const isOfPerson = (path: string) => countedPeople.test(path);
    await seed({
      ...Object.fromEntries(Object.entries(documents).filter(([path]) => !isOfPerson(path))),
      'events/autumn': { ...moved, endTime: planned },
    });
    await countDueResults(ended - 47 * hour);
    const final = await stored('results/autumn');
    expect(final).toMatchObject({ isFinal: true, people: { came: 0 } });
    await seed({ ...documents, 'results/autumn': final });
    await erasePerson('walker-1', 'admin', Date.now());
    await countDueResults(Date.now());
    expect(await stored('results/autumn')).toMatchObject({
      endTime: moved.endTime,
      isFinal: false,
      people: { came: recount.came, visits: expect.anything() },
    });
    expect((await read('board')).json.visits).toBe(recount.visits);
  });
});

describe('PUT /api/results/{secret}/answer', () => {
  const answer = { sales: 'up-to-double', worthIt: 'yes', change: 'More glasses.' } as const;
  const send = (secret: string, body: object = answer) =>
    call('PUT', `/api/results/${secret}/answer`, {
      at: api.at,
      headers: { 'X-Forwarded-For': anyIp() },
      unchecked: body,
    });

  it('shows what a shop said to the shop and the board, and to no other', async () => {
    await seed(evening(60, ended).documents);
    expect((await send(secrets.vino)).json).toEqual(answer);
    expect((await read('vino')).json.ownAnswer).toEqual(answer);
    const changes = [{ shop: 'Vino', text: 'More glasses.' }];
    expect((await read('board')).json.shopsSaid).toMatchObject({
      changes,
      sales: [null, null, null],
      worthIt: [null, null, null],
    });
    const sponsors = (await read('sponsors')).json;
    expect([sponsors.shopsSaid, sponsors.ownAnswer]).toEqual([null, null]);
    await change(`resultLinks/${hashLinkSecret(secrets.vino)}`, { businessId: 'cask' });
    const other = (await read('vino')).json;
    expect([other.shopsSaid, other.ownAnswer]).toEqual([null, null]);
  });

  it('replaces an answer, and takes none from a board or of another kind', async () => {
    await seed(evening(60, ended).documents);
    await send(secrets.vino);
    await send(secrets.vino, { ...answer, change: '' });
    expect((await read('vino')).json.ownAnswer?.change).toBe('');
    expect((await send(secrets.board)).json.code).toBe('shops-only');
    expect((await send(secrets.vino, { ...answer, sales: 'lots' })).status).toBe(400);
  });

  it('accepts the link to the page of the shop', async () => {
    await seed(evening(60, ended).documents);
    expect((await send(linkSecrets.shop)).status).toBe(200);
    const { json } = await call('GET', `/api/results/${linkSecrets.shop}`, {
      at: api.at,
      headers: { 'X-Forwarded-For': anyIp() },
    });
    expect([json.audience, json.shops.map(({ id }) => id)]).toEqual(['shop', ['vino']]);
  });
});

describe('GET /api/admin/events/{id}/results', () => {
  it('returns what the board sees with the stock and the cost, which a recount keeps', async () => {
    const { documents, recount } = evening(120, ended);
    const openedBottles = [new Date(ended - hour).toISOString()];
    await seed({
      ...documents,
      'shopPages/autumn_vino': { ...waitingShopPage, openedBottles },
      'shopPages/autumn_cask': { ...waitingShopPage, businessId: 'cask', bottles: null },
    });
    const save = (costCents: number | null) =>
      admin('PUT', '/api/admin/events/autumn/cost', { body: { costCents } });
    expect((await save(240_000)).json).toEqual({ costCents: 240_000 });
    await change('results/autumn', { countedAt: new Date(ended - hour).toISOString() });
    const { json } = await admin('GET', '/api/admin/events/autumn/results');
    expect(json).toMatchObject({
      audience: 'board',
      costCents: 240_000,
      currency: 'USD',
      stock: { bottles: 24, openedBottles: 1 },
      people: { came: recount.came },
    });
    expect((await save(null)).json).toEqual({ costCents: null });
    const refused = await call('PUT', '/api/admin/events/autumn/cost', {
      at: api.at,
      token: callers.admin(),
      unchecked: { costCents: -1 },
    });
    expect(refused.status).toBe(400);
  });
});

describe('POST /api/admin/check-ins/export', () => {
  it('returns all check-ins by time and without people, in parts that read each one once', async () => {
    const { documents, recount } = evening(900, ended);
    await seed(documents);
    const reads = isPacked ? () => [] : watchReads();
    const rows: { capturedAt: string }[] = [];
    let cursor: string | undefined;
    do {
      const body = { eventId: 'autumn', ...(cursor && { cursor }) };
      const { json } = await admin('POST', '/api/admin/check-ins/export', { body });
      rows.push(...json.rows);
      cursor = json.nextCursor ?? undefined;
    } while (cursor);
    expect(recount.visits).toBeGreaterThan(1000);
    expect(rows).toHaveLength(recount.visits);
    const readCheckIns = reads().filter((path) => path.startsWith('checkIns/'));
    if (!isPacked) expect(readCheckIns).toHaveLength(recount.visits);
    const times = rows.map(({ capturedAt }) => capturedAt);
    expect(times).toEqual(times.toSorted());
    expect(JSON.stringify(rows)).not.toContain('walker');
    expect(rows[0]).toMatchObject({ state: 'verified', way: 'location', distanceMeters: 4 });
  });
});

describe('links to results', () => {
  beforeEach(async () => {
    await seed(evening(20, ended).documents);
  });
  const list = () => admin('GET', '/api/admin/events/autumn/result-links');
  const create = (audience: 'board' | 'shop' | 'sponsors') =>
    admin('POST', '/api/admin/events/autumn/result-links', { body: { audience } });

  it('makes the missing links once, also for two admins at once', async () => {
    const both = await Promise.all([create('shop'), create('shop')]);
    expect(both.map(({ json }) => json.created).toSorted()).toEqual([0, 2]);
    expect((await create('board')).json.created).toBe(0);
    const { json } = await list();
    expect(json.shopsWithoutLink).toBe(0);
    expect(json.links.map(({ name }) => name)).toEqual(['', '', 'Cask', 'Loom', 'Vino']);
  });

  it('ends a link, which then opens nothing, and makes another one', async () => {
    const board = (await list()).json.links.find(({ audience }) => audience === 'board');
    await admin('POST', `/api/admin/result-links/${board?.id}/end`);
    expect((await read('board')).json.code).toBe('link-ended');
    expect((await create('board')).json.created).toBe(1);
    const next = (await list()).json.links.find(({ audience }) => audience === 'board');
    expect(next?.path).not.toBe(board?.path);
  });

  describe('by mail', () => {
    const catcher = useMailCatcher();
    const contact = { person: 'Rosa Lund', phone: '', email: 'vino@example.com', notes: '' };
    const mail = () => admin('POST', '/api/admin/events/autumn/result-links/mails');

    it.skipIf(isPacked)('mails each shop its own link once', async () => {
      await change('businesses/vino', { contact, name: 'Vino, vino.example' });
      await create('shop');
      expect((await mail()).json).toEqual({ queued: 1, withoutEmail: ['Cask', 'Loom'] });
      expect((await mail()).json.queued).toBe(0);
      // Like links of shops, they are ahead of other mails to many.
      expect(await countMailsToMany(Date.now())).toBe(1);
      await deliverDueMails(Date.now());
      const received = catcher.mails.filter(({ to }) => to.includes('vino@example.com'));
      // A name is no link.
      const name = 'Vino, vino.\u200bexample';
      expect(received.map(({ subject }) => subject)).toEqual([
        `${name} at Autumn Walk: your results`,
      ]);
      expect(received[0]?.text).toContain(`/results/${secrets.vino}`);
    });

    it.skipIf(isPacked)('mails a link again to a corrected email', async () => {
      await change('businesses/vino', { contact: { ...contact, email: 'vino@exmaple.com' } });
      expect((await mail()).json.queued).toBe(1);
      await change('businesses/vino', { contact: { ...contact, email: 'corrected@example.com' } });
      expect((await mail()).json.queued).toBe(1);
      expect((await mail()).json.queued).toBe(0);
      await deliverDueMails(Date.now());
      const received = catcher.mails.filter(({ to }) => to.includes('corrected@example.com'));
      expect(received.map(({ text }) => text?.includes(`/results/${secrets.vino}`))).toEqual([
        true,
      ]);
    });
  });
});
