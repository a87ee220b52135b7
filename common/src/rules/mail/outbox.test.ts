import { describe, expect, it } from 'vitest';
import { type MailDocument, mailKind, mailReferences } from '../../model/mail.ts';
import { mailKinds } from './kinds.ts';
import { afterAttempt, claimAttempt, queuedAgain } from './outbox.ts';

const now = Date.parse('2026-11-24T18:00:00.000Z');
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();

const queued: MailDocument = {
  kind: 'sign-in',
  to: 'maya@example.com',
  language: 'en',
  next: '/',
  ...mailReferences.parse({}),
  mailbox: '',
  subject: '123 456 is your Wine Walk code',
  text: 'Type this code',
  state: 'queued',
  attempts: 0,
  nextAttemptAt: at(0),
  giveUpAt: at(600),
  reason: null,
  isOverQuota: false,
  createdAt: at(0),
  sentAt: null,
  expiresAt: at(7 * 24 * 3600),
};

describe('claimAttempt', () => {
  it('doubles the delay up to 4 minutes', () => {
    const delays = [0, 1, 2, 3, 4, 9].map((attempts) => {
      const { nextAttemptAt } = claimAttempt({ ...queued, attempts }, now) ?? {};
      return (Date.parse(nextAttemptAt ?? '') - now) / 1000;
    });
    expect(delays).toEqual([30, 60, 120, 240, 240, 240]);
  });

  it('doubles the delay of a confirmation up to an hour', () => {
    const mail = { ...queued, kind: 'confirmation' as const, attempts: 9 };
    expect(claimAttempt(mail, now)?.nextAttemptAt).toBe(at(3600));
  });

  it.each([
    ['before its time', { nextAttemptAt: at(1) }],
    ['that is sent', { state: 'sent' as const }],
    ['that is given up', { state: 'failed' as const, nextAttemptAt: null }],
  ])('claims no mail %s', (_, change) => {
    expect(claimAttempt({ ...queued, ...change }, now)).toBeUndefined();
  });
});

describe('afterAttempt', () => {
  const unavailable = { outcome: 'unavailable', reason: 'Busy' } as const;

  it('removes the text of an accepted mail', () => {
    const mail = { ...queued, reason: 'Busy' };
    expect(afterAttempt(mail, { outcome: 'accepted' }, now)).toEqual({
      state: 'sent',
      text: null,
      secret: null,
      nextAttemptAt: null,
      giveUpAt: at(600),
      reason: null,
      isOverQuota: false,
      sentAt: at(0),
      expiresAt: at(7 * 24 * 3600),
    });
  });

  it.each(['roster', 'shop-link', 'results', 'invitation'] as const)(
    'stores a sent mail with a link for half a year, a failed one for a week: %s',
    (kind) => {
      const mail = { ...queued, kind };
      const sent = afterAttempt(mail, { outcome: 'accepted' }, now);
      expect(sent.expiresAt).toBe(at(180 * 24 * 3600));
      const failed = afterAttempt(mail, { outcome: 'rejected', reason: 'No mailbox' }, now);
      expect(failed.expiresAt).toBe(queued.expiresAt);
    },
  );

  it('removes the text of a rejected mail', () => {
    const result = afterAttempt(queued, { outcome: 'rejected', reason: 'No mailbox' }, now);
    expect(result).toMatchObject({ state: 'failed', text: null, reason: 'No mailbox' });
  });

  it('queues a mail again until its time is over', () => {
    const next = { ...queued, nextAttemptAt: at(599) };
    expect(afterAttempt(next, unavailable, now)).toMatchObject({
      state: 'queued',
      text: queued.text,
      reason: 'Busy',
    });
    const last = { ...queued, nextAttemptAt: at(600) };
    expect(afterAttempt(last, unavailable, now)).toMatchObject({ state: 'failed', text: null });
  });

  it.each(mailKind.options.filter((kind) => kind !== 'sign-in' && kind !== 'test'))(
    'queues a mail for longer than an hour of outage: %s',
    (kind) => {
      const start: MailDocument = {
        ...queued,
        kind,
        giveUpAt: at(mailKinds[kind].attemptsMs / 1000),
      };
      let mail = start;
      for (let minute = 0; minute <= 60; minute += 1) {
        const time = now + minute * 60_000;
        const claimed = claimAttempt(mail, time);
        if (claimed)
          mail = {
            ...mail,
            ...claimed,
            ...afterAttempt({ ...mail, ...claimed }, unavailable, time),
          };
      }
      expect(mail.state).toBe('queued');
      expect(mail.attempts).toBeGreaterThan(5);
    },
  );

  describe("after the provider's limit is used up", () => {
    const overQuota = { outcome: 'over-quota', reason: '550 5.4.5 Daily limit' } as const;
    const announcement = { ...queued, kind: 'announcement', giveUpAt: at(24 * 3600) } as const;

    it('attempts a mail again hours later, and longer than for other reasons', () => {
      const later = now + 23 * 3_600_000;
      expect(afterAttempt(announcement, overQuota, later)).toMatchObject({
        state: 'queued',
        nextAttemptAt: at(26 * 3600),
        giveUpAt: at(3 * 24 * 3600),
        isOverQuota: true,
      });
    });

    it('gives up after three days, as a mail that staff can send again', () => {
      const later = now + 70 * 3_600_000;
      expect(afterAttempt(announcement, overQuota, later)).toMatchObject({
        state: 'failed',
        isOverQuota: true,
      });
    });

    it('attempts a mail for a day and stores it for a week after staff queued it again', () => {
      const later = 4 * 24 * 3600;
      const again = queuedAgain(announcement, Date.parse(at(later)));
      expect(again.expiresAt).toBe(at(later + 7 * 24 * 3600));
      const mail = { ...announcement, ...again };
      expect(afterAttempt(mail, overQuota, Date.parse(at(later)))).toMatchObject({
        state: 'queued',
        nextAttemptAt: at(later + 3 * 3600),
        giveUpAt: at(later + 24 * 3600),
      });
    });

    it.each(['sign-in', 'test'] as const)(
      'attempts a mail of the kind %s within its minutes',
      (kind) => {
        const mail = { ...queued, kind, nextAttemptAt: at(30) };
        expect(afterAttempt(mail, overQuota, now)).toMatchObject({
          state: 'queued',
          nextAttemptAt: at(30),
          giveUpAt: at(600),
        });
      },
    );

    it('ends the wait for the quota after another answer', () => {
      const mail = { ...announcement, isOverQuota: true };
      const result = afterAttempt(mail, { outcome: 'rejected', reason: 'No mailbox' }, now);
      expect(result).toMatchObject({ state: 'failed', isOverQuota: false });
    });
  });
});
