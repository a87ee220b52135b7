import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@wine-walk/common/support/sample-event.ts';
import { at } from '@wine-walk/common/support/samples.ts';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { PortalNavigation } from './portal-navigation.tsx';

vi.mock('firebase/auth', () => import('../../../support/portal/fake-auth.ts'));
vi.mock(
  '../../../platform/firebase/firebase-auth.ts',
  () => import('../../../support/portal/fake-auth.ts'),
);
vi.mock('../../../platform/live/live.ts', () => import('../../../support/portal/fake-live.ts'));

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

const address = () => screen.getByTestId('address').textContent;
const walk = () => screen.getByLabelText<HTMLSelectElement>('Walk');
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('while no event has been read, the links keep the walk of the address', () => {
  forgetRecords();
  open('/admin/rewards?event=spring');
  expect(hrefOf('Tickets')).toBe('/admin/tickets?event=spring');
});

// spec: B4.16
it('the walks are offered as running, upcoming and past, and the running one is chosen at first', () => {
  open();
  expect(walk().value).toBe('tonight');
  const named = (group: string) =>
    within(within(walk()).getByRole('group', { name: group }))
      .getAllByRole('option')
      .map((option) => option.textContent?.split(' – ')[0]);
  expect(named('Running')).toEqual(['Autumn Wine Walk']);
  expect(named('Upcoming')).toEqual(['Spring Wine Walk']);
  expect(named('Past')).toEqual(['Last Year']);
  expect(hrefOf('Tickets')).toBe('/admin/tickets');
});

// spec: B4.16, E2.16
it('the chosen walk is told in full beside its control, which cuts a long name', async () => {
  const { user } = open();
  const shown = () => walk().parentElement?.querySelector('[aria-hidden]')?.textContent;
  expect(shown()).toMatch(/^Autumn Wine Walk.*PM$/);
  await user.selectOptions(walk(), 'spring');
  expect(shown()).toMatch(/^Spring Wine Walk/);
});

// spec: B4.16
it('the chosen walk stays in the address from tab to tab, and is remembered', async () => {
  const { user, unmount } = open('/admin/rewards?edit=glass');
  await user.selectOptions(walk(), 'spring');
  expect(screen.getByTestId('address').textContent).toBe('/admin/rewards?event=spring');
  expect(hrefOf('Tickets')).toBe('/admin/tickets?event=spring');
  unmount();
  open('/admin');
  expect(walk().value).toBe('spring');
  await user.click(screen.getByRole('button', { name: 'Back to the running walk' }));
  expect(walk().value).toBe('tonight');
});

// spec: B4.16
it('a walk that was over when it was looked at is not what the next evening begins with', async () => {
  const { user, unmount } = open();
  await user.selectOptions(walk(), 'last');
  expect(walk().value).toBe('last');
  unmount();
  open();
  expect(walk().value).toBe('tonight');
});

// spec: B4.16
it('Back leads to the walk before, also to one that the clock had chosen', async () => {
  const { user } = open('/admin/rewards?show=active');
  await user.selectOptions(walk(), 'spring');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(walk().value).toBe('tonight');
  expect(address()).toBe('/admin/rewards?show=active&event=tonight');
});

// spec: B4.16
it('the walk that this browser remembers comes into the address, and what is open stays', async () => {
  const { user, unmount } = open();
  await user.selectOptions(walk(), 'spring');
  unmount();
  open('/admin/rewards?edit=glass');
  expect(walk().value).toBe('spring');
  expect(address()).toBe('/admin/rewards?edit=glass&event=spring');
});
