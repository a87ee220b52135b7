import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { publishSession } from '../../platform/session/session-state.ts';
import { clearScope } from '../../platform/storage/sign-out.ts';
import { setWishlisted, useWishlist } from './wishlist.ts';

const key = 'ww:wanted-businesses';
function add(id: string) {
  let outcome = '';
  act(() => void (outcome = setWishlisted(id, true)));
  return outcome;
}
const shown = ({ result }: { result: { current: ReadonlySet<string> } }) => [...result.current];

const signInAs = (uid: string) =>
  act(() => publishSession({ state: 'signed-in', user: { uid, session: null } }));
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

/** Makes the device refuse all writes. */
const fillDevice = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

beforeEach(() => {
  vi.restoreAllMocks();
  clearScope('session-user');
  signInAs('maya');
});

it('adds a business to the list that another window has changed meanwhile', () => {
  const window = renderHook(useWishlist);
  add('vino');
  localStorage.setItem(key, '{"maya":["vino","rail"]}');
  add('olio');
  expect(stored()).toEqual({ maya: ['vino', 'rail', 'olio'] });
  expect(shown(window)).toEqual(['vino', 'rail', 'olio']);
});

it('holds the list in memory while the device refuses it', () => {
  const full = fillDevice();
  expect([add('vino'), add('rail')]).toEqual(['unsaved', 'unsaved']);
  expect(shown(renderHook(useWishlist))).toEqual(['vino', 'rail']);
  full.mockRestore();
  expect(add('olio')).toBe('saved');
  expect(stored()).toEqual({ maya: ['vino', 'rail', 'olio'] });
});

it('forgets a list that is held in memory at sign-out', () => {
  fillDevice();
  add('vino');
  clearScope('session-user');
  expect(shown(renderHook(useWishlist))).toEqual([]);
});

it('shows the list of the participant who is signed in only', () => {
  const window = renderHook(useWishlist);
  add('vino');
  signInAs('sam');
  expect(shown(window)).toEqual([]);
  add('rail');
  expect(shown(window)).toEqual(['rail']);
  signInAs('maya');
  expect(shown(window)).toEqual(['vino']);
});

it('gives the list of an earlier version to the participant who is signed in', () => {
  localStorage.setItem(key, '["vino"]');
  add('olio');
  expect(stored()).toEqual({ maya: ['vino', 'olio'] });
});
