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

// The link of a guest is known to the device that added them only.
it('keeps the guests that another window has added meanwhile', () => {
  const first = renderHook(() => useOwnGuests('MAYA1'));
  const second = renderHook(() => useOwnGuests('MAYA1'));
  act(() => first.result.current.addOwnGuest(guest('A')));
  act(() => second.result.current.addOwnGuest(guest('B')));
  const ids = second.result.current.guests.map(({ submissionId }) => submissionId);
  expect(ids).toEqual(['A', 'B']);
  expect(renderHook(() => useOwnGuests('MAYA1')).result.current.guests).toHaveLength(2);
});
