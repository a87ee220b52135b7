import { describe, expect, it } from 'vitest';
import { at } from '../../support/samples.ts';
import {
  ineligibility,
  isPreapprovalAffected,
  isRedemptionOpen,
  redemptionEnd,
} from './redemption.ts';

describe('isRedemptionOpen', () => {
  it.each([
    ['before the end', at(239), true],
    ['at the end', at(240), true],
    ['a minute less than two hours after the end', at(359), true],
    ['two hours after the end', at(360), false],
  ])('decides %s: %s', (_, now, expected) => {
    expect(isRedemptionOpen({ endTime: at(240) }, Date.parse(now))).toBe(expected);
  });
});

describe('redemptionEnd', () => {
  it('returns two hours after the end of the event', () => {
    expect(redemptionEnd({ endTime: at(240) })).toBe(at(360));
  });
});

describe('isPreapprovalAffected', () => {
  const preapproval = {
    participantName: 'Maya Chen',
    rewardName: 'Tote bag',
    businessId: null,
    isLimited: false,
  };
  const code = { eventId: 'autumn', participantId: 'maya', rewardId: 'tote', preapproval };

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
  ])('decides when %s (%j): %s', (_, change, expected) => {
    expect(isPreapprovalAffected(code, change)).toBe(expected);
  });

  it('returns false for a code that is not preapproved', () => {
    expect(isPreapprovalAffected({ ...code, preapproval: null }, { rewardId: 'tote' })).toBe(false);
  });
});

describe('ineligibility', () => {
  const reward = { excludedTypeIds: ['driver'] };
  it.each([
    [undefined, undefined, 'not-paid'],
    [false, null, 'not-paid'],
    [false, 'driver', 'not-paid'],
    [true, 'driver', 'reward-locked'],
    [true, 'guest', undefined],
    [true, null, undefined],
  ])('decides with verified %s and ticket type %s: %s', (isVerified, typeId = null, expected) => {
    const registration = isVerified === undefined ? undefined : { isVerified, typeId };
    expect(ineligibility(reward, registration)).toBe(expected);
  });
});
