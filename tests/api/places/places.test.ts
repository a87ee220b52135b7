import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { isPacked } from '../../support/api/served-app.ts';

const api = await staffApi();

let server: Server | undefined;
const requests: (string | undefined)[] = [];

/** Starts a geocoder that returns this. */
async function startGeocoder(status: number, body: unknown): Promise<void> {
  server = createServer((request, response) => {
    requests.push(request.url);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await listen(server);
}

async function listen(geocoder: Server): Promise<void> {
  geocoder.listen(0, '127.0.0.1');
  await once(geocoder, 'listening');
  process.env.GEOCODER_URL = `http://127.0.0.1:${(geocoder.address() as AddressInfo).port}/search`;
}

beforeEach(async () => {
  await seed({});
  requests.length = 0;
});
afterEach(() => {
  server?.close();
  delete process.env.GEOCODER_URL;
});

const find = (address = '12 Mill St & Depot Sq') =>
  api.as('admin', 'GET', `/api/admin/places?address=${encodeURIComponent(address)}`);

describe.skipIf(isPacked)('GET /api/admin/places', () => {
  it('finds nothing without a geocoder, and says so', async () => {
    expect((await find()).json).toEqual({ isConfigured: false, hasStreets: false, places: [] });
  });

  it('returns the places that the geocoder finds', async () => {
    await startGeocoder(200, [
      { display_name: '12 Mill Street, Elora, Ontario', lat: '43.6827', lon: '-80.4321', extra: 1 },
    ]);
    expect((await find()).json).toEqual({
      isConfigured: true,
      hasStreets: false,
      places: [{ label: '12 Mill Street, Elora, Ontario', latitude: 43.6827, longitude: -80.4321 }],
    });
    expect(requests).toEqual(['/search?q=12+Mill+St+%26+Depot+Sq&format=jsonv2&limit=5']);
  });

  it('sends nothing to the geocoder without an address', async () => {
    await startGeocoder(200, []);
    const { json } = await api.as('admin', 'GET', '/api/admin/places');
    expect([json, requests]).toEqual([{ isConfigured: true, hasStreets: false, places: [] }, []]);
  });

  it('follows no redirect, which could lead into the network of the functions', async () => {
    server = createServer((request, response) => {
      requests.push(request.url);
      response.writeHead(request.url?.startsWith('/inside') ? 200 : 302, {
        'Content-Type': 'application/json',
        Location: '/inside',
      });
      response.end('[]');
    });
    await listen(server);
    expect((await find()).status).toBe(503);
    expect(requests).toHaveLength(1);
  });

  it('leaves out a place that is not valid, and keeps the others', async () => {
    await startGeocoder(200, [
      { display_name: 'Nowhere', lat: '91', lon: '0' },
      { display_name: 'Mill', lat: '43.6', lon: '-80.4' },
      'a text',
    ]);
    expect((await find()).json.places).toEqual([
      { label: 'Mill', latitude: 43.6, longitude: -80.4 },
    ]);
  });

  it.each([
    ['an error', 500, []],
    ['something else', 200, { error: 'limit' }],
  ])('responds with unavailable if the geocoder returns %s', async (_, status, body) => {
    await startGeocoder(status, body);
    const refused = await find();
    expect([refused.status, refused.json.code]).toEqual([503, 'place-search-unavailable']);
  });
});
