import { beforeEach, expect, it } from 'vitest';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { admin, seedStaffLinks } from '../../support/api/calls/staff-link-calls.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { isPacked } from '../../support/api/served-app.ts';

const catcher = useMailCatcher();

const ben = {
  ...{ name: 'Ben Marsh', phone: '', email: 'ben@example.com', task: 'Pours' },
  ...{ businessId: 'vino', from: '18:00', to: '21:00' },
};
beforeEach(async () => {
  await seedStaffLinks();
  await admin('POST', '/api/admin/volunteers', { body: { eventId: 'autumn', volunteers: [ben] } });
});

const roster = async () => (await admin('GET', '/api/admin/volunteers?eventId=autumn')).json;
const send = () => admin('POST', '/api/admin/volunteers/mails', { body: { eventId: 'autumn' } });

it.skipIf(isPacked)(
  'mails station, link and PIN once to each volunteer with an email',
  async () => {
    expect((await send()).json).toEqual({ queued: 1, withoutEmail: 1 });
    expect((await send()).json).toEqual({ queued: 0, withoutEmail: 1 });
    await deliverDueMails(Date.now());
    const [received, ...others] = catcher.mails.filter(({ to }) => to.includes(ben.email));
    const listed = (await roster()).find(({ name }) => name === ben.name);
    expect(others).toEqual([]);
    expect(received?.subject).toMatch(/^Your shift at /);
    expect(received?.text.replaceAll(/[^\S\n]/g, ' ')).toContain('Pours · Vino · 6:00 – 9:00 PM');
    expect(received?.text).toContain(listed?.path);
    expect(received?.text).toContain(`PIN: ${listed?.pin}`);
  },
);

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
