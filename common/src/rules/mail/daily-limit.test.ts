import { describe, expect, it } from 'vitest';
import { daysToSend, delayOfMail } from './daily-limit.ts';

const day = 86_400_000;

describe('delayOfMail', () => {
  it('returns no delay without a limit', () => {
    expect(delayOfMail({ dailyLimit: null, ahead: 9000 }, 5000)).toBe(0);
  });

  it('leaves a fifth of each day to sign-in codes and confirmations', () => {
    const queue = { dailyLimit: 500, ahead: 0 };
    const days = [0, 399, 400, 799, 800].map((index) => delayOfMail(queue, index) / day);
    expect(days).toEqual([0, 0, 1, 1, 2]);
  });

  it('delays a mail behind the mails ahead', () => {
    expect(delayOfMail({ dailyLimit: 500, ahead: 399 }, 0)).toBe(0);
    expect(delayOfMail({ dailyLimit: 500, ahead: 399 }, 1)).toBe(day);
  });

  it('sends one a day at least', () => {
    expect(delayOfMail({ dailyLimit: 1, ahead: 0 }, 3)).toBe(3 * day);
  });
});

describe('daysToSend', () => {
  it.each([
    [0, 1],
    [400, 1],
    [401, 2],
    [5000, 13],
  ])('returns the days for %i mails with a limit of 500 a day: %i', (count, days) => {
    expect(daysToSend({ dailyLimit: 500, ahead: 0 }, count)).toBe(days);
  });
});
