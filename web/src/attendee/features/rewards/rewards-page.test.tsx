import { screen, within } from '@testing-library/react';
import { catalogReward, pending, verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it, vi } from 'vitest';
import { InvalidDocumentError } from '../../../platform/live/invalid-document-error.ts';
import { NotConnectedError } from '../../../platform/live/live-store.ts';
import {
  claimedFirst,
  eventDataWith,
  figure,
  oneVisit,
  section,
  show,
} from '../../../support/rewards-page.tsx';
import { loadErrorText } from './rewards-page.tsx';

vi.mock('../../../platform/session/session-store.ts', () => ({
  attendeeToken: async () => 'token',
}));

describe('counters', () => {
  it('counts available, claimed and locked rewards, and the points', () => {
    const visits = { a: verified(), d: verified(), b: pending() };
    show(eventDataWith({ progress: { visits, claims: claimedFirst } }));
    expect(figure('Available')).toBe('1');
    expect(figure('Claimed')).toBe('1');
    expect(figure('Locked')).toBe('2');
    expect(figure('Points')).toBe('20');
  });
});

describe('reward cards', () => {
  it('shows In Progress with bar and required visits while locked', () => {
    show(eventDataWith({ progress: oneVisit }));
    const ticket = section('In Progress')
      .getByRole('heading', { name: 'Three Doors' })
      .closest('li') as HTMLElement;
    expect(within(ticket).getByText('1 of 3 stamps')).toBeTruthy();
    const bar = within(ticket).getByRole('progressbar', { name: 'Progress toward Three Doors' });
    expect(bar.getAttribute('aria-valuenow')).toBe('1');
    expect(bar.getAttribute('aria-valuemax')).toBe('3');
  });

  it("shows progress in the reward's unit: special-reward stamps, businesses", () => {
    show(eventDataWith({ progress: oneVisit }));
    expect(section('In Progress').getByText('0 of 1 special-reward stamp')).toBeTruthy();
    expect(section('In Progress').getByText('1 of 4 stops')).toBeTruthy();
  });

  it('shows the next reachable reward first, with a picture, and the counters last', () => {
    const rewards = [
      catalogReward('five', { name: 'Tote Bag', requiredVisits: 5 }),
      catalogReward('gone', { name: 'Last Cheese', requiredVisits: 2, stockLevel: 'gone' }),
      catalogReward('three', { name: 'Three Doors', requiredVisits: 3 }),
    ];
    show(eventDataWith({ progress: oneVisit, catalog: { rewards } }));
    const cards = section('In Progress').getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Three Doors',
      'Tote Bag',
      'Last Cheese',
    ]);
    expect(cards.map((card) => card.querySelector('.reward-picture') !== null)).toEqual([
      true,
      false,
      false,
    ]);
    const counter = screen.getByText('Available', { selector: 'dt' });
    expect(cards[2]?.compareDocumentPosition(counter)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows Available to Claim when a reward is unlocked, without a reload', () => {
    const { change } = show(eventDataWith());
    expect(screen.queryByRole('link', { name: /First Pour/ })).toBeNull();
    change(eventDataWith({ progress: oneVisit }));
    expect(
      section('Available to Claim').getByRole('link', { name: 'View Reward: First Pour' }),
    ).toBeTruthy();
  });

  it('hides a reward that is out of stock from counter and offers until a unit is returned', () => {
    const left = (stockLevel: 'few' | 'gone') =>
      eventDataWith({
        progress: oneVisit,
        catalog: { rewards: [catalogReward('first', { name: 'First Pour', stockLevel })] },
      });
    const { change } = show(left('gone'));
    expect(figure('Available')).toBe('0');
    expect(screen.queryByRole('region', { name: 'Available to Claim' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'No rewards yet' })).toBeNull();
    const gone = section('No Longer Available');
    expect(gone.getByText('All gone')).toBeTruthy();
    expect(gone.queryByRole('link')).toBeNull();
    change(left('few'));
    expect(figure('Available')).toBe('1');
    expect(
      section('Available to Claim').getByRole('link', { name: 'View Reward: First Pour' }),
    ).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'No Longer Available' })).toBeNull();
  });

  it("lists a claimed reward with its date in the event's time zone", () => {
    show(eventDataWith({ progress: { ...oneVisit, claims: claimedFirst } }));
    const claimed = section('Claimed Rewards');
    expect(claimed.getByRole('heading', { name: 'First Pour' })).toBeTruthy();
    expect(claimed.getByText(/^Claimed Nov 20, 2:30\sPM$/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /View Reward/ })).toBeNull();
  });
});

describe('empty and error states', () => {
  it("shows 'No Rewards Available' when the event has no rewards", () => {
    show(eventDataWith({ catalog: { rewards: [] } }));
    expect(screen.getByRole('heading', { name: 'No Rewards Available' })).toBeTruthy();
    expect(screen.queryByText('Locked')).toBeNull();
  });

  it("shows 'No rewards yet' with a link when no reward is unlocked or claimed", () => {
    show(eventDataWith());
    expect(screen.getByRole('heading', { name: 'No rewards yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find a stop' }).getAttribute('href')).toBe(
      '/businesses?show=unvisited',
    );
  });

  it('shows that there is no event', () => {
    show({ status: 'no-event', participant: undefined, retry: () => undefined });
    expect(screen.getByRole('heading', { name: 'No Active Event' })).toBeTruthy();
  });

  it("shows 'Failed to fetch rewards: {status text}' and retries when loading fails", async () => {
    const retry = vi.fn();
    const error = Object.assign(new Error('[code=x]'), { code: 'permission-denied' });
    const { user } = show({ status: 'error', error, participant: undefined, retry });
    expect(
      screen.getByRole('heading', { name: 'Failed to fetch rewards: permission denied' }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('shows skeletons while loading', () => {
    show({ status: 'loading', participant: undefined, retry: () => undefined });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  });
});

it('loadErrorText returns the Firestore code as text, or the text for an error without one', () => {
  const texts = { unreadable: 'unreadable data', outOfReach: 'no response' };
  const refused = Object.assign(new Error('no'), { code: 'permission-denied' });
  expect(loadErrorText(refused, texts)).toBe('permission denied');
  const damaged = new InvalidDocumentError('catalogues/autumn', ['rewards']);
  expect(loadErrorText(damaged, texts)).toBe('unreadable data');
  expect(loadErrorText(new Error('no code'), texts)).toBe('unreadable data');
  expect(loadErrorText(new NotConnectedError('late'), texts)).toBe('no response');
});
