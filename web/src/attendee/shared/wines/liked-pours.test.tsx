import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likePour, unlikePour } from '@wine-walk/common/api/wines.ts';
import { toLikedPour } from '@wine-walk/common/rules/wines/liked-pours.ts';
import { pour } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../platform/api/api-errors.ts';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import { useEventData } from '../event-data/event-data.ts';
import { LikeRow } from './like-row.tsx';
import LikeSender from './like-sender.tsx';
import { useLikedPours } from './use-liked-pours.ts';

const api = vi.hoisted(() => vi.fn<(endpoint: unknown, call: unknown) => Promise<unknown>>());
vi.mock('../../../platform/session/api.ts', () => ({ api }));
const loadLikeSender = vi.hoisted(() => vi.fn<() => Promise<unknown>>(async () => undefined));
vi.mock('./load-like-sender.ts', () => ({ loadLikeSender }));

const business = { id: 'vino', name: 'Vino Veritas' };
const syrah = toLikedPour(pour('p1', { wine: 'Syrah', bottleCents: 2450 }), business, '');
const params = { eventId: 'autumn', businessId: 'vino', pourId: 'p1' };

function Row() {
  const eventData = useEventData();
  if (eventData.status !== 'ready') return null;
  return (
    <>
      <LikeSender />
      <Liking eventData={eventData} />
    </>
  );
}

function Liking({ eventData }: { eventData: ReturnType<typeof readyEventData> }) {
  const { likeOf, setLiked } = useLikedPours(eventData);
  return (
    <LikeRow {...likeOf(syrah)} onChange={setLiked}>
      Syrah
    </LikeRow>
  );
}

/** `likedPours`: as the server stored them. */
function show(likedPours: (typeof syrah)[] = []) {
  const page = (liked: (typeof syrah)[]) => (
    <TestEventData eventData={readyEventData({ progress: { likedPours: liked } })}>
      <Row />
    </TestEventData>
  );
  const { rerender, unmount } = render(page(likedPours));
  return { unmount, arrive: (liked: (typeof syrah)[]) => rerender(page(liked)) };
}

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const heart = () => screen.getByRole('button', { name: 'Like Syrah' });
const isLiked = () => heart().getAttribute('aria-pressed') === 'true';
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note on Syrah' });
const pause = () => act(() => vi.advanceTimersByTimeAsync(1000));
const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));
const offline = new NetworkError('offline', 'offline');
const refusal = (status: number, code: string) =>
  new ApiError(new Response(null, { status }), JSON.stringify({ code, message: 'x' }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  api.mockReset();
  api.mockResolvedValue({});
});
afterEach(() => void vi.useRealTimers());

describe('a liked pour', () => {
  it('shows a liked pour at once, and sends it after a pause', async () => {
    show();
    await user.click(heart());
    expect(isLiked()).toBe(true);
    expect(api).not.toHaveBeenCalled();
    await pause();
    expect(api.mock.calls).toEqual([[likePour, { params, body: { note: '' } }]]);
  });

  it('loads the code that sends likes before the first one, so that a like offline is sent', () => {
    show();
    expect(loadLikeSender).toHaveBeenCalled();
  });

  it('sends a liked pour once with the last note when the attendee stops typing', async () => {
    show();
    await user.click(heart());
    await user.type(note(), 'For Sunday ');
    await pause();
    expect(api.mock.calls).toEqual([[likePour, { params, body: { note: 'For Sunday' } }]]);
  });

  it('survives a reload offline, and is sent when the device reconnects', async () => {
    api.mockRejectedValue(offline);
    const { unmount } = show();
    await user.click(heart());
    await user.type(note(), 'For Sunday');
    await pause();
    unmount();
    show();
    expect(isLiked()).toBe(true);
    expect(note().value).toBe('For Sunday');
    api.mockClear();
    api.mockResolvedValue({});
    goOnline();
    await waitFor(() => expect(api).toHaveBeenCalledOnce());
    expect(api).toHaveBeenCalledWith(likePour, { params, body: { note: 'For Sunday' } });
  });

  it('shows a pour as liked between the answer of the server and the next progress', async () => {
    const { arrive } = show();
    await user.click(heart());
    await pause();
    await waitFor(() =>
      expect(localStorage.getItem('ww:like-changes')).not.toContain('"isSent":false'),
    );
    expect(isLiked()).toBe(true);
    arrive([syrah]);
    expect(isLiked()).toBe(true);
    expect(localStorage.getItem('ww:like-changes')).toBe('[]');
    arrive([]);
    expect(isLiked()).toBe(false);
  });

  it('sends a liked pour again that was changed while it was sent', async () => {
    let answer = (_: unknown) => {};
    api.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    show();
    await user.click(heart());
    await pause();
    await user.click(heart());
    answer({});
    await pause();
    expect(api.mock.calls.map(([endpoint]) => endpoint)).toEqual([likePour, unlikePour]);
    expect(isLiked()).toBe(false);
  });

  it('sends a liked pour again after an outage of the server', async () => {
    api.mockRejectedValueOnce(refusal(503, 'unavailable'));
    show();
    await user.click(heart());
    await pause();
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(api).toHaveBeenCalledTimes(2);
    expect(isLiked()).toBe(true);
  });

  it('takes a liked pour back, with the reason, when the server refuses it', async () => {
    api.mockRejectedValue(refusal(404, 'pour-gone'));
    show();
    await user.click(heart());
    await pause();
    expect(isLiked()).toBe(false);
    expect(await screen.findByText('This drink is no longer listed.')).toBeTruthy();
  });

  it('restores the note of a pour when it is liked again', async () => {
    show([{ ...syrah, note: 'For Sunday' }]);
    await user.click(heart());
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(heart());
    expect(note().value).toBe('For Sunday');
  });

  it('keeps the last valid note while a longer one is marked', async () => {
    show([{ ...syrah, note: 'For Sunday' }]);
    await user.clear(note());
    await user.click(note());
    await user.paste('x'.repeat(281));
    expect(screen.getByText('At most 280 characters: 1 too many.')).toBeTruthy();
    await pause();
    expect(api).toHaveBeenCalledExactlyOnceWith(likePour, { params, body: { note: '' } });
  });

  it('sends no liked pour for another participant', async () => {
    const change = { eventId: 'autumn', pour: syrah, isLiked: true, isSent: false };
    localStorage.setItem('ww:like-changes', JSON.stringify([{ ...change, participantId: 'jo' }]));
    show();
    await pause();
    expect(api).not.toHaveBeenCalled();
    expect(isLiked()).toBe(false);
  });
});
