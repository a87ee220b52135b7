import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, event } from '@wine-walk/common/support/samples.ts';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { TestTab, theo } from '../../../support/portal/test-tab.tsx';
import { testHistory } from '../../../support/test-frame.tsx';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { PortalNavigation } from './portal-navigation.tsx';

const tonight = event('tonight', { name: 'Autumn Wine Walk' });
const spring = event('spring', {
  name: 'Spring Wine Walk',
  isActive: false,
  startTime: at(10_000),
  endTime: at(10_300),
});
const last = event('last', { name: 'Last Year', startTime: at(-900), endTime: at(-600) });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at(60)), shouldAdvanceTime: true });
  forgetRecords();
  localStorage.removeItem('ww:staff-walk');
  emitSnapshot('events', [spring, tonight, last]);
});
afterEach(() => void vi.useRealTimers());

function open(address = '/admin/rewards') {
  const { unmount } = render(
    <TestTab at={address}>
      <PortalNavigation />
      <GoBack />
    </TestTab>,
  );
  return { unmount, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

function GoBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

const eventSelect = () => screen.getByLabelText<HTMLSelectElement>('Event');
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('keeps the event of the URL in the links until the events are loaded', () => {
  forgetRecords();
  open('/admin/rewards?event=spring');
  expect(hrefOf('Tickets')).toBe('/admin/tickets?event=spring');
});

it('groups the events as running, upcoming and past, and selects the running one', () => {
  open();
  expect(eventSelect().value).toBe('tonight');
  const named = (group: string) =>
    within(within(eventSelect()).getByRole('group', { name: group }))
      .getAllByRole('option')
      .map((option) => option.textContent?.split(' – ')[0]);
  expect(named('On now')).toEqual(['Autumn Wine Walk']);
  expect(named('Upcoming')).toEqual(['Spring Wine Walk']);
  expect(named('Past')).toEqual(['Last Year']);
  expect(hrefOf('Tickets')).toBe('/admin/tickets');
});

it('leaves out archived events, except the selected one', () => {
  const archived = { archivedAt: at(0), isActive: false };
  const names = () =>
    within(eventSelect())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  emitSnapshot('events', [tonight, { ...last, ...archived }]);
  const { unmount } = open();
  expect(names().join()).not.toContain('Last Year');
  unmount();
  open('/admin/rewards?event=last');
  expect(names().join()).toContain('Last Year');
});

it('shows the full name of the selected event next to the select, which cuts it', async () => {
  const { user } = open();
  const shown = () => eventSelect().parentElement?.querySelector('[aria-hidden]')?.textContent;
  expect(shown()).toMatch(/^Autumn Wine Walk.*PM$/);
  await user.selectOptions(eventSelect(), 'spring');
  expect(shown()).toMatch(/^Spring Wine Walk/);
});

it('keeps the selected event in the URL across tabs and persists it', async () => {
  const { user, unmount } = open('/admin/rewards?edit=glass');
  await user.selectOptions(eventSelect(), 'spring');
  expect(testHistory.url).toBe('/admin/rewards?event=spring');
  expect(hrefOf('Tickets')).toBe('/admin/tickets?event=spring');
  unmount();
  open('/admin');
  expect(eventSelect().value).toBe('spring');
  await user.click(screen.getByRole('button', { name: 'Back to the current event' }));
  expect(eventSelect().value).toBe('tonight');
});

it('does not restore an event that had ended when it was selected', async () => {
  const { user, unmount } = open();
  await user.selectOptions(eventSelect(), 'last');
  expect(eventSelect().value).toBe('last');
  unmount();
  open();
  expect(eventSelect().value).toBe('tonight');
});

it('returns to the previous event by Back, even one selected by time', async () => {
  const { user } = open('/admin/rewards?show=active');
  await user.selectOptions(eventSelect(), 'spring');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(eventSelect().value).toBe('tonight');
  expect(testHistory.url).toBe('/admin/rewards?show=active&event=tonight');
});

it('writes the persisted event into the URL and keeps the open form', async () => {
  const { user, unmount } = open();
  await user.selectOptions(eventSelect(), 'spring');
  unmount();
  open('/admin/rewards?edit=glass');
  expect(eventSelect().value).toBe('spring');
  expect(testHistory.url).toBe('/admin/rewards?edit=glass&event=spring');
});

it("offers only the event of a volunteer's link, not one of the URL or this browser", () => {
  localStorage.setItem('ww:staff-walk', 'last');
  const staff = { ...theo, expiresAt: at(20_000), eventId: 'spring' };
  render(
    <TestTab at="/admin/tickets?event=tonight" staff={staff}>
      <Offered />
    </TestTab>,
  );
  expect(screen.getByText('spring of spring')).toBeTruthy();
});

function Offered() {
  const { event: selected, events } = useSelectedEvent();
  return (
    <p>
      {selected?.id} of {events.data?.map(({ id }) => id).join(', ')}
    </p>
  );
}
