import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import type { EventData } from '../../shared/event-data/event-data.ts';
import EventsPage from './events-page.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

function show(eventData: EventData = readyEventData()) {
  const page = (shown: EventData) => (
    <TestEventData eventData={shown}>
      <EventsPage />
    </TestEventData>
  );
  const { rerender } = render(page(eventData));
  return (next: EventData) => rerender(page(next));
}
const banner = () => within(screen.getByRole('region', { name: 'Current event' }));
const fact = (label: string) =>
  banner().getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('<EventBanner>', () => {
  it('shows name, Active badge and description below the page title', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Wine Walk Events' })).toBeTruthy();
    expect(banner().getByRole('heading', { name: 'Autumn Wine Walk' })).toBeTruthy();
    expect(banner().getByText('Active')).toBeTruthy();
    expect(banner().getByText('An evening of doors left open.')).toBeTruthy();
  });

  it("shows date and time range in the event's time zone, and the place", () => {
    show();
    expect(fact('Date')).toBe('Friday, November 20, 2026');
    expect(fact('Time')).toMatch(/^1:00\s–\s6:00\sPMEastern Time$/);
    expect(fact('Place')).toContain('Depot Square, Harlow, VA');
    expect(
      banner()
        .getByRole('link', { name: /Open in maps/ })
        .getAttribute('href'),
    ).toBe('https://www.google.com/maps/search/?api=1&query=Depot+Square%2C+Harlow%2C+VA');
  });

  it('offers a file and Google Calendar', () => {
    show();
    expect(banner().getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
    const google = banner().getByRole('link', { name: 'Google Calendar' });
    expect(google.getAttribute('href')).toContain('calendar.google.com');
  });

  it('shows no event that staff made inactive', () => {
    show(readyEventData({ event: { endTime: '2026-11-20T19:59:00.000Z', isActive: false } }));
    expect(screen.queryByRole('region', { name: 'Current event' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'No Active Event' })).toBeTruthy();
  });

  it('shows both dates when the event ends on another day', () => {
    show(readyEventData({ event: { endTime: '2026-11-21T06:00:00.000Z' } }));
    expect(fact('Date')).toMatch(/^Friday, November 20\s–\sSaturday, November 21, 2026$/);
    expect(fact('Time')).toMatch(/^1:00\sPM\s–\s1:00\sAM/);
  });

  it.each([
    ['Active', {}],
    ['Starts soon', { startTime: '2026-11-20T20:01:00.000Z' }],
    ['Upcoming', { startTime: '2026-11-27T20:00:00.000Z', endTime: '2026-11-28T01:00:00.000Z' }],
    ['Ended', { endTime: '2026-11-20T19:59:00.000Z' }],
  ])('shows the status %s alone', (message, event) => {
    show(readyEventData({ event }));
    const statuses = ['Active', 'Starts soon', 'Upcoming', 'Ended'];
    expect(statuses.filter((text) => banner().queryByText(text))).toEqual([message]);
  });

  it('updates the event when staff edit it, and removes it when they end it', () => {
    const change = show();
    change(readyEventData({ event: { name: 'Winter Wine Walk' } }));
    expect(banner().getByRole('heading', { name: 'Winter Wine Walk' })).toBeTruthy();
    change({ status: 'no-event', participant: undefined, retry: () => undefined });
    expect(screen.queryByRole('region', { name: 'Current event' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'No Active Event' })).toBeTruthy();
  });
});

describe('static sections', () => {
  it('lists local businesses, community support and the rewards system in What to Expect', () => {
    show();
    const expected = within(screen.getByRole('region', { name: 'What to Expect' }));
    for (const name of ['Local Businesses', 'Community Support', 'Rewards System'])
      expect(expected.getByRole('heading', { name })).toBeTruthy();
  });

  it('includes the text about the nonprofit', () => {
    show();
    const about = within(screen.getByRole('region', { name: 'About the Nonprofit' }));
    expect(about.getByText(/local nonprofit that promotes the small businesses/)).toBeTruthy();
  });

  it("lists the five guidelines, the last with the event's hashtag", () => {
    show();
    const rules = within(screen.getByRole('region', { name: 'Event Guidelines' }));
    for (const rule of [
      'Drink responsibly',
      'Be respectful',
      'Stay in the event area',
      'Use location services to check in',
      'Share on social media',
    ])
      expect(rules.getByText(rule)).toBeTruthy();
    expect(rules.getByText('Tag your photos with #HarlowWineWalk.')).toBeTruthy();
  });

  it('shows the static sections without an event', () => {
    show({ status: 'no-event', participant: undefined, retry: () => undefined });
    expect(screen.getByRole('region', { name: 'What to Expect' })).toBeTruthy();
    expect(screen.getByText(/Tag your photos with the event’s hashtag/)).toBeTruthy();
  });
});

it('shows an error and retries when loading fails', async () => {
  vi.useRealTimers();
  const retry = vi.fn();
  show({ status: 'error', error: new Error('x'), participant: undefined, retry });
  expect(screen.getByRole('heading', { name: 'Failed to fetch events' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
