import { createHash, createVerify } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { change } from '../../support/api/database.ts';
import { api, maya, seedRegistrations } from '../../support/api/registration-calls.ts';
import { isPacked } from '../../support/api/served-app.ts';
import {
  selfSignedCertificate,
  serviceAccountKeys,
  unzip,
  verifySignature,
} from '../../support/api/wallet-certificates.ts';

const apple = selfSignedCertificate();
const google = serviceAccountKeys();
const settings = {
  APPLE_PASS_TYPE_ID: 'pass.org.example.walk',
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_PASS_CERTIFICATE: apple.certificate,
  // In one line, as an .env file has it.
  APPLE_PASS_KEY: Buffer.from(apple.key).toString('base64'),
  APPLE_WWDR_CERTIFICATE: apple.certificate,
  GOOGLE_WALLET_ISSUER_ID: '3388000000012345678',
  GOOGLE_WALLET_EMAIL: 'wallet@walk.iam.gserviceaccount.com',
  GOOGLE_WALLET_KEY: google.privateKey,
};
const wallets = () => api.as('anonymous', 'GET', `/api/waiver/${maya}/wallets`);
const passPath = `/api/waiver/${maya}/apple-pass` as const;
const readPass = async () => {
  const response = await fetch(new URL(passPath, api.at));
  return { type: response.headers.get('Content-Type'), bytes: await response.bytes() };
};

beforeEach(seedRegistrations);

describe.skipIf(isPacked)('with certificates', () => {
  beforeAll(() => void Object.assign(process.env, settings));
  afterEach(() => {
    for (const name of Object.keys(settings)) delete process.env[name];
  });
  beforeEach(() => void Object.assign(process.env, settings));

  it('returns a pass for Apple Wallet whose manifest and signature are valid', async () => {
    expect((await wallets()).json.apple).toBe(passPath);
    const { type, bytes } = await readPass();
    expect(type).toBe('application/vnd.apple.pkpass');
    const files = unzip(bytes);
    const file = (name: string) => files.get(name) ?? Buffer.alloc(0);
    const manifest = JSON.parse(file('manifest.json').toString()) as Record<string, string>;
    const hashOf = (name: string) => createHash('sha1').update(file(name)).digest('hex');
    expect(Object.keys(manifest).toSorted()).toEqual(['icon.png', 'icon@2x.png', 'pass.json']);
    for (const [name, hash] of Object.entries(manifest)) expect(hashOf(name)).toBe(hash);
    verifySignature(file('signature'), file('manifest.json'), apple.certificate);
    const other = Buffer.from('{}');
    expect(() => verifySignature(file('signature'), other, apple.certificate)).toThrow();
    expect(JSON.parse(file('pass.json').toString())).toMatchObject({
      passTypeIdentifier: 'pass.org.example.walk',
      teamIdentifier: 'TEAM123456',
      serialNumber: maya,
      voided: false,
      barcodes: [{ message: expect.stringMatching(`/waiver/${maya}$`) }],
      eventTicket: { secondaryFields: [{ key: 'name', value: 'Maya R.' }] },
    });
  });

  it('returns a signed link for Google Wallet', async () => {
    const link = (await wallets()).json.google ?? '';
    const [, header = '', payload = '', signature = ''] =
      /^https:\/\/pay\.google\.com\/gp\/v\/save\/([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(link) ?? [];
    const verifier = createVerify('RSA-SHA256').update(`${header}.${payload}`);
    expect(verifier.verify(google.publicKey, signature, 'base64url')).toBe(true);
    const issuer = settings.GOOGLE_WALLET_ISSUER_ID;
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      iss: settings.GOOGLE_WALLET_EMAIL,
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

  it('offers no wallet for a cancelled registration, whose pass is void', async () => {
    await change(`registrations/${maya}`, { status: 'cancelled', state: 'cancelled' });
    expect((await wallets()).json).toEqual({ apple: null, google: null });
    const pass = JSON.parse(
      unzip((await readPass()).bytes)
        .get('pass.json')
        ?.toString() ?? '',
    );
    expect(pass).toMatchObject({ voided: true });
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
