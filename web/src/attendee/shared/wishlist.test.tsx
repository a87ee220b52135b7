import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearScope } from './sign-out.ts';
import { setWishlisted, useWishlist } from './wishlist.ts';

const key = 'ww:wanted-businesses';
function add(id: string) {
  let outcome = '';
  act(() => void (outcome = setWishlisted(id, true)));
  return outcome;
}
const shown = ({ result }: { result: { current: ReadonlySet<string> } }) => [...result.current];

/** Makes the device refuse all writes. */
const fillDevice = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

beforeEach(() => {
  vi.restoreAllMocks();
  clearScope('session-user');
});

it('adds a business to the list that another window has changed meanwhile', () => {
  const window = renderHook(useWishlist);
  add('vino');
  localStorage.setItem(key, '["vino","rail"]');
  add('olio');
  expect(localStorage.getItem(key)).toBe('["vino","rail","olio"]');
  expect(shown(window)).toEqual(['vino', 'rail', 'olio']);
});

it('holds the list in memory while the device refuses it', () => {
  const full = fillDevice();
  expect([add('vino'), add('rail')]).toEqual(['unsaved', 'unsaved']);
  expect(shown(renderHook(useWishlist))).toEqual(['vino', 'rail']);
  full.mockRestore();
  expect(add('olio')).toBe('saved');
  expect(localStorage.getItem(key)).toBe('["vino","rail","olio"]');
});

it('forgets a list that is held in memory at sign-out', () => {
  fillDevice();
  add('vino');
  clearScope('session-user');
  expect(shown(renderHook(useWishlist))).toEqual([]);
});
