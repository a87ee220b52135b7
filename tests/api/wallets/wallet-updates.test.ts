import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passToken } from '../../../functions/src/modules/wallets/apple-pass.ts';
import {
  changesPasses,
  updateEventPasses,
  updateOrganizationPasses,
  updatePass,
} from '../../../functions/src/modules/wallets/pass-updates.ts';
import { api, maya, move, seedRegistrations } from '../../support/api/calls/registration-calls.ts';
import { at } from '../../support/api/calls/staff-api.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';
import { passJson, walletKeys, walletSettings } from '../../support/api/wallet-certificates.ts';
import { startApplePush, startGoogleWallet } from '../../support/api/wallet-servers.ts';

const phone = 'a1b2c3';
const passType = walletSettings.APPLE_PASS_TYPE_ID;
const issuer = walletSettings.GOOGLE_WALLET_ISSUER_ID;
/** Another one for each test, because calls are limited by address. */
let address = '';
let tests = 0;
const devicePath = `/api/wallet/v1/devices/${phone}/registrations/${passType}`;
/** Calls the web service as Apple Wallet does, with the token in the pass of the path. */
const asWallet = async (
  method: string,
  path: string,
  body?: unknown,
  token = passToken(path.split('/').at(-1) ?? ''),
) => {
  const response = await fetch(new URL(path, api.at), {
    method,
    headers: {
      Authorization: `ApplePass ${token}`,
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, bytes: await response.bytes() };
};
const json = ({ bytes }: { bytes: Uint8Array }): unknown =>
  JSON.parse(Buffer.from(bytes).toString());
const register = (submissionId = maya, pushToken = 'beef01') =>
  asWallet('POST', `${devicePath}/${submissionId}`, { pushToken });
const devices = () => storedIn('walletDevices');

beforeEach(async () => {
  tests += 1;
  address = `192.0.2.${tests}`;
  await seedRegistrations();
});

describe.skipIf(isPacked)('passes in wallets', () => {
  beforeEach(() => void Object.assign(process.env, walletSettings));
  afterEach(() => {
    for (const name of Object.keys(walletSettings)) delete process.env[name];
  });

  it('names the web service in a pass', async () => {
    const pass = passJson((await asWallet('GET', `/api/waiver/${maya}/apple-pass`)).bytes);
    expect(pass).toMatchObject({
      webServiceURL: expect.stringMatching(/^https:.*\/api\/wallet$/),
      authenticationToken: passToken(maya),
    });
  });

  it('notifies a device of a corrected name, which then reads the current pass', async () => {
    expect((await register()).status).toBe(200);
    expect((await register()).status).toBe(200);
    expect(await devices()).toEqual([
      expect.objectContaining({ submissionId: maya, participantId: 'maya', pushToken: 'beef01' }),
    ]);
    await change(`registrations/${maya}`, { fullName: 'Maya Ortega' });
    const apple = await startApplePush();
    const google = await startGoogleWallet(walletKeys.publicKey);
    await updatePass(maya, { applePush: apple.origin, google: google.origins });
    expect(apple.received).toEqual([
      {
        path: '/3/device/beef01',
        topic: passType,
        client: 'Pass Type ID: pass.org.example.walk',
        body: '{}',
      },
    ]);
    expect(json(await asWallet('GET', devicePath))).toMatchObject({ serialNumbers: [maya] });
    const pass = await asWallet('GET', `/api/wallet/v1/passes/${passType}/${maya}`);
    expect(passJson(pass.bytes)).toMatchObject({
      eventTicket: { secondaryFields: [{ key: 'name', value: 'Maya O.' }] },
    });
    expect(google.received).toEqual([
      {
        path: `PUT /walletobjects/v1/eventTicketObject/${issuer}.${maya}`,
        authorization: 'Bearer ya29',
        values: expect.objectContaining({ ticketHolderName: 'Maya O.', state: 'ACTIVE' }),
      },
    ]);
  });

  it('notifies each device of an event once of another place', async () => {
    await register();
    await register('ZZ0E');
    await change('events/autumn', { place: 'Old Mill, 3 River Street' });
    const apple = await startApplePush();
    const google = await startGoogleWallet(walletKeys.publicKey);
    await updateEventPasses('autumn', { applePush: apple.origin, google: google.origins });
    expect(apple.received.map(({ path }) => path)).toEqual(['/3/device/beef01']);
    expect(google.received).toEqual([
      {
        path: `PUT /walletobjects/v1/eventTicketClass/${issuer}.autumn`,
        authorization: 'Bearer ya29',
        values: expect.objectContaining({
          venue: expect.objectContaining({
            name: { defaultValue: { language: 'en', value: 'Old Mill, 3 River Street' } },
          }),
        }),
      },
    ]);
  });

  it('notifies the devices of events that have not ended of another name and color of the organization', async () => {
    await register();
    const last = { ...(await stored('events/autumn')), endTime: '2025-02-15T23:00:00.000Z' };
    await change('events/past', last);
    const { expiresAt, ...device } = await stored(`walletDevices/${phone}_${maya}`);
    await change('walletDevices/d2_old', {
      ...device,
      eventId: 'past',
      pushToken: 'beef02',
      expiresAt,
    });
    await change('organization/current', {
      version: 1,
      createdAt: at,
      updatedAt: at,
      name: 'Harlow Main Street',
      accentColor: '#102030',
    });
    const apple = await startApplePush();
    const google = await startGoogleWallet(walletKeys.publicKey);
    await updateOrganizationPasses(Date.now(), {
      applePush: apple.origin,
      google: google.origins,
    });
    expect(apple.received.map(({ path }) => path)).toEqual(['/3/device/beef01']);
    const pass = await asWallet('GET', `/api/wallet/v1/passes/${passType}/${maya}`);
    expect(passJson(pass.bytes)).toMatchObject({
      organizationName: 'Harlow Main Street',
      backgroundColor: 'rgb(16, 32, 48)',
    });
    expect(google.received.map(({ path, values }) => [path, values])).toEqual([
      [
        `PUT /walletobjects/v1/eventTicketClass/${issuer}.autumn`,
        expect.objectContaining({
          issuerName: 'Harlow Main Street',
          hexBackgroundColor: '#102030',
        }),
      ],
    ]);
  });

  it('ignores passes that were never saved to Google Wallet', async () => {
    const apple = await startApplePush();
    const google = await startGoogleWallet(walletKeys.publicKey, 404);
    const origins = { applePush: apple.origin, google: google.origins };
    await updatePass(maya, origins);
    await updateEventPasses('autumn', origins);
    expect(google.received).toHaveLength(2);
    expect(apple.received).toEqual([]);
  });

  it('removes a device that no longer has the pass, and reports other refusals', async () => {
    await register();
    await register('ZZ0E', 'beef02');
    const google = await startGoogleWallet(walletKeys.publicKey);
    const apple = await startApplePush((token) =>
      token === 'beef01'
        ? { status: 410, reason: 'Unregistered' }
        : { status: 429, reason: 'TooManyRequests' },
    );
    const update = updateEventPasses('autumn', {
      applePush: apple.origin,
      google: google.origins,
    });
    await expect(update).rejects.toThrow('Apple refused notifications: TooManyRequests');
    expect(await devices()).toEqual([expect.objectContaining({ submissionId: 'ZZ0E' })]);
  });

  it('fails without a connection to Apple or Google, so that the update is repeated', async () => {
    await register();
    const closed = 'https://localhost:9';
    const google = await startGoogleWallet(walletKeys.publicKey, 500);
    const origins = { applePush: closed, google: google.origins };
    await expect(updatePass(maya, origins)).rejects.toThrow('ECONNREFUSED');
    await expect(updatePass('ZZ0E', origins)).rejects.toThrow('Google refused');
  });

  it('forgets a device from which the pass was deleted', async () => {
    await register();
    expect((await asWallet('DELETE', `${devicePath}/${maya}`)).status).toBe(200);
    expect((await asWallet('DELETE', `${devicePath}/${maya}`)).status).toBe(200);
    expect(await devices()).toEqual([]);
  });

  it('forgets the devices of a person whose data is deleted', async () => {
    await register();
    expect((await api.as('admin', 'DELETE', '/api/admin/people/maya')).status).toBe(200);
    expect(await stored(`walletDevices/${phone}_${maya}`)).toBeUndefined();
  });

  it.each([
    ['an unknown registration', `${devicePath}/UNKN0WN`, { pushToken: 'beef01' }, 404],
    [
      'a pass of another type',
      `/api/wallet/v1/devices/${phone}/registrations/pass.other/${maya}`,
      { pushToken: 'beef01' },
      404,
    ],
    ['a token that is none', `${devicePath}/${maya}`, { pushToken: '../1' }, 400],
    ['no token', `${devicePath}/${maya}`, {}, 400],
  ])('registers no device for %s', async (_, path, body, expected) => {
    expect((await asWallet('POST', path, body)).status).toBe(expected);
    expect(await devices()).toEqual([]);
  });

  it.each([
    ['POST', `${devicePath}/${maya}`, { pushToken: 'beef02' }],
    ['DELETE', `${devicePath}/${maya}`, undefined],
    ['GET', `/api/wallet/v1/passes/${passType}/${maya}`, undefined],
  ])('rejects %s %s without the token in the pass', async (method, path, body) => {
    await register();
    for (const token of ['', '1234567890abcdef', passToken('ZZ0E')])
      expect((await asWallet(method, path, body, token)).status).toBe(401);
    expect(await devices()).toEqual([expect.objectContaining({ pushToken: 'beef01' })]);
  });

  it('keeps the first devices of a pass, and replaces the last one by a new one', async () => {
    const on = (id: number) =>
      asWallet('POST', `/api/wallet/v1/devices/d${id}/registrations/${passType}/${maya}`, {
        pushToken: `${id}`,
      });
    for (let id = 0; id < 10; id += 1) {
      expect((await on(id)).status).toBe(200);
      const expiresAt = `2027-10-1${id}T00:00:00.000Z`;
      await change(`walletDevices/d${id}_${maya}`, {
        ...(await stored(`walletDevices/d${id}_${maya}`)),
        expiresAt,
      });
    }
    expect((await on(10)).status).toBe(200);
    const tokens = (await devices()).map(({ pushToken }) => Number(pushToken));
    expect(tokens.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 10]);
  });
});

it('scans as the current ticket at the desk after the ticket was moved', async () => {
  const moved = await move(maya, 'FREE-1');
  expect(moved.status).toBe(200);
  const code = `https://walk.example/waiver/${maya}`;
  const { json } = await api.as('desk', 'POST', '/api/admin/desk/lookup', {
    body: { text: code },
  });
  expect(json.people[0]).toMatchObject({ submissionId: maya, ticketId: 'FREE-1' });
});

describe('changesPasses', () => {
  const written = (before: object | undefined, after: object | undefined) =>
    ({ before: { data: () => before }, after: { data: () => after } }) as Parameters<
      typeof changesPasses
    >[1];

  it.each([
    ['registration', { fullName: 'Maya R' }, true],
    ['registration', { status: 'cancelled' }, true],
    ['registration', { typeId: 'driver' }, true],
    ['registration', { arrivedAt: '2026-10-10T22:00:00.000Z' }, false],
    ['event', { place: 'Old Mill' }, true],
    ['event', { startTime: '2026-10-10T22:00:00.000Z' }, true],
    ['event', { timeZone: 'America/Chicago' }, true],
    ['event', { businessIds: ['vino'] }, false],
    ['organization', { name: 'Harlow Main Street' }, true],
    ['organization', { accentColor: '#102030' }, true],
    ['organization', { website: 'https://example.org' }, false],
  ] as const)('returns for a %s with %j: %s', (kind, after, expected) => {
    expect(changesPasses(kind, written({}, after))).toBe(expected);
  });

  it('returns false for a new or deleted document', () => {
    expect(changesPasses('event', written(undefined, { name: 'Autumn' }))).toBe(false);
    expect(changesPasses('event', written({ name: 'Autumn' }, undefined))).toBe(false);
  });
});
