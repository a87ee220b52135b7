import { beforeEach, expect, it } from 'vitest';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { openStaffApi } from '../../support/api/calls/staff-api.ts';
import { seedStaffLinks } from '../../support/api/calls/staff-link-calls.ts';
import type { Call } from '../../support/api/client.ts';
import { ben, linkSecrets } from '../../support/api/fixtures/staff-links.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, expireWithin } from '../../support/api/store/database.ts';

const catcher = useMailCatcher();
// Of its own: the mails of other files count toward the limit of a minute.
const api = await openStaffApi();
const admin: Call = (method, path, ...sent) => api.as('admin', method, path, ...sent);

const vinoEmail = 'vino@example.com';
beforeEach(async () => {
  await seedStaffLinks();
  await admin('POST', '/api/admin/volunteers', { body: { eventId: 'autumn', volunteers: [ben] } });
  await setEmailOfVino(vinoEmail);
});

const setEmailOfVino = (email: string) =>
  change('businesses/vino', { contact: { person: 'Rosa Lund', phone: '', email, notes: '' } });

const roster = async () => (await admin('GET', '/api/admin/volunteers?eventId=autumn')).json;
const path = '/api/admin/events/autumn/team-mails';
const send = () => admin('POST', path);
const stateOf = async (name: string): Promise<string | undefined> =>
  (await admin('GET', path)).json.members.find((member) => member.name === name)?.mail;
const mailsTo = (email: string) => catcher.mails.filter(({ to }) => to.includes(email));

it.skipIf(isPacked)(
  'mails station, link and PIN once to each with an email, and lists who has none',
  async () => {
    expect(await stateOf('Ben Marsh')).toBe('ready');
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.json.queued + second.json.queued).toBe(2);
    await deliverDueMails(Date.now());
    const [received, ...others] = mailsTo(ben.email);
    const listed = (await roster()).find(({ name }) => name === ben.name);
    expect(others).toEqual([]);
    expect(received?.subject).toMatch(/^Your shift at /);
    expect(received?.text.replaceAll(/[^\S\n]/g, ' ')).toContain('Pours · Vino · 6:00 – 9:00 PM');
    expect(received?.text).toContain(listed?.path);
    expect(received?.text).toContain(`PIN: ${listed?.pin}`);
    const left = second.json.members.filter(({ mail }) => mail === 'no-email');
    expect(left.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ana Ruiz', 'Cask']));
    expect(mailsTo(vinoEmail).map(({ text }) => text.includes(linkSecrets.shop))).toEqual([true]);
  },
);

it.skipIf(isPacked)('makes no link of the name that a shop gave itself', async () => {
  await change('businesses/vino', { name: 'Prizes at evil.example/win' });
  await send();
  await deliverDueMails(Date.now());
  const mails = [...mailsTo(ben.email), ...mailsTo(vinoEmail)];
  const texts = mails.map(({ subject, text }) => `${subject} ${text}`);
  expect(texts.filter((text) => text.includes('Prizes at evil'))).toHaveLength(2);
  expect(texts.filter((text) => text.includes('evil.example'))).toEqual([]);
});

it.skipIf(isPacked)('does not mail a link that has ended', async () => {
  await send();
  const id = (await roster()).find(({ name }) => name === ben.name)?.id;
  await admin('POST', `/api/admin/volunteers/${id}/no-show`, { body: { replacement: null } });
  await deliverDueMails(Date.now());
  const { mails } = (await admin('GET', '/api/admin/mails')).json;
  const mail = mails.find(({ to }) => to === ben.email);
  expect(mail).toMatchObject({ kind: 'roster', state: 'failed' });
  expect(mail?.reason).toBe('link-ended');
});

it.skipIf(isPacked)('leaves out a volunteer whose access has ended', async () => {
  const id = (await roster()).find(({ name }) => name === ben.name)?.id;
  await admin('POST', `/api/admin/volunteers/${id}/no-show`, { body: { replacement: null } });
  expect(await stateOf('Ben Marsh')).toBeUndefined();
  expect((await send()).json.queued).toBe(1);
});

it.skipIf(isPacked)('creates the links of shops that have none', async () => {
  await send();
  const links = (await admin('GET', '/api/admin/shop-links?eventId=autumn')).json;
  expect(links.filter(({ isActive }) => isActive).map(({ name }) => name)).toContain('Cask');
});

it.skipIf(isPacked)('mails a shop again at another email, and names failed mails', async () => {
  await send();
  const { mails } = (await admin('GET', '/api/admin/mails')).json;
  const id = mails.find(({ to }) => to === vinoEmail)?.id;
  await change(`mails/${id}`, { state: 'failed', nextAttemptAt: null });
  expect(await stateOf('Vino')).toBe('failed');
  await setEmailOfVino('rosa@example.com');
  expect(await stateOf('Vino')).toBe('ready');
  const again = await send();
  expect(again.json).toMatchObject({ queued: 1 });
  await deliverDueMails(Date.now());
  expect(mailsTo('rosa@example.com')).toHaveLength(1);
});

it.skipIf(isPacked)('mails each recipient once, also six weeks later', async () => {
  await send();
  await deliverDueMails(Date.now());
  await expireWithin('mails', 42 * 86_400_000);
  expect(await stateOf('Ben Marsh')).toBe('mailed');
  expect(await stateOf('Vino')).toBe('mailed');
  expect((await send()).json).toMatchObject({ queued: 0 });
});
