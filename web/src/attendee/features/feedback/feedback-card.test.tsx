import { act, fireEvent, getByRole, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveFeedback } from '@wine-walk/common/api/feedback.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../platform/api/api-errors.ts';
import {
  readyEventData,
  TestEventData,
  testParticipant,
} from '../../../support/test-event-data.tsx';
import type { EventData } from '../../shared/event-data/event-data.ts';
import FeedbackCard from './feedback-card.tsx';

interface Call {
  params: { eventId: string };
  body: Record<'evening' | 'businesses' | 'again' | 'comment' | 'answerKey', unknown>;
}
const api = vi.hoisted(() => vi.fn<(endpoint: unknown, call: Call) => Promise<unknown>>());
vi.mock('../../../platform/session/api.ts', () => ({ api }));

function show(eventData: EventData = readyEventData()) {
  const { unmount } = render(
    <TestEventData eventData={eventData}>
      <FeedbackCard />
    </TestEventData>,
  );
  return { user: userEvent.setup(), unmount };
}
const button = (name: string) => screen.getByRole('button', { name });
const nonprofit = { name: 'Harlow Main Street', url: 'https://harlow.example' };
const refusal = (status: number, code: string) =>
  new ApiError(new Response(null, { status }), JSON.stringify({ code, message: 'x' }));

/** Bodies that were sent, without their key. */
const sent = () =>
  api.mock.calls.map(([, { body }]) => {
    const { answerKey, ...answer } = body;
    return answer;
  });
const keys = () => new Set(api.mock.calls.map(([, { body }]) => body.answerKey));

beforeEach(() => {
  localStorage.clear();
  api.mockReset();
  api.mockResolvedValue({ message: 'Thank you!' });
});

describe('<FeedbackCard>', () => {
  it("sends the rating by one press, then shows thanks with the nonprofit's link", async () => {
    const { user } = show(readyEventData({ event: { nonprofit } }));
    await user.click(button('Loved it'));
    expect(api).toHaveBeenCalledExactlyOnceWith(giveFeedback, {
      params: { eventId: 'autumn' },
      body: {
        evening: 3,
        businesses: null,
        again: null,
        comment: '',
        answerKey: expect.any(String) as string,
      },
    });
    const thanks = await screen.findByRole('status');
    expect(thanks.textContent).toContain('Harlow Main Street');
    expect(document.activeElement).toBe(thanks);
    const link = screen.getByRole('link', { name: /More about Harlow Main Street/ });
    expect(link.getAttribute('href')).toBe('https://harlow.example');
  });

  it('replaces the answer, under its key, when more is told', async () => {
    const { user } = show();
    await user.click(button('Good'));
    await user.click(button('Tell us more'));
    const group = screen.getByRole('group', { name: 'The businesses' });
    await user.click(getByRole(group, 'radio', { name: 'Loved it' }));
    await user.type(screen.getByLabelText('Anything else? (optional)'), 'More cheese.');
    await user.click(button('Send feedback'));
    await waitFor(() => expect(api).toHaveBeenCalledTimes(2));
    expect(sent()[1]).toEqual({ evening: 2, businesses: 3, again: null, comment: 'More cheese.' });
    expect(keys().size).toBe(1);
    expect(screen.queryByRole('button', { name: 'Tell us more' })).toBeNull();
  });

  it('keeps a comment that is told before the first press is answered, and sends it again', async () => {
    const first = Promise.withResolvers<unknown>();
    api.mockReturnValueOnce(first.promise);
    const { user } = show();
    await user.click(button('Good'));
    await user.click(button('Tell us more'));
    await user.type(screen.getByLabelText('Anything else? (optional)'), 'More cheese.');
    await user.click(button('Send feedback'));
    api.mockRejectedValueOnce(new NetworkError('offline', 'offline'));
    await act(async () => {
      first.resolve({ message: 'Thank you!' });
      await first.promise;
    });
    await waitFor(() => expect(api).toHaveBeenCalledTimes(2));
    await screen.findByText(/Saved on this phone/);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(api).toHaveBeenCalledTimes(3));
    expect(sent()[2]).toMatchObject({ evening: 2, comment: 'More cheese.' });
  });

  it('stores the answer offline and sends it under its key after the next start', async () => {
    api.mockRejectedValue(new NetworkError('offline', 'offline'));
    const { user, unmount } = show();
    await user.click(button('Loved it'));
    await screen.findByText(/Saved on this phone/);
    unmount();
    api.mockResolvedValue({ message: 'Thank you!' });
    show();
    await waitFor(() => expect(screen.queryByText(/Saved on this phone/)).toBeNull());
    expect(sent()).toEqual(Array(2).fill(expect.objectContaining({ evening: 3 })));
    expect(keys().size).toBe(1);
  });

  it.each([
    ['the device reconnects', new NetworkError('offline', 'offline')],
    ['the server answers again', refusal(503, 'unavailable')],
  ])('sends a stored answer when %s', async (_, error) => {
    api.mockRejectedValueOnce(error);
    const { user } = show();
    await user.click(button('Good'));
    await screen.findByText(/Saved on this phone/);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/Saved on this phone/)).toBeNull());
    expect(api).toHaveBeenCalledTimes(2);
  });

  it('sends nothing again after it was sent', async () => {
    const { user, unmount } = show();
    await user.click(button('Good'));
    await waitFor(() => expect(localStorage.getItem('ww:feedback')).toContain('"isSent":true'));
    unmount();
    show();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(api).toHaveBeenCalledOnce();
  });

  it('asks the next participant on this device, and sends a stored answer as its author only', async () => {
    api.mockRejectedValueOnce(new NetworkError('offline', 'offline'));
    const maya = show();
    await maya.user.click(button('Loved it'));
    await screen.findByText(/Saved on this phone/);
    maya.unmount();
    const sam = show(readyEventData({ participant: testParticipant({ id: 'sam' }) }));
    await sam.user.click(button('Good'));
    await waitFor(() => expect(api).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(localStorage.getItem('ww:feedback')).toContain('"isSent":true'));
    sam.unmount();
    show();
    await waitFor(() => expect(api).toHaveBeenCalledTimes(3));
    expect(sent().map(({ evening }) => evening)).toEqual([3, 2, 3]);
  });

  it('shows thanks instead of the question after feedback was given on another device', () => {
    show(readyEventData({ progress: { feedbackAt: '2026-11-21T01:10:00.000Z' } }));
    expect(screen.getByRole('heading', { name: 'Thank you!' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('treats feedback given on another device meanwhile as given', async () => {
    api.mockRejectedValue(refusal(409, 'feedback-given'));
    const { user } = show();
    await user.click(button('Good'));
    await waitFor(() => expect(localStorage.getItem('ww:feedback')).toContain('"isSent":true'));
    expect(screen.getByRole('heading', { name: 'Thank you!' })).toBeTruthy();
  });

  it('shows an error and the question again when the server refuses', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api.mockRejectedValue(refusal(403, 'not-registered'));
    const { user } = show();
    await user.click(button('Good'));
    expect(await screen.findByText('We couldn’t send your feedback')).toBeTruthy();
    expect(button('Good')).toBeTruthy();
  });

  it('marks a comment of 100,000 characters as too long, preserves it, and does not send it', async () => {
    const { user } = show();
    await user.click(button('Good'));
    await user.click(button('Tell us more'));
    const comment = screen.getByLabelText('Anything else? (optional)');
    fireEvent.change(comment, { target: { value: 'x'.repeat(100_000) } });
    expect(screen.getByText('At most 1,000 characters: 99,000 too many.')).toBeTruthy();
    expect(comment.getAttribute('aria-invalid')).toBe('true');
    await user.click(button('Send feedback'));
    expect(api).toHaveBeenCalledOnce();
    fireEvent.change(comment, { target: { value: 'x'.repeat(1000) } });
    expect(screen.queryByText(/too many/)).toBeNull();
    await user.click(button('Send feedback'));
    expect(api).toHaveBeenCalledTimes(2);
  });

  it('renders nothing for a user without a registration', () => {
    show({ ...readyEventData(), isRegistered: false });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
