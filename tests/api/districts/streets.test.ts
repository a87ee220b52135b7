import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { buildCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { business, event, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { isPacked } from '../../support/api/served-app.ts';

const api = await staffApi();

let server: Server | undefined;
let requests: string[];

/** Starts an Overpass server. */
async function listen(answer: RequestListener): Promise<void> {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      requests.push(new URLSearchParams(body).get('data') ?? '');
      answer(request, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.STREETS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/interpreter`;
}
const returning =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify(body));

const catalogOf = (...latitudes: number[]) =>
  buildCatalog('autumn', event, {
    businesses: latitudes.map((latitude) =>
      withId({ id: `at-${latitude}`, data: business(`At ${latitude}`, latitude) }),
    ),
    rewards: [],
    pointRules: [],
  });
const start = (...latitudes: number[]) =>
  seed({ 'events/autumn': event, 'catalogues/autumn': catalogOf(...latitudes) });

beforeEach(async () => {
  requests = [];
  await start(38.1, 38.102);
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  delete process.env.STREETS_URL;
});

const load = () => api.as('admin', 'GET', '/api/admin/events/autumn/streets');

describe.skipIf(isPacked)('GET /api/admin/events/{id}/streets', () => {
  it('returns the streets in a box around the businesses as GeoJSON', async () => {
    const geometry = [
      { lat: 38.1, lon: -79.07 },
      { lat: 38.101, lon: -79.07 },
    ];
    const tags = { highway: 'residential', name: 'Mill Street' };
    await listen(returning({ elements: [{ type: 'way', id: 1, tags, geometry }] }));
    const { json } = await load();
    expect(json.geoJson).toMatchObject({ features: [{ properties: { name: 'Mill Street' } }] });
    expect(requests[0]).toMatch(/way\[highway\]\(38\.09\d+,-79\.08\d+,38\.11\d+,-79\.05\d+\)/);
    const places = await api.as('admin', 'GET', '/api/admin/places');
    expect(places.json).toMatchObject({ hasStreets: true });
  });

  it.each<[string, RequestListener]>([
    ['an error', (_, response) => response.writeHead(429).end()],
    ['something else', returning({ error: 'limit' })],
    ['a page', (_, response) => response.end('<html>')],
    ['a redirect', (_, response) => response.writeHead(302, { Location: '/inside' }).end()],
    ['more than a file may have', (_, response) => response.end(' '.repeat(9 * 1024 * 1024))],
  ])('responds with unavailable if the server returns %s', async (_, answer) => {
    await listen(answer);
    const refused = await load();
    expect([refused.status, refused.json.code]).toEqual([503, 'streets-unavailable']);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['without businesses', []],
    ['with businesses that are far apart', [38.1, 38.3]],
  ])('asks no server for an event %s', async (_, latitudes) => {
    await listen(returning({ elements: [] }));
    await start(...latitudes);
    const refused = await load();
    expect([refused.status, refused.json.code]).toEqual([422, 'streets-too-wide']);
    expect(requests).toEqual([]);
  });

  it('responds with unavailable without a server', async () => {
    expect((await load()).json.code).toBe('streets-unavailable');
  });
});
