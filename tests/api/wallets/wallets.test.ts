import { createVerify, hash } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { certificateEnd, validAppleWalletSettings } from '../../../functions/src/settings.ts';
import { api, maya, seedRegistrations } from '../../support/api/calls/registration-calls.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change } from '../../support/api/store/database.ts';
import {
  appleCertificate,
  passJson,
  unzip,
  verifySignature,
  walletKeys,
  walletSettings,
} from '../../support/api/wallet-certificates.ts';

const wallets = () => api.as('anonymous', 'GET', `/api/waiver/${maya}/wallets`);
const passPath = `/api/waiver/${maya}/apple-pass` as const;
const readPass = async () => {
  const response = await fetch(new URL(passPath, api.at));
  return { type: response.headers.get('Content-Type'), bytes: await response.bytes() };
};

beforeEach(seedRegistrations);

describe.skipIf(isPacked)('with certificates', () => {
  beforeAll(() => void Object.assign(process.env, walletSettings));
  afterEach(() => {
    for (const name of Object.keys(walletSettings)) delete process.env[name];
  });
  beforeEach(() => void Object.assign(process.env, walletSettings));

  it('signs nothing with an expired certificate', async () => {
    const end = certificateEnd(appleCertificate.certificate);
    expect(end).toBeGreaterThan(Date.now());
    expect([validAppleWalletSettings(end - 1), validAppleWalletSettings(end)]).toEqual([
      expect.objectContaining({ teamId: 'TEAM123456' }),
      null,
    ]);
    process.env.APPLE_WWDR_CERTIFICATE = 'not a certificate';
    expect((await wallets()).json.apple).toBeNull();
    expect((await fetch(new URL(passPath, api.at))).status).toBe(404);
  });

  it('returns a pass for Apple Wallet whose manifest and signature are valid', async () => {
    expect((await wallets()).json.apple).toBe(passPath);
    const { type, bytes } = await readPass();
    expect(type).toBe('application/vnd.apple.pkpass');
    const files = unzip(bytes);
    const file = (name: string) => files.get(name) ?? Buffer.alloc(0);
    const manifest = JSON.parse(file('manifest.json').toString()) as Record<string, string>;
    const hashOf = (name: string) => hash('sha1', file(name));
    expect(Object.keys(manifest).toSorted()).toEqual(['icon.png', 'icon@2x.png', 'pass.json']);
    for (const [name, hash] of Object.entries(manifest)) expect(hashOf(name)).toBe(hash);
    verifySignature(file('signature'), file('manifest.json'), appleCertificate.certificate);
    const other = Buffer.from('{}');
    expect(() => verifySignature(file('signature'), other, appleCertificate.certificate)).toThrow();
    expect(JSON.parse(file('pass.json').toString())).toMatchObject({
      passTypeIdentifier: 'pass.org.example.walk',
      teamIdentifier: 'TEAM123456',
      serialNumber: maya,
      voided: false,
      barcodes: [{ message: expect.stringMatching(`/waiver/${maya}$`) }],
      eventTicket: { secondaryFields: [{ key: 'name', value: 'Maya R.' }] },
    });
  });

  it('shows changed news of a pass for Apple Wallet on the lock screen', async () => {
    const { bytes } = await readPass();
    expect(passJson(bytes)).toMatchObject({
      eventTicket: { backFields: [{ key: 'news', changeMessage: '%@' }, { key: 'details' }] },
    });
  });

  it('changes the news of a pass by its time when the same text is sent again', async () => {
    await change('events/autumn', { timeZone: 'America/New_York' });
    const notify = (notificationId: string, createdAt: string) =>
      change(`notificationDeliveries/${notificationId}_${maya}`, {
        notificationId,
        announcementId: notificationId,
        eventId: 'autumn',
        submissionId: maya,
        participantId: 'maya',
        channel: 'apple',
        title: 'Check-in paused',
        body: 'Please wait.',
        language: 'en',
        attempts: 1,
        nextAttemptAt: null,
        createdAt,
        giveUpAt: '2099-01-01T00:00:00.000Z',
        expiresAt: '2099-01-01T00:00:00.000Z',
      });
    const newsIs = async (text: RegExp) =>
      expect(passJson((await readPass()).bytes)).toMatchObject({
        eventTicket: { backFields: [{ key: 'news', value: expect.stringMatching(text) }, {}] },
      });
    await newsIs(/^$/);
    await notify('six', '2026-11-20T23:00:00.000Z');
    await newsIs(/^6:00\sPM\s· Check-in paused: Please wait\.$/);
    await notify('eight', '2026-11-21T01:05:00.000Z');
    await newsIs(/^8:05\sPM\s· Check-in paused: Please wait\.$/);
  });

  it('returns a signed link for Google Wallet', async () => {
    const link = (await wallets()).json.google ?? '';
    const [, header = '', payload = '', signature = ''] =
      /^https:\/\/pay\.google\.com\/gp\/v\/save\/([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(link) ?? [];
    const verifier = createVerify('RSA-SHA256').update(`${header}.${payload}`);
    expect(verifier.verify(walletKeys.publicKey, signature, 'base64url')).toBe(true);
    const issuer = walletSettings.GOOGLE_WALLET_ISSUER_ID;
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      iss: walletSettings.GOOGLE_WALLET_EMAIL,
      aud: 'google',
      typ: 'savetowallet',
      payload: {
        eventTicketClasses: [{ id: `${issuer}.autumn` }],
        eventTicketObjects: [
          { id: `${issuer}.${maya}`, state: 'ACTIVE', ticketHolderName: 'Maya R.' },
        ],
      },
    });
  });

  it("shows the times on the event's clock in both wallets, not on that of the phone", async () => {
    const [startTime, endTime] = ['2026-11-01T04:30:00.000Z', '2026-11-01T08:00:00.000Z'];
    await change('events/autumn', { startTime, endTime, timeZone: 'America/New_York' });
    const [start, end] = ['2026-11-01T00:30:00-04:00', '2026-11-01T03:00:00-05:00'];
    expect(passJson((await readPass()).bytes)).toMatchObject({
      eventTicket: { auxiliaryFields: [{ key: 'date', value: start, ignoresTimeZone: true }, {}] },
    });
    const [, payload = ''] = ((await wallets()).json.google ?? '').split('.').slice(-3);
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      payload: { eventTicketClasses: [{ dateTime: { start, end } }] },
    });
  });

  it('offers no wallet for a cancelled registration, whose pass is void', async () => {
    await change(`registrations/${maya}`, { status: 'cancelled', state: 'cancelled' });
    expect((await wallets()).json).toEqual({ apple: null, google: null });
    expect(passJson((await readPass()).bytes)).toMatchObject({ voided: true });
  });

  it('rejects an unknown registration', async () => {
    const { status } = await api.as('anonymous', 'GET', '/api/waiver/UNKN0WN/apple-pass');
    expect(status).toBe(404);
  });
});

it('offers no wallet without certificates', async () => {
  expect((await wallets()).json).toEqual({ apple: null, google: null });
  expect((await api.as('anonymous', 'GET', passPath)).status).toBe(404);
});
