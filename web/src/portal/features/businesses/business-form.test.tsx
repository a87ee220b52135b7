import { screen, waitFor } from '@testing-library/react';
import { emptyBusinessContact, emptyBusinessFacts } from '@wine-walk/common/model/businesses.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { business } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  autumn,
  create,
  edit,
  fillRequired,
  form,
  open,
  prepareBusinessesTab,
  save,
  server,
  vino,
} from '../../../support/portal/businesses-tab.tsx';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { refusal } from '../../../support/portal/fake-server.ts';
import { fallbackFields } from '../../../support/portal/fallback-fields.ts';
import { fill } from '../../../support/portal/open-form.ts';

beforeEach(prepareBusinessesTab);

const copyOf = 'GET /api/admin/images/copy?url=https%3A%2F%2Fexample.org%2Ffront.webp';

describe('<PlaceSearch>', () => {
  const search = 'GET /api/admin/places?address=2+Depot+Square';
  const placeButton = async () => (await form()).findByRole('button', { name: /^2 Depot Square/ });

  async function findPlace() {
    server.on('GET /api/admin/places', { body: { isConfigured: true, places: [] } });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add Business' }));
    await fill(user, /^Address/, '2 Depot Square');
    await user.click(await (await form()).findByRole('button', { name: 'Find this address' }));
    return user;
  }

  it('places the pin at the address that is chosen', async () => {
    const place = { label: '2 Depot Square, Harlow', latitude: 38.15, longitude: -79.07 };
    server.on(search, { body: { isConfigured: true, places: [place] } });
    const user = await findPlace();
    await user.click(await placeButton());
    const fields = await form();
    expect(fields.getByLabelText<HTMLInputElement>(/^Latitude/).value).toBe('38.150000');
    expect(fields.getByLabelText<HTMLInputElement>(/^Longitude/).value).toBe('-79.070000');
  });

  it('says what to do if the address is unknown or the search is unavailable', async () => {
    server.on(search, { body: { isConfigured: true, places: [] } });
    const user = await findPlace();
    expect(await (await form()).findByText(/^We didn’t find this address/)).toBeTruthy();
    server.on(search, refusal(503, 'other', 'Place the pin instead.'));
    await user.click((await form()).getByRole('button', { name: 'Find this address' }));
    expect(await (await form()).findByText('Place the pin instead.')).toBeTruthy();
  });

  it('offers no search of places without a geocoder', async () => {
    const places = 'GET /api/admin/places';
    server.on(places, { body: { isConfigured: false, places: [] } });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add Business' }));
    await waitFor(() => expect(server.requestsTo(places)).toHaveLength(1));
    expect((await form()).queryByRole('button', { name: 'Find this address' })).toBeNull();
  });
});

describe('<LocationFields>', () => {
  const noStreets = /^There are no streets yet\. Choose “Map” at the event to add them\./;

  it('says how to get the streets of an event that has none', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add Business' }));
    expect(await (await form()).findByText(noStreets)).toBeTruthy();
  });

  it('does not ask for streets when they cannot be read', async () => {
    const districtId = 'd'.repeat(64);
    emitSnapshot('events', [{ ...autumn, districtId }]);
    const read = `GET /api/districts/${districtId}`;
    server.on(read, refusal(503, 'other', 'Please try again.'));
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add Business' }));
    const fields = await form();
    expect(await fields.findByText(/^Click the place on the map/)).toBeTruthy();
    expect(server.requestsTo(read)).not.toEqual([]);
    expect(fields.queryByText(noStreets)).toBeNull();
  });

  it('says what a pasted short link lacks, until one with a place is pasted', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add Business' }));
    const fields = await form();
    const latitude = fields.getByLabelText<HTMLInputElement>(/^Latitude/);
    await user.click(latitude);
    await user.paste('https://maps.app.goo.gl/abc');
    expect(fields.getByText(/^This link doesn’t say where the place is/)).toBeTruthy();
    expect(latitude.value).toBe('');
    await user.paste('https://maps.apple.com/?ll=38.1498,-79.0754&q=Mill');
    expect(latitude.value).toBe('38.1498');
    expect(fields.queryByText(/^This link doesn’t say/)).toBeNull();
  });

  it('reads a single coordinate with marks into the field that it is pasted into', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add Business' }));
    const fields = await form();
    const longitude = fields.getByLabelText<HTMLInputElement>(/^Longitude/);
    await user.click(longitude);
    for (const [pasted, value] of [
      ['79° 4′ 31.6″ W', '-79.075444'],
      ['\u221279.0755', '-79.0755'],
    ] as const) {
      await user.paste(pasted);
      expect(longitude.value).toBe(value);
    }
    expect(fields.getByLabelText<HTMLInputElement>(/^Latitude/).value).toBe('');
  });

  it('reads WKT into both fields', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add Business' }));
    const fields = await form();
    await user.click(fields.getByLabelText(/^Latitude/));
    await user.paste('POINT (-79.0754 38.1498)');
    expect(fields.getByLabelText<HTMLInputElement>(/^Latitude/).value).toBe('38.1498');
    expect(fields.getByLabelText<HTMLInputElement>(/^Longitude/).value).toBe('-79.0754');
  });
});

describe('<BusinessPage>', () => {
  it('creates a business that joins the active events by default', async () => {
    server.on(create, { body: business('books', { name: 'Depot Books' }) });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add Business' }));
    await fillRequired(user);
    await save(user);
    expect(await screen.findByText('Business created successfully')).toBeTruthy();
    expect(server.requestsTo(create)[0]?.body).toEqual({
      name: 'Depot Books',
      description: '',
      descriptionIn: inNoLanguage,
      category: 'bar',
      stampMotif: 'auto',
      address: '2 Depot Square',
      latitude: 38.15,
      longitude: -79.07,
      imageUrl: '',
      imageAlt: '',
      imageAltIn: inNoLanguage,
      rating: 0,
      isActive: true,
      hasSpecialReward: false,
      rewardDescription: '',
      rewardDescriptionIn: inNoLanguage,
      facts: emptyBusinessFacts(),
      contact: emptyBusinessContact(),
      eventIds: ['spring'],
    });
  });

  it('marks each text that falls back in another language', async () => {
    const user = open('/admin/businesses?edit=vino');
    await form();
    expect(fallbackFields()).toEqual([]);
    await fill(user, /^Description/, 'Wine by the glass');
    expect(fallbackFields()).toEqual(['Spanish description']);
    await fill(user, /^Spanish description/, 'Vino por copa');
    expect(fallbackFields()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /^Special reward/ }));
    await fill(user, /^Special reward description/, 'A taste');
    await fill(user, /^Image URL/, 'https://example.org/front.webp');
    await fill(user, /^Picture description/, 'A brick front');
    expect(fallbackFields()).toEqual([
      'Spanish picture description',
      'Spanish special reward description',
    ]);
  });

  it('asks to check the translation of a text that was changed', async () => {
    const descriptionIn = { ...inNoLanguage, es: 'Vinos del valle' };
    emitSnapshot('businesses', [business('vino', { description: 'Valley wines', descriptionIn })]);
    const user = open('/admin/businesses?edit=vino');
    await form();
    const mark = () =>
      screen.queryByText('The English text has changed. Check that this one still fits.');
    expect(mark()).toBeNull();
    await fill(user, /^Description/, 'Wine by the glass');
    expect(mark()).toBeTruthy();
    await fill(user, /^Spanish description/, 'Vino por copa');
    expect(mark()).toBeNull();
  });

  it('keeps the image URL behind More', async () => {
    open('/admin/businesses?edit=vino');
    const url = (await form()).getByLabelText(/^Image URL/);
    expect(url.closest('details')?.open).toBe(false);
  });

  it('shows the copy of a linked picture in the preview', async () => {
    const url = `/api/images/${'a'.repeat(40)}`;
    server.on(copyOf, { body: { id: 'a'.repeat(40), url, width: 4, height: 3 } });
    const user = open('/admin/businesses?edit=vino');
    await form();
    await fill(user, /^Image URL/, 'https://example.org/front.webp');
    await waitFor(() => expect(document.querySelector(`img[src="${url}"]`)).toBeTruthy());
  });

  it('says that a linked picture cannot be loaded, and saves its URL', async () => {
    server.on(copyOf, { status: 422, body: { code: 'picture-not-loaded', message: '' } });
    server.on(edit, { body: { ...vino, version: 2 } });
    const user = open('/admin/businesses?edit=vino');
    await form();
    await fill(user, /^Image URL/, 'https://example.org/front.webp');
    expect(await screen.findByText(/^We couldn’t load this picture/)).toBeTruthy();
    await save(user);
    expect(await screen.findByText('Business updated successfully')).toBeTruthy();
    expect(server.requestsTo(edit)[0]?.body).toMatchObject({
      imageUrl: 'https://example.org/front.webp',
    });
  });

  it('requires name, category, address, latitude and longitude', async () => {
    const user = open('/admin/businesses?new=1');
    await form();
    await save(user);
    expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2);
    for (const message of [
      'Please choose a category.',
      'Enter the latitude in degrees.',
      'Enter the longitude in degrees.',
    ])
      expect(screen.getByText(message)).toBeTruthy();
    expect(server.requestsTo(create)).toEqual([]);
  });

  it('offers the eight categories', async () => {
    open('/admin/businesses?new=1');
    const category = (await form()).getByLabelText<HTMLSelectElement>(/^Category/);
    expect([...category.options].slice(1).map(({ value, text }) => [value, text])).toEqual([
      ['restaurant', 'Restaurant'],
      ['bar', 'Bar/Pub'],
      ['wine_bar', 'Wine Bar'],
      ['retail', 'Retail'],
      ['art_gallery', 'Art Gallery'],
      ['antiques', 'Antiques'],
      ['services', 'Services'],
      ['entertainment', 'Entertainment'],
    ]);
  });

  it.each([
    [/^Latitude/, '91', 'Enter a latitude of 90 or less.'],
    [/^Latitude/, '38,15', 'Enter the latitude in degrees.'],
    [/^Longitude/, '-181', 'Enter a longitude of -180 or more.'],
    [/^Rating/, '5.05', 'Enter a rating of 5 or less.'],
    [/^Rating/, '4.55', 'Use steps of 0.1.'],
    [/^Image URL/, 'javascript:alert(1)', 'Enter a web address that starts with https://.'],
    [/^Image URL/, 'data:image/png,x', 'Enter a web address that starts with https://.'],
    [/^Image URL/, 'http://a.example/b.png', 'Enter a web address that starts with https://.'],
  ])('rejects %s %s', async (label, text, message) => {
    const user = open('/admin/businesses?edit=vino');
    await fill(user, label, text);
    await save(user);
    const error = await screen.findByText(message);
    expect(error.closest('details:not([open])')).toBeNull();
    expect(server.requestsTo(create)).toEqual([]);
  });

  it('accepts a coordinate pair as copied from a map', async () => {
    const user = open('/admin/businesses?edit=vino');
    await user.click((await form()).getByLabelText(/^Latitude/));
    await user.paste('38.151234, -79.071111');
    expect(screen.getByDisplayValue('38.151234')).toBeTruthy();
    expect(screen.getByDisplayValue('-79.071111')).toBeTruthy();
  });

  it('moves the pin and the coordinates by arrow keys', async () => {
    const user = open('/admin/businesses?edit=vino');
    const pin = await screen.findByTitle('Location of the business');
    pin.focus();
    await user.keyboard('{ArrowUp}');
    expect(await screen.findByDisplayValue('38.149790')).toBeTruthy();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const longitude = (await form()).getByLabelText<HTMLInputElement>(/^Longitude/);
    expect(Number(longitude.value)).toBeCloseTo(-79.075453 + 10 / 111_320 / 0.7864, 5);
  });

  it('sends an edit without the events if they were not changed', async () => {
    server.on(edit, { body: { ...vino, version: 2 } });
    const user = open('/admin/businesses?edit=vino');
    await fill(user, /^Rating/, '4.8');
    await save(user);
    expect(await screen.findByText('Business updated successfully')).toBeTruthy();
    const { body } = server.requestsTo(edit)[0] ?? {};
    expect(body).toMatchObject({ rating: 4.8, version: 1 });
    expect(body).not.toHaveProperty('eventIds');
  });
});
