import type { ThankedAudience } from '@wine-walk/common/api/feedback.ts';
import { eventDocument } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commit } from '../../../functions/src/firestore/write.ts';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { erasePerson } from '../../../functions/src/modules/personal-data/service.ts';
import { countDueResults } from '../../../functions/src/modules/results/count.ts';
import { api } from '../../support/api/calls/event-calls.ts';
import { audited, edited, seed } from '../../support/api/calls/staff-api.ts';
import { documentsContaining } from '../../support/api/fixtures/checked-in-attendee.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { oneClickUrl, useMailCatcher } from '../../support/api/mail-catcher.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';
import { endedEvening } from '../../support/ended-evening.ts';

const hour = 3_600_000;
const day = 24 * hour;
const catcher = useMailCatcher();
const path = '/api/admin/events/autumn/thank-you';

/** Number of the test, so that each one has mailboxes of its own. */
let tests = 0;
const email = (name: string) => `${name}-${tests}@example.com`;
const endMs = Date.now() - 2 * hour;

/** Evening of six people: two came, one of them made every stop that had not closed, and four did not come. */
async function seedEvening(): Promise<void> {
  const { documents } = endedEvening({
    eventId: 'autumn',
    people: 6,
    businessIds: ['vino'],
    startMs: endMs - 4 * hour,
    hours: 4,
    seed: 7,
    rewardId: 'two',
  });
  const ids = Object.keys(documents)
    .filter((key) => key.startsWith('registrations/'))
    .map((key) => key.slice('registrations/'.length));
  const names = ['cam', 'fay', 'nell', 'ola', 'pat', 'quin'];
  for (const [at, id] of ids.entries()) {
    const registration = documents[`registrations/${id}`];
    const participant = String(registration?.participantId);
    const arrivedAt = at < 2 ? new Date(endMs - 3 * hour).toISOString() : null;
    const visit = { checkInTime: arrivedAt, state: 'verified' };
    documents[`registrations/${id}`] = {
      ...registration,
      email: email(names[at] ?? 'more'),
      arrivedAt,
      firstVisitAt: null,
      fullName: 'Fay Moon',
      emailProvenAt: null,
    };
    documents[`participants/${participant}/progress/autumn`] = {
      ...documents[`participants/${participant}/progress/autumn`],
      visits: at === 1 ? { vino: visit } : {},
      feedbackAt: null,
    };
  }
  const event = eventDocument({
    name: 'Autumn Walk',
    businessIds: ['vino'],
    ...edited,
    startTime: new Date(endMs - 4 * hour).toISOString(),
    endTime: new Date(endMs).toISOString(),
  });
  const catalog = eventFixture['catalogues/autumn'];
  await seed({
    ...documents,
    'events/autumn': event,
    'catalogues/autumn': {
      ...catalog,
      businesses: (catalog?.businesses as { id: string }[]).map((business) => ({
        ...business,
        status: business.id === 'vino' ? 'open' : 'closed',
      })),
    },
  });
}

beforeEach(async () => {
  tests += 1;
  await seedEvening();
});

const count = async () => (await api.as('admin', 'GET', path)).json;
const send = (audience: ThankedAudience) => api.as('admin', 'POST', path, { body: { audience } });
const mailTo = (name: string) => catcher.mails.find(({ to }) => to.includes(email(name)));
const tokenIn = (text = '') => /survey=([0-9a-f]{40}-\w+)&evening=3/.exec(text)?.[1] ?? '';
const answer = (token: string, change: object = {}) =>
  api.as('anonymous', 'POST', '/api/survey', {
    body: { token, evening: 3, businesses: null, again: null, ...change },
  });
const feedback = () => storedIn('events/autumn/feedback');

describe.skipIf(isPacked)('thanks by mail', () => {
  it('counts who came, finished and did not come, and mails each mailbox once', async () => {
    expect(await count()).toEqual({
      isConfigured: true,
      audiences: [
        { audience: 'came', people: 2, emails: 2, mailed: 0, daysToSend: 1 },
        { audience: 'finished', people: 1, emails: 1, mailed: 0, daysToSend: 1 },
        { audience: 'did-not-come', people: 4, emails: 4, mailed: 0, daysToSend: 1 },
      ],
    });
    expect((await send('finished')).json).toEqual({ queued: 1 });
    expect((await send('came')).json).toEqual({ queued: 1 });
    expect((await send('came')).json).toEqual({ queued: 0 });
    expect((await send('did-not-come')).json).toEqual({ queued: 4 });
    await deliverDueMails(Date.now());
    expect(mailTo('fay')?.subject).toBe('You made every stop of Autumn Walk');
    expect(mailTo('cam')?.subject).toBe('Thank you for coming to Autumn Walk');
    expect(mailTo('nell')?.text).not.toContain('survey=');
    for (const name of ['fay', 'cam', 'nell'])
      expect(oneClickUrl(mailTo(name))).toContain('/api/mail/stop?token=');
    const notes = (await audited()).map(({ action }) => action);
    expect(notes.filter((action) => action === 'event.thank')).toHaveLength(4);
  });

  it('delays thanks beyond the daily limit to the next days', async () => {
    vi.stubEnv('MAIL_DAILY_LIMIT', '2');
    expect((await count()).audiences[2]).toMatchObject({ emails: 4, daysToSend: 4 });
    await send('did-not-come');
    const times = (await storedIn('mails')).map(({ nextAttemptAt }) =>
      Math.floor((Date.parse(String(nextAttemptAt)) - endMs) / day),
    );
    expect(times.toSorted()).toEqual([0, 1, 2, 3]);
    vi.unstubAllEnvs();
  });

  it('rejects thanks before the end, and later than a week after it', async () => {
    await change('events/autumn', { endTime: new Date(Date.now() + hour).toISOString() });
    expect((await send('came')).json.code).toBe('results-too-early');
    await change('events/autumn', { endTime: new Date(Date.now() - 8 * day).toISOString() });
    expect((await send('came')).json.code).toBe('thanks-too-late');
  });

  it('shows a preview without a survey link', async () => {
    const { json } = await api.as('admin', 'GET', `${path}/preview?audience=came&language=es`);
    expect(json.subject).toBe('Gracias por venir a Autumn Walk');
    expect(json.html).not.toContain('survey=');
  });
});

describe.skipIf(isPacked)('POST /api/survey', () => {
  async function mailedToken(): Promise<string> {
    await send('came');
    await deliverDueMails(Date.now());
    return tokenIn(mailTo('cam')?.text);
  }

  it('saves an answer without a name or the time, once', async () => {
    const token = await mailedToken();
    expect((await answer(token)).status).toBe(200);
    expect(await answer(token)).toMatchObject({ status: 409, json: { code: 'feedback-given' } });
    expect(await feedback()).toEqual([{ evening: 3, businesses: null, again: null, comment: '' }]);
  });

  it('rejects a changed link, one of a canceled registration, of deleted data, and one that only stops mails with 410', async () => {
    const token = await mailedToken();
    const last = token.endsWith('a') ? 'b' : 'a';
    expect((await answer(`${token.slice(0, -1)}${last}`)).status).toBe(410);
    const link = `mailStops/${token.slice(0, 40)}`;
    const id = (await stored(link)).submissionId;
    const registration = await stored(`registrations/${id}`);
    await change(`registrations/${id}`, { status: 'cancelled' });
    expect((await answer(token)).status).toBe(410);
    await change(`registrations/${id}`, { status: 'active' });
    const progress = `participants/${String(registration?.participantId)}/progress/autumn`;
    await commit([{ kind: 'delete', path: progress }]);
    const gone = await answer(token);
    expect(await feedback()).toEqual([]);
    expect([gone.status, gone.json.code]).toEqual([410, 'survey-link-over']);
    await change(link, { submissionId: null });
    expect((await answer(token)).status).toBe(410);
  });

  it('leaves nothing of the person whose data was deleted', async () => {
    const token = await mailedToken();
    const link = `mailStops/${token.slice(0, 40)}`;
    const id = String((await stored(link)).submissionId);
    const { participantId } = await stored(`registrations/${id}`);
    await erasePerson(String(participantId), 'participant', Date.now());
    expect(await documentsContaining(id)).toEqual([`sealedEvidence/${id}`]);
    expect(await stored(link)).toBeUndefined();
  });

  it('adds a survey answer to the results after the final count', async () => {
    await countDueResults(endMs + day);
    expect(await stored('results/autumn')).toMatchObject({ isFinal: true, survey: { answers: 0 } });
    const data = { evening: 3, businesses: null, again: null, comment: '' };
    await commit([{ kind: 'create', path: 'events/autumn/feedback/one', data }]);
    await countDueResults(endMs + 2 * day);
    expect(await stored('results/autumn')).toMatchObject({
      survey: { answers: 1, tallies: { evening: [0, 0, 1], again: [0, 0, 0] } },
      countedAt: new Date(endMs + day).toISOString(),
    });
  });
});
