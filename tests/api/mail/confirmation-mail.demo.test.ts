import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { inNoLanguage } from '../../../common/src/model/languages.ts';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { call } from '../../support/api/client.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { registrationBody, signIn } from '../../support/api/people.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored } from '../../support/api/store/database.ts';

const catcher = useMailCatcher();
const received = (email: string) => catcher.mails.filter(({ to }) => to.includes(email));
const register = (body: ReturnType<typeof registrationBody>, key = randomUUID()) =>
  call('POST', '/api/waiver/submit', { body, key });
const admin = async () => {
  const body = { username: 'admin', password: 'winewalk' };
  return signIn((await call('POST', '/api/admin/login', { body })).json.sessionId);
};
const newEmail = () => `ada@${randomUUID()}.example.com`;

it.skipIf(isPacked)('mails the confirmation once after a repeated registration', async () => {
  const body = registrationBody();
  const key = randomUUID();
  const { submissionId } = (await register(body, key)).json;
  await register(body, key);
  await deliverDueMails(Date.now());
  await deliverDueMails(Date.now());
  const mails = received(body.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/^You’re registered for /);
  expect(mails[0]?.text).toContain(`/verify/${submissionId}`);
  expect(mails[0]?.html).toContain(`/waiver/${submissionId}`);
  expect(mails[0]?.files.map(({ name, type }) => [name, type])).toEqual([
    ['qr.png', 'image/png'],
    ['wine-walk.ics', 'text/calendar'],
    ['signed-waiver.txt', 'text/plain'],
  ]);
  expect(await stored(`mails/confirmation-${submissionId}`)).toMatchObject({
    kind: 'confirmation',
    state: 'sent',
    subject: '',
    text: null,
  });
});

it.skipIf(isPacked)('mails a QR code by which the desk finds the registration', async () => {
  const body = registrationBody();
  const { submissionId } = (await register(body)).json;
  await deliverDueMails(Date.now());
  const code = received(body.email)[0]?.files.find(({ name }) => name === 'qr.png');
  // A browser downloads it.
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = new Uint8Array(await readFile(wasm)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const [decoded] = await readBarcodes(Buffer.from(code?.base64 ?? '', 'base64'));
  const { json } = await call('POST', '/api/admin/desk/lookup', {
    token: await admin(),
    body: { text: decoded?.text ?? '' },
  });
  expect(json.people.map((person) => person.submissionId)).toEqual([submissionId]);
});

it.skipIf(isPacked)('mails the confirmation of a registration at the desk, and again', async () => {
  const token = await admin();
  const email = newEmail();
  const { ticketId, fullName, phone } = registrationBody();
  const body = {
    ticketId,
    fullName,
    phone,
    email,
    over21: true as const,
    liabilityWaiver: true as const,
    signedOn: 'paper' as const,
  };
  const { json } = await call('POST', '/api/admin/registrations', { token, body });
  await deliverDueMails(Date.now());
  expect(received(email)[0]?.text).toContain('On paper, kept by the organizer');
  const { mails } = (await call('GET', '/api/admin/mails', { token })).json;
  const id = `confirmation-${json.submissionId}`;
  expect(mails.find((mail) => mail.id === id)).toMatchObject({ kind: 'confirmation', to: email });
  await call('POST', `/api/admin/mails/${id}/again`, { token });
  expect(received(email)).toHaveLength(2);
});

it.skipIf(isPacked)('sends no confirmation to an email that the registration lost', async () => {
  const body = registrationBody();
  const { submissionId } = (await register(body)).json;
  await change(`registrations/${submissionId}`, { email: newEmail() });
  await deliverDueMails(Date.now());
  expect(received(body.email)).toEqual([]);
  expect(await stored(`mails/confirmation-${submissionId}`)).toMatchObject({ state: 'failed' });
});

it.skipIf(isPacked)('mails a corrected email its own confirmation, once', async () => {
  const token = await admin();
  const body = registrationBody();
  const { submissionId } = (await register(body)).json;
  await deliverDueMails(Date.now());
  const email = newEmail();
  const correct = () =>
    call('PUT', `/api/admin/registrations/${submissionId}`, {
      token,
      body: { fullName: body.fullName, email, version: 1 },
    });
  expect((await correct()).status).toBe(200);
  await correct();
  await deliverDueMails(Date.now());
  expect(received(body.email)).toHaveLength(1);
  expect(received(email)).toHaveLength(1);
  expect(received(email)[0]?.text).toContain(`/verify/${submissionId}`);
});

it('previews the confirmation with texts that are not saved', async () => {
  const token = await admin();
  const preview = (language: Language) =>
    call('POST', '/api/admin/mails/confirmation-preview', {
      token,
      body: {
        language,
        confirmationOpening: { ...inNoLanguage, en: 'Dear friend', es: 'Querida amiga' },
        confirmationClosing: inNoLanguage,
      },
    });
  const english = await preview('en');
  expect([english.status, english.json.subject]).toEqual([
    200,
    'You’re registered for Autumn Wine Walk',
  ]);
  expect(english.json.text).toContain('Dear friend');
  expect(english.json.html).toContain('src="data:image/png;base64,');
  expect(english.json.html).not.toContain('cid:');
  expect((await preview('es')).json.text).toContain('Querida amiga');
  expect(received('')).toEqual([]);
});

it.skipIf(isPacked)('queues nothing if mail is not set up', async () => {
  const { SMTP_HOST } = process.env;
  delete process.env.SMTP_HOST;
  try {
    const { submissionId } = (await register(registrationBody())).json;
    expect(await stored(`mails/confirmation-${submissionId}`)).toBeUndefined();
  } finally {
    process.env.SMTP_HOST = SMTP_HOST;
  }
});
