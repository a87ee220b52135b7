import type { Language } from '@wine-walk/common/model/languages.ts';
import { undoMs } from '@wine-walk/common/rules/changes/undo-times.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { commit } from '../../../functions/src/firestore/write.ts';
import { mailboxHash } from '../../../functions/src/lib/mailbox-hash.ts';
import { deliverDueMails, deliverMail } from '../../../functions/src/mail/outbox.ts';
import type { MailProvider } from '../../../functions/src/mail/smtp.ts';
import { api, create, edit, seedEvents } from '../../support/api/calls/event-calls.ts';
import { event, seed } from '../../support/api/calls/staff-api.ts';
import { changesOf } from '../../support/api/changes.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';

const catcher = useMailCatcher();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
/** Asks for a notice and confirms the email by the link that is queued, which is not sent. */
async function request(email: string, language: Language = 'en') {
  const asked = await api.as('anonymous', 'POST', '/api/event-notices', {
    body: { email, language },
  });
  const id = mailboxHash(email);
  const path = `mails/confirm-${id}`;
  const mail = await stored(path);
  if (!mail) return asked;
  const token = `${id}-${mail.secret}`;
  await api.as('anonymous', 'POST', '/api/event-notices/confirm', { body: { token } });
  await commit([{ kind: 'delete', path }]);
  return asked;
}
const publish = (id: string) =>
  api.as('admin', 'POST', `/api/admin/events/${id}/controls`, { body: { control: 'publish' } });
const draft = {
  ...event,
  name: 'Spring Walk',
  place: 'Depot Square, Harlow',
  startTime: inDays(30),
  endTime: inDays(30.2),
  isActive: false,
  isPublished: false,
};

const changes = changesOf(api);
beforeEach(seedEvents);

describe('POST /api/event-notices', () => {
  it('mails each email once, in its language, when the next event is published', async () => {
    await seed({ 'events/spring': draft });
    const { json } = await request('ana@example.com');
    expect((await request('Ana@Example.com')).json).toEqual(json);
    await request('luz@example.com', 'es');
    expect(await storedIn('eventNotices')).toHaveLength(2);
    expect((await publish('spring')).status).toBe(200);
    expect((await publish('spring')).status).toBe(200);
    expect((await storedIn('mails')).map(({ to, kind }) => [to, kind]).toSorted()).toEqual([
      ['ana@example.com', 'event-notice'],
      ['luz@example.com', 'event-notice'],
    ]);
  });

  it('mails when an event becomes active by a new event or an edit, unless it has ended', async () => {
    await seed({ 'events/spring': draft });
    const { name, startTime, endTime, timeZone } = draft;
    const times = { name, startTime, endTime, timeZone };
    const mailed = async () => (await storedIn('mails')).map(({ to }) => to);
    await request('ana@example.com');
    await create({ ...times, startTime: inDays(-2), endTime: inDays(-1) });
    await edit('spring', { ...times, startTime: inDays(-2), endTime: inDays(-1) });
    expect(await mailed()).toEqual([]);
    await edit('spring', { ...times, isActive: false });
    await edit('spring', times);
    expect(await mailed()).toEqual(['ana@example.com']);
    await request('luz@example.com');
    await create(times);
    expect((await mailed()).toSorted()).toEqual(['ana@example.com', 'luz@example.com']);
  });

  it.skipIf(isPacked)('says when and where, with a calendar file', async () => {
    await seed({ 'events/spring': draft });
    await request('luz@example.com', 'es');
    await publish('spring');
    await deliverDueMails(Date.now());
    expect(catcher.mails.filter(({ to }) => to.includes('luz@example.com'))).toEqual([]);
    await deliverDueMails(Date.now() + undoMs['event-edit']);
    const mail = catcher.mails.find(({ to }) => to.includes('luz@example.com'));
    expect(mail?.subject).toBe('Aparta la fecha: Spring Walk');
    expect(mail?.html).toMatch(/<html lang="es">[^]*Depot Square[^]*\/waiver/);
    expect(mail?.text).toContain('Este es el único correo');
    expect(mail?.files.map(({ type }) => type)).toEqual(['text/calendar']);
  });

  it.skipIf(isPacked)('does not send the notice of an event that was hidden again', async () => {
    await seed({ 'events/spring': draft });
    await request('late@example.com');
    await publish('spring');
    await change('events/spring', { isActive: false });
    await deliverDueMails(Date.now() + undoMs['event-edit']);
    expect(catcher.mails.filter(({ to }) => to.includes('late@example.com'))).toEqual([]);
    expect(await storedIn('mails')).toMatchObject([
      { state: 'failed', reason: 'event-not-announced' },
    ]);
  });

  describe.skipIf(isPacked)('until the notice is sent', () => {
    const hoursFromNow = (hours: number) => Date.now() + hours * 3_600_000;
    const undoPublication = async () => {
      const [change] = await changes.list('events');
      const { status } = await changes.undo(change?.id);
      expect(status).toBe(200);
    };
    const subjectsTo = (email: string) =>
      catcher.mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);

    it('keeps the request when the publication is undone, and mails it once after the next one', async () => {
      await seed({ 'events/spring': draft });
      await request('undone@example.com');
      await publish('spring');
      await undoPublication();
      await deliverDueMails(hoursFromNow(1));
      expect(subjectsTo('undone@example.com')).toEqual([]);
      expect(await storedIn('eventNotices')).toHaveLength(1);
      await publish('spring');
      await request('undone@example.com');
      await publish('spring');
      await deliverDueMails(hoursFromNow(1));
      await deliverDueMails(hoursFromNow(2));
      expect(subjectsTo('undone@example.com')).toEqual(['Save the date: Spring Walk']);
      expect(await storedIn('eventNotices')).toEqual([]);
    });

    it('mails an inactive event that becomes active again', async () => {
      await seed({ 'events/spring': draft });
      await request('again@example.com');
      await publish('spring');
      const { name, startTime, endTime, timeZone } = draft;
      const times = { name, startTime, endTime, timeZone };
      expect((await edit('spring', { ...times, isActive: false })).status).toBe(200);
      await deliverDueMails(hoursFromNow(1));
      expect((await edit('spring', { ...times, isActive: true })).status).toBe(200);
      await deliverDueMails(hoursFromNow(1));
      expect(subjectsTo('again@example.com')).toEqual(['Save the date: Spring Walk']);
    });

    it('mails once when the publication is repeated while the mail is sent', async () => {
      await seed({ 'events/spring': draft });
      await request('once@example.com');
      await publish('spring');
      const id = `notice-spring-${mailboxHash('once@example.com')}`;
      const send: MailProvider = async () => {
        await publish('spring');
        return { outcome: 'accepted' };
      };
      expect(await deliverMail(id, send, hoursFromNow(1))).toMatchObject({ state: 'sent' });
      expect(await storedIn('eventNotices')).toEqual([]);
    });

    it('mails about the first of two events that are published at once', async () => {
      await seed({ 'events/spring': draft, 'events/fall': { ...draft, name: 'Fall Walk' } });
      await request('two@example.com');
      await publish('spring');
      await publish('fall');
      await deliverDueMails(hoursFromNow(1));
      expect(subjectsTo('two@example.com')).toEqual(['Save the date: Spring Walk']);
      expect(await storedIn('eventNotices')).toEqual([]);
    });

    it('mails about the second event when the publication of the first was undone', async () => {
      await seed({ 'events/spring': draft, 'events/fall': { ...draft, name: 'Fall Walk' } });
      await request('second@example.com');
      await publish('spring');
      await undoPublication();
      await publish('fall');
      await publish('spring');
      await deliverDueMails(hoursFromNow(1));
      expect(subjectsTo('second@example.com')).toEqual(['Save the date: Fall Walk']);
      expect(await storedIn('mails')).toHaveLength(1);
    });

    it('keeps a request of an email that has had the mail of this event', async () => {
      await seed({ 'events/spring': draft });
      await request('had@example.com');
      await publish('spring');
      await deliverDueMails(hoursFromNow(1));
      await request('had@example.com');
      await publish('spring');
      await deliverDueMails(hoursFromNow(2));
      expect(subjectsTo('had@example.com')).toHaveLength(1);
      expect(await storedIn('eventNotices')).toHaveLength(1);
    });
  });

  it('queues the mails of more emails than one commit takes', async () => {
    const emails = Array.from({ length: 140 }, (_, at) => `many-${at}@example.com`);
    const requestedAt = inDays(-1);
    const left = { language: 'en', requestedAt, expiresAt: inDays(300) };
    await seed({
      'events/spring': draft,
      ...Object.fromEntries(
        emails.map((email) => [`eventNotices/${mailboxHash(email)}`, { ...left, email }]),
      ),
    });
    await publish('spring');
    expect((await storedIn('mails')).map(({ to }) => to).toSorted()).toEqual(emails.toSorted());
  });

  it('rejects an email that is none', async () => {
    expect((await request('ana')).status).toBe(400);
    expect(await storedIn('eventNotices')).toEqual([]);
  });

  it('deletes the request with the data of the person who proved its email', async () => {
    await seed(eventFixture);
    await change('participants/maya', { emailProvenAt: inDays(-1) });
    await request('maya.reyes@example.com');
    expect(await storedIn('eventNotices')).toHaveLength(1);
    await api.as('admin', 'DELETE', '/api/admin/people/maya');
    expect(await storedIn('eventNotices')).toEqual([]);
  });
});

describe('GET /api/events/past', () => {
  it('lists the last three events that have ended, without drafts', async () => {
    const past = (name: string, days: number, more = {}) => ({
      ...event,
      name,
      startTime: inDays(-days),
      endTime: inDays(0.2 - days),
      ...more,
    });
    await seed({
      'events/one': past('One', 10),
      'events/two': past('Two', 20, { isActive: false }),
      'events/draft': past('Draft', 30, { isPublished: false }),
      'events/smoke': past('Smoke test', 40, { isHidden: true }),
      'events/three': past('Three', 50),
      'events/four': past('Four', 60),
      'events/spring': { ...draft, isPublished: true },
    });
    const { json } = await api.as('anonymous', 'GET', '/api/events/past');
    expect(json).toMatchObject({ canNotify: true });
    expect(json.events.map(({ name }) => name)).toEqual(['One', 'Two', 'Three']);
  });
});
