import { beforeEach, describe, expect, it } from 'vitest';
import { emptyBusinessFacts } from '../../../common/src/model/businesses.ts';
import { inNoLanguage } from '../../../common/src/model/languages.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { missingOffers } from '../../../functions/src/modules/businesses/offers.ts';
import { rebuildCatalogs } from '../../../functions/src/modules/catalog/service.ts';
import {
  audited,
  business,
  edited,
  event,
  seed,
  staffApi,
} from '../../support/api/calls/staff-api.ts';
import { changesOf, outcomeOf } from '../../support/api/changes.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { checkIn as checkInAtLoom } from '../../support/api/roles/samples.ts';
import { change, howMany, stored } from '../../support/api/store/database.ts';

const api = await staffApi();
const changes = changesOf(api);

const usual = {
  ...emptyBusinessFacts(),
  openFrom: '17:00',
  openUntil: '22:00',
  offered: 'Two reds',
};
const norton = { wine: 'Norton', grower: 'Ash Hollow', bottleCents: 2400 };
const offer = {
  openFrom: '18:00',
  offered: 'Norton from the cask',
  pours: [norton],
  requiresVenueCode: true,
};

/** An event in progress and one that is prepared, with the same businesses. */
beforeEach(() =>
  seed({
    'events/tonight': event,
    'events/autumn': { ...event, startTime: '2099-01-01T18:00:00.000Z', isActive: false },
    'businesses/vino': business('Vino', 38.1, { facts: usual }),
    'businesses/cask': business('Cask', 38.101),
  }),
);

const save = (eventId: string, fields: object = offer, businessId = 'vino') =>
  api.as('admin', 'PUT', `/api/admin/events/${eventId}/offers/${businessId}`, { body: fields });

/** Offer of Vino as attendees of an event see it in lists and on the map. */
async function shownAt(eventId: string) {
  // Runs the triggers' functions; triggers do not run in the test project.
  await rebuildCatalogs({ kind: 'event', eventId }, Date.now());
  const { businesses } = await stored(`catalogues/${eventId}`);
  return businesses.find(({ id }: { id: string }) => id === 'vino');
}

describe('PUT /api/admin/events/{eventId}/offers/{businessId}', () => {
  it('leaves the event in progress and the business unchanged when the next event is edited', async () => {
    const tonight = await shownAt('tonight');
    const vino = await stored('businesses/vino');
    expect(tonight).toMatchObject({ openFrom: '17:00', offered: 'Two reds' });
    const { status, json } = await save('autumn');
    expect(status).toBe(200);
    expect(json).toMatchObject({ ...offer, id: 'vino', openUntil: '', food: '', version: 1 });
    expect(await shownAt('tonight')).toEqual(tonight);
    expect(await stored('businesses/vino')).toEqual(vino);
    expect(await howMany('changes')).toBe(0);
    expect(await shownAt('autumn')).toMatchObject({
      openFrom: '18:00',
      openUntil: '',
      offered: 'Norton from the cask',
      offerText: '',
      pours: [{ wine: 'Norton', grower: 'Ash Hollow' }],
      requiresVenueCode: true,
    });
    expect((await audited()).at(-1)).toEqual({
      actor: 'admin',
      action: 'offer.edit',
      target: 'events/autumn/offers/vino',
    });
  });

  it('restores the usual offer when the change is undone during the event', async () => {
    await save('tonight');
    expect(await shownAt('tonight')).toMatchObject({ openFrom: '18:00' });
    const [changed] = await changes.list('events');
    expect(changed).toMatchObject({ effects: [{ kind: 'offer', business: 'Vino' }] });
    const undone = await changes.undo(changed?.id);
    expect(undone.status).toBe(200);
    expect(await shownAt('tonight')).toMatchObject({ openFrom: '17:00', offered: 'Two reds' });
  });

  it('refuses an edit of an older version, and a first one that someone else made before', async () => {
    await save('autumn', { ...offer, version: 0 });
    const second = await save('autumn', { offered: 'Cider', version: 0 });
    expect([second.status, second.json.code]).toEqual([409, 'stale-edit']);
    expect((await save('autumn', { offered: 'Cider', version: 1 })).json.version).toBe(2);
  });

  it.each([
    ['an unknown event', 'gone', 'vino', 'This event no longer exists.'],
    ['an unknown business', 'autumn', 'gone', 'This business no longer exists.'],
  ])('answers 404 for %s', async (_name, eventId, businessId, message) => {
    const { status, json } = await save(eventId, offer, businessId);
    expect([status, json.message]).toEqual([404, message]);
  });

  it.each([
    ['a pour without a name', { wine: ' ' }, 'pours.0.wine', 'Please fill this in.'],
    ['a price of -1', { bottleCents: -100 }, 'pours.0.bottleCents', 'Enter a price of 0 or more.'],
    [
      'a price of 35.555',
      { bottleCents: 3555.5 },
      'pours.0.bottleCents',
      'Enter a price with at most two decimals.',
    ],
  ])('refuses %s at its field', async (_name, pour, field, message) => {
    const { status, json } = await save('autumn', { pours: [{ ...norton, ...pour }] });
    expect([status, json.fields[field]]).toEqual([400, message]);
    expect(await howMany('events/autumn/offers')).toBe(0);
  });

  it('refuses more than 12 pours and a field that is none', async () => {
    expect((await save('autumn', { pours: Array(13).fill(norton) })).status).toBe(400);
    expect((await save('autumn', { stepFree: 'yes' })).status).toBe(400);
  });
});

describe('PUT /api/admin/events/{eventId}/offers/{businessId} with translations', () => {
  const inSpanish = (es: string) => ({ ...inNoLanguage, es });
  const translations = {
    offeredIn: inSpanish('Norton del barril'),
    withoutAlcoholIn: inSpanish('Té frío'),
    foodIn: inSpanish('Aceitunas'),
    pours: [{ ...norton, notesIn: inSpanish('Ciruela') }],
  };

  it('publishes the translations for the map and the search', async () => {
    const { json } = await save('autumn', { ...offer, ...translations });
    expect(json).toMatchObject(translations);
    expect(await shownAt('autumn')).toMatchObject({
      offered: 'Norton from the cask',
      offeredIn: translations.offeredIn,
      offerText: 'Té frío, Aceitunas',
    });
  });

  it('stores empty translations if they are omitted', async () => {
    const none = inSpanish('');
    expect((await save('autumn')).json).toMatchObject({
      offeredIn: none,
      withoutAlcoholIn: none,
      foodIn: none,
      pours: [{ notesIn: none }],
    });
    expect(await shownAt('autumn')).toMatchObject({ offeredIn: none });
    expect(await shownAt('tonight')).toMatchObject({ offeredIn: none });
  });

  it('restores the earlier translations after an undo during the event', async () => {
    await save('tonight', { ...offer, ...translations });
    const [changed] = await changes.list('events');
    await changes.undo(changed?.id);
    expect(await shownAt('tonight')).toMatchObject({ offeredIn: inSpanish('') });
  });

  it.each([
    ['of 301 characters', { foodIn: inSpanish('x'.repeat(301)) }, 'foodIn.es'],
    ['in an unknown language', { foodIn: { ...inNoLanguage, xx: 'Olives' } }, 'foodIn'],
    [
      'of notes with 201 characters',
      { pours: [{ ...norton, notesIn: inSpanish('x'.repeat(201)) }] },
      'pours.0.notesIn.es',
    ],
  ])('rejects a translation %s', async (_name, fields, field) => {
    const { status, json } = await save('autumn', fields);
    expect([status, Object.keys(json.fields)]).toEqual([400, [expect.stringContaining(field)]]);
    expect(await howMany('events/autumn/offers')).toBe(0);
  });
});

describe('POST /api/admin/events/{id}/duplicate', () => {
  it('copies the offers, which then change independently', async () => {
    const foodIn = { ...inNoLanguage, es: 'Aceitunas' };
    await save('tonight', { ...offer, foodIn });
    const copy = await api.as('admin', 'POST', '/api/admin/events/tonight/duplicate', {
      body: {
        name: 'Spring Walk',
        startTime: '2099-04-01T18:00:00.000Z',
        endTime: '2099-04-01T22:00:00.000Z',
      },
    });
    const path = `events/${copy.json.id}/offers/vino`;
    expect(await stored(path)).toMatchObject({ ...offer, foodIn, version: 1 });
    await save(copy.json.id, { offered: 'Rosé', version: 1 });
    expect(await stored('events/tonight/offers/vino')).toMatchObject(offer);
  });
});

describe('undo of an import of businesses', () => {
  it('leaves a business that has an offer at an event', async () => {
    const documents = ['businesses/vino', 'businesses/cask'];
    await change('changes/morning', { ...eventFixture['changes/morning'], documents });
    await save('autumn');
    const { json } = await changes.undo('morning');
    expect(outcomeOf(json)).toEqual({ removed: 1, restored: 0, leftAlone: ['Vino'] });
  });
});

describe('POST /api/checkins at a business that requires its venue code', () => {
  it('refuses a location without the code and verifies it with the code', async () => {
    await seed(eventFixture);
    await save('autumn', { requiresVenueCode: true }, 'loom');
    await rebuildCatalogs({ kind: 'event', eventId: 'autumn' }, Date.now());
    const checkIn = (venueCode?: string) =>
      api.as('attendee', 'POST', '/api/checkins', { body: { ...checkInAtLoom, venueCode } });
    const refused = await checkIn();
    expect([refused.status, refused.json.code]).toEqual([422, 'venue-code-required']);
    expect(refused.json.message).toContain('Come inside Loom and scan the venue code');
    const { venueCode } = await stored('businesses/loom');
    expect((await checkIn(venueCode)).json).toMatchObject({ state: 'verified' });
  });
});

describe('npm run migrate', () => {
  it('stores the usual offers at the active events once, and leaves saved ones', async () => {
    await change('events/past', { ...event, endTime: '2025-11-20T22:00:00.000Z' });
    await save('autumn');
    await commit(await missingOffers(Date.now()));
    const { openFrom, openUntil, offered } = usual;
    const tonight = { openFrom, openUntil, offered, pours: [], food: '', version: 1 };
    expect(await stored('events/tonight/offers/vino')).toMatchObject(tonight);
    expect(await stored('events/autumn/offers/vino')).toMatchObject(offer);
    expect(await howMany('events/tonight/offers')).toBe(1);
    expect(await howMany('events/past/offers')).toBe(0);
    expect(await missingOffers(Date.now())).toEqual([]);
  });
});

it('reads an offer of an earlier version without pours or food', async () => {
  await change('events/autumn/offers/vino', { offered: 'Port', ...edited });
  expect(await shownAt('autumn')).toMatchObject({ offered: 'Port', openFrom: '', offerText: '' });
});
