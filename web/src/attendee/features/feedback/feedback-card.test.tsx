import { fireEvent, getByRole, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveFeedback } from '@wine-walk/common/api/feedback.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import type { EventData } from '../../shared/event-data.ts';
import FeedbackCard from './feedback-card.tsx';

const api = vi.hoisted(() => vi.fn());
vi.mock('../../../platform/session/api.ts', () => ({ api }));

function show(eventData: EventData) {
  render(
    <TestEventData eventData={eventData}>
      <FeedbackCard />
    </TestEventData>,
  );
  return userEvent.setup();
}
const send = () => screen.getByRole('button', { name: 'Send feedback' });
const nonprofit = { name: 'Harlow Main Street', url: 'https://harlow.example' };

beforeEach(() => {
  api.mockReset();
  api.mockResolvedValue({ message: 'Thank you!' });
});

/** Selects an answer to each question. */
async function answer(user: ReturnType<typeof userEvent.setup>) {
  const within = (legend: string) => screen.getByRole('group', { name: legend });
  for (const [legend, grade] of [
    ['Your evening', 'Loved it'],
    ['The businesses', 'Good'],
    ['Would you come again?', 'Yes'],
  ] as const) {
    expect(send()).toHaveProperty('disabled', true);
    await user.click(getByRole(within(legend), 'radio', { name: grade }));
  }
}

describe('<FeedbackCard>', () => {
  it("sends three ratings and an optional comment, then shows thanks with the nonprofit's link", async () => {
    const user = show(readyEventData({ event: { nonprofit } }));
    await answer(user);
    await user.type(screen.getByLabelText('Anything else? (optional)'), 'More cheese.');
    await user.click(send());
    expect(api).toHaveBeenCalledExactlyOnceWith(giveFeedback, {
      params: { eventId: 'autumn' },
      body: { evening: 3, businesses: 2, again: 3, comment: 'More cheese.' },
    });
    const thanks = await screen.findByRole('status');
    expect(thanks.textContent).toContain('Harlow Main Street');
    expect(document.activeElement).toBe(thanks);
    const link = screen.getByRole('link', { name: /More about Harlow Main Street/ });
    expect(link.getAttribute('href')).toBe('https://harlow.example');
  });

  it('shows thanks instead of the form after feedback was given', () => {
    show(readyEventData({ progress: { feedbackAt: '2026-11-21T01:10:00.000Z' } }));
    expect(screen.getByRole('heading', { name: 'Thank you!' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('treats feedback given on another device as given', async () => {
    api.mockRejectedValue(
      new ApiError(
        new Response(null, { status: 409 }),
        '{"code":"feedback-given","message":"Again"}',
      ),
    );
    const user = show(readyEventData());
    await answer(user);
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeTruthy();
  });

  it('shows an error and preserves the input when sending fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api.mockRejectedValue(
      new ApiError(new Response(null, { status: 500 }), '{"code":"unexpected","message":"x"}'),
    );
    const user = show(readyEventData());
    await answer(user);
    await user.type(screen.getByLabelText('Anything else? (optional)'), 'More cheese.');
    await user.click(send());
    expect(await screen.findByText('We couldn’t send your feedback')).toBeTruthy();
    expect(screen.getByDisplayValue('More cheese.')).toBeTruthy();
  });

  it('marks a comment of 100,000 characters as too long, preserves it, and does not send it', async () => {
    const user = show(readyEventData());
    await answer(user);
    const comment = screen.getByLabelText('Anything else? (optional)');
    fireEvent.change(comment, { target: { value: 'x'.repeat(100_000) } });
    expect(screen.getByText('At most 1,000 characters: 99,000 too many.')).toBeTruthy();
    expect(comment.getAttribute('aria-invalid')).toBe('true');
    await user.click(send());
    expect(api).not.toHaveBeenCalled();
    fireEvent.change(comment, { target: { value: 'x'.repeat(1000) } });
    expect(screen.queryByText(/too many/)).toBeNull();
    await user.click(send());
    expect(api).toHaveBeenCalledOnce();
  });

  it('renders nothing for a user without a registration', () => {
    show({ ...readyEventData(), isRegistered: false });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
