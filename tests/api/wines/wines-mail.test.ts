import { randomUUID } from 'node:crypto';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { toLikedPour } from '@wine-walk/common/rules/wines/liked-pours.ts';
import { pour } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { at, event, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { documentsContaining } from '../../support/api/fixtures/checked-in-attendee.ts';
import { maya, registrationOf } from '../../support/api/fixtures/event-fixture.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, storedIn } from '../../support/api/store/database.ts';

const api = await staffApi();
const catcher = useMailCatcher();
const registration = 'registrations/MAYASSUBM1SS10N00001';
const progress = 'participants/maya/progress/autumn';
const syrah = pour('p1', { wine: 'Syrah', grower: 'Depot Hill', bottleCents: 2450 });
const likedPours = [
  toLikedPour(syrah, { id: 'vino', name: 'Vino' }, 'For Sunday'),
  toLikedPour(pour('p1', { wine: 'Verjus' }), { id: 'cask', name: 'Cask' }, ''),
];

/** Number of the test, so that each one has a mailbox of its own. */
let tests = 0;
const email = () => `maya-${tests}@example.com`;

beforeEach(async () => {
  tests += 1;
  await seed({
    'events/autumn': event,
    'participants/maya': maya,
    [registration]: { ...registrationOf('Maya Reyes'), email: email(), emailProvenAt: at },
    [progress]: { ...emptyProgress('maya', 'autumn'), likedPours },
  });
});

const send = (language: 'en' | 'es' = 'en', key?: string) =>
  api.as('attendee', 'POST', '/api/events/autumn/liked-pours/mail', {
    body: { language },
    ...(key && { key }),
  });
async function delivered() {
  await deliverDueMails(Date.now());
  return catcher.mails.filter(({ to }) => to.includes(email()));
}

describe.skipIf(isPacked)('POST /api/events/{eventId}/liked-pours/mail', () => {
  it('mails the liked drinks by shop with bottle price and note', async () => {
    expect((await send()).json).toEqual({ email: email() });
    const [mail] = await delivered();
    expect(mail?.subject).toBe(`Your wines from ${event.name}`);
    expect(mail?.text).toContain('Cask\nVerjus\n');
    expect(mail?.text).toContain(
      'Vino\nSyrah\u00a0· Depot Hill\u00a0· Bottle $24.50\u00a0· “For Sunday”',
    );
  });

  it('writes in the language of the app', async () => {
    await send('es');
    expect((await delivered())[0]?.text).toContain('Botella');
  });

  it('leaves the notes out while the email is unverified', async () => {
    await change(registration, { emailProvenAt: null });
    await send();
    const [mail] = await delivered();
    expect(mail?.text).not.toContain('For Sunday');
    expect(mail?.text).toContain('Your notes stay in the app until you confirm your email.');
  });

  it('queues one mail until it is sent, also when it is requested again', async () => {
    const key = randomUUID();
    for (const each of [key, key, randomUUID()]) expect((await send('en', each)).status).toBe(200);
    expect(await storedIn('mails')).toHaveLength(1);
    expect(await delivered()).toHaveLength(1);
    await send('en', randomUUID());
    const sent = await delivered();
    expect(sent).toHaveLength(2);
    // A mailbox drops a mail with the Message-ID of an earlier one.
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });

  it('removes the email from stored responses when the person deletes their data', async () => {
    await send('en', randomUUID());
    await api.as('attendee', 'DELETE', '/api/participants/maya');
    // Of a signed release, the evidence stays.
    expect(await documentsContaining(email())).toEqual(['sealedEvidence/MAYASSUBM1SS10N00001']);
  });

  it('rejects the mail without a liked drink, and without an email', async () => {
    await change(registration, { email: '' });
    expect((await send()).json.code).toBe('no-email-for-mail');
    await change(progress, { likedPours: [] });
    expect((await send()).json.code).toBe('no-liked-pours');
  });
});
