import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type OwnGuest, useOwnGuests } from './own-guests.ts';

afterEach(() => localStorage.clear());

const guest = (submissionId: string): OwnGuest => ({
  submissionId,
  hostId: 'MAYA1',
  fullName: `Guest ${submissionId}`,
  code: 'ABCDE12345',
  isSigned: false,
});
const added = () => renderHook(() => useOwnGuests('MAYA1')).result;

// The link of a guest is known to the device that added them only.
it('keeps the guests that another window has added meanwhile', () => {
  const { current } = added();
  localStorage.setItem('ww:guests', JSON.stringify([guest('A')]));
  act(() => current.addOwnGuest(guest('B')));
  expect(JSON.parse(localStorage.getItem('ww:guests') ?? '')).toHaveLength(2);
  expect(added().current.guests.map(({ submissionId }) => submissionId)).toEqual(['A', 'B']);
});

it('shows a guest that another part of the screen has added', () => {
  const [deck, list] = [added(), added()];
  act(() => list.current.addOwnGuest(guest('A')));
  expect(deck.current.guests).toEqual([guest('A')]);
});
