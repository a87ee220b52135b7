import { maxGeoJsonBytes } from '@wine-walk/common/api/districts.ts';
import { emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { catalogBusiness } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { inNoLanguage } from '../../../common/src/model/languages.ts';
import { audited, event, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { call } from '../../support/api/client.ts';
import { howMany, stored } from '../../support/api/store/database.ts';

const api = await staffApi();
beforeEach(() =>
  seed({
    'events/autumn': event,
    'catalogues/autumn': {
      ...emptyCatalog,
      businesses: [
        catalogBusiness('vino', { name: 'Vino Veritas', latitude: 38.1, longitude: -79.07 }),
        catalogBusiness('cask', { name: 'The Cask', latitude: 38.102, longitude: -79.0699 }),
      ],
    },
  }),
);

type Positions = [number, number][];
const street = (coordinates: Positions, properties: Record<string, unknown> = {}) => ({
  type: 'Feature',
  properties: { highway: 'residential', ...properties },
  geometry: { type: 'LineString', coordinates },
});
const mill = street(
  [
    [-79.07, 38.099],
    [-79.07, 38.103],
  ],
  { name: 'Mill Street' },
);
const map = (...features: unknown[]) => ({ type: 'FeatureCollection', features });

const path = '/api/admin/events/autumn/district';
const send = (geoJson: unknown) =>
  api.as('admin', 'POST', path, { body: { attribution: '© OpenStreetMap', geoJson } });

describe('district map API', () => {
  it('stores a map under the hash of its content and assigns it to the event', async () => {
    const answer = await send(map(mill));
    expect(answer.json).toMatchObject({ streets: 1, areas: 0 });
    const id: string = answer.json.districtId;
    expect(id).toMatch(/^[0-9a-f]{64}$/);
    expect(await stored('events/autumn')).toMatchObject({ districtId: id, version: 2 });
    expect(await audited()).toEqual([
      { actor: 'admin', action: 'event.edit', target: 'events/autumn' },
    ]);
    expect((await send(map(mill))).json.districtId).toBe(id);
    expect(await howMany('districts')).toBe(1);
  });

  it('serves a map to everyone, cached for a year as immutable', async () => {
    const id: string = (await send(map(mill))).json.districtId;
    const answer = await call('GET', `/api/districts/${id}`, { at: api.at });
    expect(answer.json).toMatchObject({
      attribution: '© OpenStreetMap',
      streets: [{ kind: 'street', name: 'Mill Street' }],
      stops: [{ id: 'vino' }, { id: 'cask' }],
      walks: [[]],
    });
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  });

  it('returns an uncached 404 for an unknown hash', async () => {
    const answer = await call('GET', `/api/districts/${'0'.repeat(64)}`, { at: api.at });
    expect([answer.status, answer.json.code]).toEqual([404, 'district-not-found']);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await call('GET', '/api/districts/..%2Fevents', { at: api.at })).status).toBe(400);
  });

  it('removes the map from the event and retains it for devices that use it', async () => {
    const id: string = (await send(map(mill))).json.districtId;
    expect((await api.as('admin', 'DELETE', path)).status).toBe(200);
    expect(await stored('events/autumn')).toMatchObject({ districtId: null });
    expect((await call('GET', `/api/districts/${id}`, { at: api.at })).status).toBe(200);
  });

  const point = {
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates: [-79.07, 38.1] },
  };
  const long = Array.from({ length: 210_000 }, (): [number, number] => [-79, 38]);
  const million = Array.from({ length: 1_000_000 }, (): [number, number] => [0, 0]);
  it.each([
    ['of points only', () => map(point, point), 'map-without-streets', /no streets/],
    [
      'in another projection',
      () =>
        map(
          street([
            [-8802000, 4600000],
            [-8801000, 4600500],
          ]),
        ),
      'map-projected',
      /projection/,
    ],
    [
      'of 210,000 points',
      () => map(street(long)),
      'map-too-many-points',
      /more than 200,000 points/,
    ],
    [
      'of 1,000,000 points in 6 MB',
      () => map(street(million)),
      'map-too-many-points',
      /more than 200,000 points/,
    ],
    [
      '3 km from its businesses',
      () =>
        map(
          street([
            [-79.036, 38.1],
            [-79.035, 38.1],
          ]),
        ),
      'map-elsewhere',
      /3 km from Vino Veritas/,
    ],
    ['that is none', () => [mill], 'map-not-geojson', /not a GeoJSON/],
  ])('rejects %s with the reason and stores nothing', async (_name, geoJson, code, message) => {
    const answer = await send(geoJson());
    expect([answer.status, answer.json.code]).toEqual([400, code]);
    expect(answer.json.fields.geoJson).toMatch(message);
    expect(await howMany('districts')).toBe(0);
    expect(await stored('events/autumn')).toMatchObject({ districtId: null, version: 1 });
  });

  it('rejects 40 MB without reading the body', async () => {
    const raw = JSON.stringify({ attribution: 'x', geoJson: 'x'.repeat(40 * 1024 * 1024) });
    expect(raw.length).toBeGreaterThan(maxGeoJsonBytes);
    const answer = await api.as('admin', 'POST', path, { raw });
    expect([answer.status, answer.json.code]).toEqual([413, 'body-too-large']);
    expect(await howMany('districts')).toBe(0);
  });

  it('rejects 1,000,000 exported points without reading the body', async () => {
    const exported = Array.from({ length: 1_000_000 }, (_, at): [number, number] => [
      -79.0712345 - at / 1e7,
      38.1498765,
    ]);
    const raw = JSON.stringify({ attribution: 'x', geoJson: map(street(exported)) });
    expect(raw.length).toBeGreaterThan(maxGeoJsonBytes);
    const answer = await api.as('admin', 'POST', path, { raw });
    expect([answer.status, answer.json.code]).toEqual([413, 'body-too-large']);
    expect(await howMany('districts')).toBe(0);
    expect(await stored('events/autumn')).toMatchObject({ districtId: null, version: 1 });
  });

  it('returns 404 for an unknown event', async () => {
    const answer = await api.as('admin', 'POST', '/api/admin/events/none/district', {
      body: { attribution: 'x', geoJson: map(mill) },
    });
    expect([answer.status, answer.json.code]).toEqual([404, 'event-gone']);
    expect(await howMany('districts')).toBe(0);
  });
});

describe('points of an event', () => {
  const points = [
    {
      kind: 'restroom',
      name: 'Library',
      nameIn: { ...inNoLanguage, es: 'Biblioteca' },
      latitude: 38.1,
      longitude: -79.07,
    },
    { kind: 'desk', name: '', latitude: 38.101, longitude: -79.07 },
  ] as const;
  const body = { name: 'Autumn', startTime: event.startTime, endTime: event.endTime };

  it('sets the points of an event by an edit, and keeps them when the edit omits them', async () => {
    await api.as('admin', 'PUT', '/api/admin/events/autumn', {
      body: { ...body, mapPoints: [...points] },
    });
    expect(await stored('events/autumn')).toMatchObject({ mapPoints: points });
    await api.as('admin', 'PUT', '/api/admin/events/autumn', { body });
    expect(await stored('events/autumn')).toMatchObject({ mapPoints: points });
  });

  it.each([[{ ...points[0], kind: 'bar' }], [{ ...points[0], latitude: 91 }]])(
    'rejects an edit with 400 if a point is invalid: %o',
    async (point) => {
      const answer = await api.as('admin', 'PUT', '/api/admin/events/autumn', {
        unchecked: { ...body, mapPoints: [point] },
      });
      expect(answer.status).toBe(400);
    },
  );
});
