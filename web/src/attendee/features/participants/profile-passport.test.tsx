import { screen, waitFor, within } from '@testing-library/react';
import { readStored } from '@wine-walk/common/model/fields/stored.ts';
import { progressDocument } from '@wine-walk/common/model/participants.ts';
import { pending, verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  businesses,
  catalog,
  counts,
  eventDataWith,
  figure,
  section,
  server,
  settled,
  show,
  twoVisits,
} from '../../../support/profile-page.tsx';
import { readyEventData, testParticipant } from '../../../support/test-event-data.tsx';

vi.mock('../../../platform/device/navigate-to.ts', () => ({ navigateTo: vi.fn() }));
const { signInWithSessionId } = vi.hoisted(() => ({ signInWithSessionId: vi.fn() }));
vi.mock('../../../platform/session/session-store.ts', () => ({
  attendeeToken: async () => 'token',
  signInWithSessionToken: signInWithSessionId,
}));

describe('<Passport>', () => {
  it('isolates a right-to-left name from the surrounding text', async () => {
    show(eventDataWith({ participant: testParticipant({ name: '\u200fمحمد حداد' }) }));
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.textContent).toBe('\u2068محمد\u2069’s passport');
    expect(title.getAttribute('dir')).toBeNull();
    expect(screen.getByText('مح')).toBeTruthy();
    await settled();
  });

  it('shows a stamp for every visit in check-in order, and a ring for every other business', async () => {
    show(eventDataWith({ progress: twoVisits }));
    const links = section('Stamps').getAllByRole('link');
    expect(links).toHaveLength(7);
    expect(links[0]?.querySelector('svg')?.getAttribute('aria-label')).toMatch(
      /^Waiting for confirmation: Oak & Ash, 1:20\sPM$/,
    );
    expect(links[1]?.querySelector('svg')?.getAttribute('aria-label')).toMatch(
      /^Vino Veritas stamp, 1:42\sPM$/,
    );
    expect(section('Stamps').getByRole('link', { name: 'No Luna stamp yet' })).toHaveProperty(
      'pathname',
      '/businesses',
    );
    // The other visit is pending, so its stamp does not count yet.
    expect(section('Stamps').getByText('1 of 7 stamps')).toBeTruthy();
    await settled();
  });

  it('shows the stamp of a business that was removed from the event', async () => {
    const [first, second, ...rest] = businesses;
    const left = [first, second].filter((business) => business !== undefined);
    show(
      eventDataWith({
        catalog: { ...catalog, businesses: rest, formerBusinesses: left },
        progress: twoVisits,
      }),
    );
    expect(section('Stamps').getByText('1 of 6 stamps')).toBeTruthy();
    expect(section('Stamps').getByRole('link', { name: /^Vino Veritas stamp/ })).toBeTruthy();
    // A pending visit to a removed business never counts and cannot become verified.
    expect(section('Stamps').queryByRole('link', { name: /Oak & Ash/ })).toBeNull();
    expect(screen.getByText('Oak & Ash')).toBeTruthy();
    await settled();
  });

  it('shows an empty state when the event has no businesses', async () => {
    show(readyEventData());
    expect(screen.getByText(/Your stamps show up here once businesses join/)).toBeTruthy();
    await settled();
  });
});

describe('<EventProgress>', () => {
  it('shows visited and total businesses, available rewards, percent and points of verified visits only', async () => {
    show(eventDataWith({ progress: twoVisits }));
    const title = 'Current Event Progress';
    expect(figure(title, 'visited')).toBe('1/7');
    expect(figure(title, 'rewards available')).toBe('1');
    expect(figure(title, 'complete')).toBe('14%');
    expect(figure(title, 'points')).toBe('20');
    expect(section(title).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('14');
    await settled();
  });

  it('shows the same figures before the first visit', async () => {
    show();
    const title = 'Current Event Progress';
    expect(figure(title, 'visited')).toBe('0/7');
    expect(figure(title, 'rewards available')).toBe('0');
    expect(figure(title, 'complete')).toBe('0%');
    await settled();
  });

  it('updates after each visit without a reload', async () => {
    const { change } = show();
    expect(figure('Current Event Progress', 'visited')).toBe('0/7');
    change(eventDataWith({ progress: { visits: { 'door-0': verified(), 'door-2': verified() } } }));
    expect(figure('Current Event Progress', 'visited')).toBe('2/7');
    await settled();
  });

  it('shows that there is no event, next to the other sections', async () => {
    const participant = testParticipant();
    show({ status: 'no-event', participant, retry: () => undefined });
    expect(screen.getByText(/No active event/)).toBeTruthy();
    const title = 'Current Event Progress';
    expect(figure(title, 'visited')).toBe('0/0');
    expect(figure(title, 'rewards available')).toBe('0');
    expect(figure(title, 'complete')).toBe('0%');
    expect(screen.queryByRole('region', { name: 'Stamps' })).toBeNull();
    expect(section('Account Info')).toBeTruthy();
    await settled();
  });
});

describe('<RecentCheckIns>', () => {
  it('lists the five latest check-ins, newest first, each with number, name, time and badge', async () => {
    const visits = Object.fromEntries(
      businesses.map(({ id }, index) => [
        id,
        index === 6 ? pending(60 + index) : verified(60 + index),
      ]),
    );
    show(eventDataWith({ progress: { visits } }));
    const items = section('Recent Check-ins').getAllByRole('listitem');
    expect(items.map((item) => within(item).getByText(/^Business #/).textContent)).toEqual(
      [6, 5, 4, 3, 2].map((index) => `Business #door-${index}`),
    );
    const first = within(items[0] as HTMLElement);
    expect(first.getByText('Luna')).toBeTruthy();
    expect(first.getByText(/^Today, 2:06\sPM$/)).toBeTruthy();
    expect(first.getByText('Pending')).toBeTruthy();
    expect(within(items[1] as HTMLElement).getByText('Verified')).toBeTruthy();
    await settled();
  });

  it('shows the number of a business that was removed from the event', async () => {
    show(eventDataWith({ progress: { visits: { gone: verified() } } }));
    expect(section('Recent Check-ins').getAllByText('Business #gone')).toHaveLength(1);
    await settled();
  });

  it.each([
    { checkInTime: null, state: 'verified' },
    { checkInTime: '', state: 'verified' },
    { state: 'verified' },
  ])("shows 'Unknown time' for the stored visit %j, after the others", async (unknown) => {
    const visits = { gone: unknown, 'door-0': verified() };
    const { data } = readStored(progressDocument.pick({ visits: true }), { visits });
    show(eventDataWith({ progress: data ?? {} }));
    const lines = section('Recent Check-ins').getAllByRole('listitem');
    expect(lines).toHaveLength(2);
    expect(lines[1]?.textContent).toBe('Business #goneUnknown timeVerified');
    await settled();
  });

  it('shows the date of a check-in from another day', async () => {
    const visits = { 'door-0': { ...verified(), checkInTime: '2026-11-19T22:42:00.000Z' } };
    show(eventDataWith({ progress: { visits } }));
    expect(section('Recent Check-ins').getByText(/^Nov 19, 5:42\sPM$/)).toBeTruthy();
    await settled();
  });

  it('shows that there are no check-ins', async () => {
    show();
    expect(
      screen.getByText('No check-ins yet. Start exploring to earn your first check-in!'),
    ).toBeTruthy();
    await settled();
  });
});

describe('<Achievements>', () => {
  it('shows the totals of the participant', async () => {
    show();
    await screen.findByText('total check-ins');
    expect(figure('Achievements', 'total check-ins')).toBe('12');
    expect(figure('Achievements', 'events participated')).toBe('2');
    expect(figure('Achievements', 'rewards earned')).toBe('5');
  });

  it('shows the totals before the first check-in', async () => {
    const none = { totalCheckIns: 0, eventsParticipated: 1, rewardsEarned: 0 };
    server['/api/participants/maya'] = { body: { ...testParticipant(), ...none } };
    show();
    await screen.findByText('total check-ins');
    expect(figure('Achievements', 'total check-ins')).toBe('0');
    expect(figure('Achievements', 'events participated')).toBe('1');
    expect(figure('Achievements', 'rewards earned')).toBe('0');
  });

  it('refetches the totals after a visit is verified', async () => {
    const { change } = show(eventDataWith({ progress: twoVisits }));
    await screen.findByText('total check-ins');
    const more = { ...testParticipant(), ...counts, totalCheckIns: 13 };
    server['/api/participants/maya'] = { body: more };
    change(eventDataWith({ progress: { visits: { 'door-0': verified(), 'door-1': verified() } } }));
    await waitFor(() => expect(figure('Achievements', 'total check-ins')).toBe('13'));
  });

  it('shows an error and retries when loading fails', async () => {
    server['/api/participants/maya'] = { status: 500, body: { message: '', code: 'unexpected' } };
    const { user } = show();
    expect(await screen.findByText('We couldn’t load your achievements')).toBeTruthy();
    server['/api/participants/maya'] = { body: { ...testParticipant(), ...counts } };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('total check-ins')).toBeTruthy();
  });
});
