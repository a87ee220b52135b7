import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { maxCopiedImageBytes } from '@wine-walk/common/model/images.ts';
import { pngHeader } from '@wine-walk/common/support/image-headers.ts';
import { sampleBusiness } from '@wine-walk/common/support/samples.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeCopy } from '../../../functions/src/firestore/events/images.ts';
import { fetchPicture, lookupPublic } from '../../../functions/src/modules/images/fetch-picture.ts';
import { copyLinkedImage } from '../../../functions/src/modules/images/service.ts';
import { seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { howMany, stored } from '../../support/api/store/database.ts';
import { selfSignedCertificate } from '../../support/api/wallet-certificates.ts';

const api = await staffApi();
const url = 'https://pictures.example/vino.png?w=400';
const png = Buffer.from(pngHeader(4, 3));
const vino = sampleBusiness({ name: 'Vino Veritas', imageUrl: url });
beforeEach(() => seed({ 'businesses/vino': vino }));

describe('fetchPicture', () => {
  const { certificate, key } = selfSignedCertificate('pictures.example');
  const trusted = getCACertificates('default');
  const requests: string[] = [];
  let connections = 0;
  let answer: RequestListener;
  const server = createServer({ cert: certificate, key }, (request, response) => {
    requests.push(`${request.headers.host?.split(':')[0]} ${request.url}`);
    answer(request, response);
  });
  server.on('connection', () => (connections += 1));
  const toThisMachine: LookupFunction = (_host, { all }, found) =>
    all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4);
  const load = (from: string) => {
    const { port } = server.address() as AddressInfo;
    return fetchPicture(from, { lookup: toThisMachine, port });
  };

  beforeAll(async () => {
    setDefaultCACertificates([...trusted, certificate]);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  beforeEach(() => {
    requests.length = 0;
    connections = 0;
    answer = (_, response) => response.writeHead(200, { 'Content-Type': 'image/png' }).end(png);
  });
  afterAll(() => {
    setDefaultCACertificates(trusted);
    server.closeAllConnections();
    server.close();
  });

  it('stores the picture of another site once, without metadata', async () => {
    const place = 'GPS 38.0406 -84.5037';
    const chunk = Buffer.alloc(12 + place.length);
    chunk.writeUInt32BE(place.length);
    chunk.write(`eXIf${place}`, 4);
    answer = (_, response) =>
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(Buffer.concat([png, chunk]));
    const copied = await copyLinkedImage(url, Date.now(), load);
    expect(await copyLinkedImage(url, Date.now(), load)).toEqual(copied);
    expect(requests).toEqual(['pictures.example /vino.png?w=400']);
    expect(copied).toMatchObject({ width: 4, height: 3 });
    expect(await howMany('images')).toBe(1);
    expect(await stored(`images/${(copied as { id: string }).id}`)).toMatchObject({
      data: png.toString('base64'),
      createdBy: 'pictures.example',
    });
  });

  it.each<[string, RequestListener]>([
    ['a redirect', (_, response) => response.writeHead(302, { Location: url }).end()],
    [
      'an error',
      (_, response) => response.writeHead(500, { 'Content-Type': 'image/png' }).end(png),
    ],
    ['a page', (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(png)],
    ['a closed connection', (request) => request.socket.destroy()],
  ])('returns picture-not-loaded for %s', async (_, respond) => {
    answer = respond;
    expect(await load(url)).toMatchObject({ problem: 'picture-not-loaded' });
    expect(requests).toHaveLength(1);
  });

  it('stops a picture without an end at the limit', async () => {
    const part = Buffer.alloc(64 * 1024);
    let sent = 0;
    answer = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'image/png' });
      const send = () => {
        while (!response.destroyed && response.write(part)) sent += part.length;
      };
      response.on('drain', send);
      send();
    };
    expect(await load(url)).toMatchObject({
      problem: 'picture-too-large',
      details: { kilobytes: maxCopiedImageBytes / 1024 },
    });
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  it('rejects content that is not a picture, with any declared type', async () => {
    answer = (_, response) =>
      response.writeHead(200, { 'Content-Type': 'image/png' }).end('<svg onload="alert(1)"/>');
    expect(await copyLinkedImage(url, Date.now(), load)).toMatchObject({
      problem: 'not-a-picture',
    });
    expect(await howMany('images')).toBe(0);
  });

  it.each([
    'https://localhost/a.png',
    'https://127.0.0.1/a.png',
    'https://2130706433/a.png',
    'https://[::1]/a.png',
    'https://[::ffff:127.0.0.1]/a.png',
    'https://169.254.169.254/a.png',
    'https://localhost:8443/a.png',
  ])('never connects to %s', async (from) => {
    const { port } = server.address() as AddressInfo;
    expect(await fetchPicture(from, { lookup: lookupPublic, port })).toMatchObject({
      problem: 'picture-not-loaded',
    });
    expect(connections).toBe(0);
  });
});

describe('GET /api/admin/images/copy', () => {
  it('says at the field that a picture was not loaded, and stores nothing', async () => {
    const from = encodeURIComponent('https://127.0.0.1/a.png');
    const { status, json } = await api.as('admin', 'GET', `/api/admin/images/copy?url=${from}`);
    expect([status, json.code]).toEqual([422, 'picture-not-loaded']);
    expect(await howMany('images')).toBe(0);
  });

  it('refuses a query without a URL', async () => {
    const { status } = await api.as('admin', 'GET', '/api/admin/images/copy?url=%20');
    expect(status).toBe(400);
  });
});

describe('GET /api/businesses/{id}/image', () => {
  const read = (id: string, from: string) =>
    fetch(`${api.at}/api/businesses/${id}/image?url=${encodeURIComponent(from)}`);
  beforeEach(() => storeCopy(url, png, Date.now()));

  it('serves the copy of the picture of a business to everyone, as immutable', async () => {
    const answer = await read('vino', url);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png);
  });

  it.each([
    ['another business', 'loom', url],
    ['another picture of the site', 'vino', 'https://pictures.example/other.png'],
    ['no picture', 'vino', ''],
  ])('returns 404 for %s, not cached', async (_, id, from) => {
    await storeCopy('https://pictures.example/other.png', png, Date.now());
    const answer = await read(id, from);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      404,
      'private, no-store',
    ]);
  });

  it('leaves the URL of the business as staff typed it', async () => {
    const { json } = await api.as('admin', 'GET', '/api/admin/businesses');
    expect(json[0]?.imageUrl).toBe(url);
  });
});
