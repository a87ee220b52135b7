import { describe, expect, it } from 'vitest';
import { maxGroupSize } from '../../model/groups.ts';
import { at } from '../../support/samples.ts';
import { displayFirstName, invitationState, verifiedBusinessIds, withoutMember } from './group.ts';

const event = { startTime: at(0), endTime: at(240) };
const during = Date.parse(at(60));
const member = { firstName: 'Ada', stamps: [], joinedAt: at(0) };
const groupOf = (size: number) => ({
  members: Object.fromEntries(Array.from({ length: size }, (_, index) => [`m${index}`, member])),
});
const registered = { group: null, isCancelled: false };
const inGroup = (id: string) => ({ group: { id, memberId: 'm1' }, isCancelled: false });
const input = { id: 'g1', group: groupOf(1), event, progress: registered, now: during };

it.each([
  ['a registered participant', {}, 'open'],
  ['a member', { progress: inGroup('g1') }, 'joined'],
  ['a member after the event', { progress: inGroup('g1'), now: Date.parse(at(241)) }, 'joined'],
  ['a member of another group', { progress: inGroup('g2') }, 'elsewhere'],
  ['others after the event', { now: Date.parse(at(240)) }, 'over'],
  ['an unregistered participant', { progress: undefined }, 'not-registered'],
  [
    'a cancelled registration',
    { progress: { ...registered, isCancelled: true } },
    'not-registered',
  ],
  ['the last free place', { group: groupOf(maxGroupSize - 1) }, 'open'],
  ['a full group', { group: groupOf(maxGroupSize) }, 'full'],
] as const)('returns the view of a group link for %s: %j → %s', (_, change, state) => {
  expect(invitationState({ ...input, ...change })).toBe(state);
});

it('lists verified visits in an order that reveals nothing', () => {
  const visit = (state: 'verified' | 'pending') => ({ checkInTime: at(60), state });
  const visits = { vino: visit('verified'), mill: visit('pending'), arts: visit('verified') };
  expect(verifiedBusinessIds({ visits })).toEqual(['arts', 'vino']);
});

it.each([
  ['Ada Quill', 'Ada'],
  ['Quill, Ada', 'Ada'],
  [`${'a'.repeat(39)}🍷🍷 Quill`, `${'a'.repeat(39)}🍷`],
  ['🍷'.repeat(50), '🍷'.repeat(40)],
])('shortens the name %j to %j, without splitting a character', (name, shown) => {
  expect(displayFirstName(name)).toBe(shown);
});

describe('withoutMember', () => {
  it('returns the remaining members, and null after the last one has left', () => {
    expect(withoutMember({ m1: member, m2: member }, 'm1')).toEqual({ m2: member });
    expect(withoutMember({ m1: member }, 'm1')).toBeNull();
  });
});
