import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commit } from '../../../functions/src/firestore/write.ts';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { queueComposedMailWrite } from '../../../functions/src/mail/queue.ts';
import { event, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { registrationOf } from '../../support/api/fixtures/event-fixture.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, storedIn } from '../../support/api/store/database.ts';

const api = await staffApi();
const catcher = useMailCatcher();
const minutes = 60_000;
/** Start tomorrow, so that waiting mails about the walk may still be sent. */
const startTime = new Date(Date.now() + 20 * 60 * minutes).toISOString();
const endTime = new Date(Date.now() + 24 * 60 * minutes).toISOString();
const language = 'en' as const;

/** Mails of one hour: a full mailbox with joined confirmations, and others of a walk. */
const registrations = Array.from({ length: 12 }, (_, index) => ({
  id: `0UTAGE${String(index).padStart(14, '0')}`,
  email: index < 6 ? `luz+${index}@example.com` : `person${index}@example.com`,
}));

beforeEach(async () => {
  await seed({ 'events/autumn': { ...event, startTime, endTime } });
  for (const { id, email } of registrations)
    await change(`registrations/${id}`, { ...registrationOf('Luz Ortega'), email });
});
afterEach(() => catcher.refuseAll(null));

describe.skipIf(isPacked)('mail outage of an hour', () => {
  it('delays mails, and sends each once afterwards', async () => {
    const now = Date.now();
    await commit(
      registrations.map(({ id, email: to }) =>
        queueComposedMailWrite(
          `confirmation-${id}`,
          { kind: 'confirmation', to, language, submissionId: id },
          now,
        ),
      ),
    );
    catcher.refuseAll({ responseCode: 421, message: '4.3.2 Service not available' });
    const states = async () => (await storedIn('mails')).map(({ state }) => state);
    for (let minute = 0; minute < 60; minute += 4) {
      await deliverDueMails(now + minute * minutes);
      expect(new Set(await states())).toEqual(new Set(['queued']));
    }
    const [waiting] = (await api.as('admin', 'GET', '/api/admin/mails')).json.mails;
    expect(waiting).toMatchObject({ state: 'queued', isOverQuota: false });
    expect(waiting?.reason).toContain('4.3.2 Service not available');
    expect(catcher.mails).toEqual([]);

    catcher.refuseAll(null);
    for (let minute = 60; minute < 240; minute += 15) await deliverDueMails(now + minute * minutes);
    expect(new Set(await states())).toEqual(new Set(['sent']));
    const texts = catcher.mails.map(({ text }) => text);
    for (const { id } of registrations)
      expect(texts.filter((text) => text.includes(`/waiver/${id}`))).toHaveLength(1);
  });
});
