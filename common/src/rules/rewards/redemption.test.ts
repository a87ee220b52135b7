import { describe, expect, it } from 'vitest';
import { at } from '../../support/samples.ts';
import { isPreapprovalAffected, isRedemptionOpen } from './redemption.ts';

describe('isRedemptionOpen', () => {
  it.each([
    ['before the end', at(239), true],
    ['at the end', at(240), true],
    ['a minute less than two hours after the end', at(359), true],
    ['two hours after the end', at(360), false],
  ])('%s returns %s', (_, now, expected) => {
    expect(isRedemptionOpen({ endTime: at(240) }, Date.parse(now))).toBe(expected);
  });
});

describe('isPreapprovalAffected', () => {
  const promised = {
    participantName: 'Maya Chen',
    rewardName: 'Tote bag',
    businessId: null,
    isLimited: false,
  };
  const code = { eventId: 'autumn', participantId: 'maya', rewardId: 'tote', promised };

  it.each([
    ['the reward of the code changed', { rewardId: 'tote' }, true],
    ['another reward changed', { rewardId: 'mug' }, false],
    ['its participant changed', { eventId: 'autumn', participantIds: ['jonah', 'maya'] }, true],
    ['other participants changed', { eventId: 'autumn', participantIds: ['jonah'] }, false],
    [
      'the participant changed at another event',
      { eventId: 'spring', participantIds: ['maya'] },
      false,
    ],
  ])('when %s (%j) returns %s', (_, change, expected) => {
    expect(isPreapprovalAffected(code, change)).toBe(expected);
  });

  it('returns false for a code that is not preapproved', () => {
    expect(isPreapprovalAffected({ ...code, promised: null }, { rewardId: 'tote' })).toBe(false);
  });
});
