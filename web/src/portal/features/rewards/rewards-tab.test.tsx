import { act, screen, waitFor, within } from '@testing-library/react';
import { reward } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { emitSnapshot, fail } from '../../../support/portal/fake-live.ts';
import {
  early,
  first,
  open,
  prepareRewardsTab,
  rowOf,
  server,
  tour,
} from '../../../support/portal/rewards-tab.tsx';
import { theo } from '../../../support/portal/test-tab.tsx';
import { testHistory } from '../../../support/test-frame.tsx';

beforeEach(prepareRewardsTab);

describe('<RewardList>', () => {
  it('shows each reward with its badge and an edit button', () => {
    open();
    expect(within(rowOf('First Pour')).getByText('Active')).toBeTruthy();
    expect(within(rowOf('Early Bird')).getByText('Inactive')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit First Pour' })).toBeTruthy();
    expect(within(rowOf('First Pour')).getByText('1 visit')).toBeTruthy();
    expect(within(rowOf('The Grand Tour')).getByText('2 completions')).toBeTruthy();
  });

  it('updates the list live while it is open', () => {
    open();
    act(() => emitSnapshot('rewards', [first, early, tour, reward('new', { name: 'Gold Stamp' })]));
    expect(screen.getByText('Gold Stamp')).toBeTruthy();
  });

  it('searches and filters by the URL', async () => {
    const user = open();
    await user.type(screen.getByRole('searchbox', { name: 'Search rewards' }), 'bottle');
    expect(screen.queryByText('First Pour')).toBeNull();
    expect(screen.getByText('The Grand Tour')).toBeTruthy();
    expect(testHistory.url).toBe('/admin/rewards?search=bottle');
    await user.clear(screen.getByRole('searchbox', { name: 'Search rewards' }));
    await user.click(screen.getByRole('button', { name: 'Inactive' }));
    expect(screen.getByText('1 of 3 rewards')).toBeTruthy();
    expect(testHistory.url).toBe('/admin/rewards?show=inactive');
  });

  it('shows an empty state when nothing matches the filters or no reward exists', () => {
    open('/admin/rewards?search=zzz');
    expect(screen.getByText('No rewards found')).toBeTruthy();
    act(() => emitSnapshot('rewards', []));
    expect(screen.getByText('No rewards yet')).toBeTruthy();
  });

  it('shows Failed to fetch rewards when loading fails', async () => {
    server.on('GET /api/admin/session', {
      body: { username: 'dana', fullName: '', role: 'admin' },
    });
    open();
    act(() => fail('rewards', new Error('permission-denied')));
    expect(await screen.findByText('Failed to fetch rewards')).toBeTruthy();
    await waitFor(() => expect(server.requests[0]?.path).toBe('/api/admin/session'));
  });

  it('focuses the search by the / key', async () => {
    const user = open();
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search rewards' }));
  });

  it('shows a desk account no controls', () => {
    open('/admin/rewards?edit=first', theo);
    expect(screen.queryByRole('button', { name: 'Add Reward' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/Ask an admin to change them/)).toBeTruthy();
  });
});
