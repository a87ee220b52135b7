import { toLikedPour } from '@wine-walk/common/rules/wines/liked-pours.ts';
import { pour } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearScope } from '../../../platform/storage/sign-out.ts';
import {
  type LikeChange,
  likeChanges,
  removeSentLikeChanges,
  saveLikeChange,
  subscribeToLikeChanges,
} from './like-changes.ts';

vi.mock('./load-like-sender.ts', () => ({ loadLikeSender: async () => undefined }));

const key = 'ww:like-changes';
const business = { id: 'vino', name: 'Vino Veritas' };
const change = (pourId: string, isSent = false): LikeChange => ({
  participantId: 'maya',
  eventId: 'autumn',
  pour: toLikedPour(pour(pourId, {}), business, ''),
  isLiked: true,
  isSent,
});
const pourIds = () => likeChanges()?.map(({ pour: { pourId } }) => pourId);

beforeEach(() => {
  vi.restoreAllMocks();
  clearScope('session-user');
  subscribeToLikeChanges(() => undefined)();
});

it('holds all changes in memory while the device refuses them', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveLikeChange(change('p1'));
  saveLikeChange(change('p2'));
  expect(pourIds()).toEqual(['p1', 'p2']);
});

it('removes sent changes from the list that another window has changed meanwhile', () => {
  saveLikeChange(change('p1', true));
  localStorage.setItem(key, JSON.stringify([change('p1', true), change('p2')]));
  removeSentLikeChanges();
  expect(pourIds()).toEqual(['p2']);
  expect(localStorage.getItem(key)).toBe(JSON.stringify([change('p2')]));
});
