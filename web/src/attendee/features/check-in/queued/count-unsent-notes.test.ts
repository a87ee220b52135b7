// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countUnsentNotes } from './count-unsent-notes.ts';

const store = (key: string, value: unknown) =>
  localStorage.setItem(`ww:${key}`, JSON.stringify(value));
const change = (isSent: boolean, note = '') => ({ pour: { note }, isLiked: true, isSent });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

describe('countUnsentNotes', () => {
  it('counts liked pours and feedback that are unsent, not the words of a note', async () => {
    goOffline();
    store('like-changes', [change(true, '"isSent":false')]);
    store('feedback', { isSent: true });
    expect(await countUnsentNotes()).toBe(0);
    store('like-changes', [change(true), change(false)]);
    expect(await countUnsentNotes()).toBe(1);
    store('feedback', { isSent: false });
    expect(await countUnsentNotes()).toBe(2);
  });

  it('waits while online until a liked pour is sent', async () => {
    store('like-changes', [change(false)]);
    const count = countUnsentNotes();
    await vi.advanceTimersByTimeAsync(600);
    store('like-changes', [change(true)]);
    await vi.advanceTimersByTimeAsync(600);
    expect(await count).toBe(0);
  });

  it('counts a liked pour that stays unsent while online', async () => {
    store('like-changes', [change(false)]);
    const count = countUnsentNotes();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await count).toBe(1);
  });
});
