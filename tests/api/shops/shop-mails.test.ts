import { beforeEach, expect, it } from 'vitest';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { admin, seedStaffLinks } from '../../support/api/calls/staff-link-calls.ts';
import { linkSecrets } from '../../support/api/fixtures/staff-links.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change } from '../../support/api/store/database.ts';

const catcher = useMailCatcher();

beforeEach(async () => {
  await seedStaffLinks();
  const contact = { person: 'Rosa Lund', phone: '', email: 'vino@example.com', notes: '' };
  await change('businesses/vino', { contact });
});

const send = (to: 'all' | 'late') =>
  admin('POST', '/api/admin/events/autumn/shop-pages/mails', { body: { to } });

it.skipIf(isPacked)('mails link, PIN and what is missing to each shop once', async () => {
  expect((await send('all')).json).toMatchObject({ queued: 1 });
  expect((await send('all')).json).toMatchObject({ queued: 0 });
  await deliverDueMails(Date.now());
  const received = catcher.mails.filter(({ to }) => to.includes('vino@example.com'));
  expect(received).toHaveLength(1);
  expect(received[0]?.subject).toBe('Vino at Autumn Walk: your page');
  expect(received[0]?.text).toContain(`/admin/shop/${linkSecrets.shop}`);
  expect(received[0]?.text).toContain('PIN for the counter: 123456');
  expect(received[0]?.text).toContain('picture');
});

it.skipIf(isPacked)('reminds late shops once a day, and names those without an email', async () => {
  await admin('POST', '/api/admin/events/autumn/shop-pages/links');
  const { json } = await send('late');
  expect(json.queued).toBe(1);
  expect(json.withoutEmail).toContain('Cask');
  expect((await send('late')).json.queued).toBe(0);
});
