import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event, reward } from '@wine-walk/common/support/samples.ts';
import RewardsTab from '../../portal/features/rewards/rewards-tab.tsx';
import { clearDrafts } from '../../portal/kit/forms/form-drafts.ts';
import { emitSnapshot, forgetRecords } from './fake-live.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';
import { dana, TestTab } from './test-tab.tsx';

export const first = reward('first', { name: 'First Pour', description: 'A tasting glass' });
export const early = reward('early', {
  name: 'Early Bird',
  description: 'Chocolate',
  isActive: false,
});
export const tour = reward('tour', {
  name: 'The Grand Tour',
  description: 'A bottle',
  rewardType: 'event_completion',
  requiredVisits: 2,
});
export const create = 'POST /api/admin/rewards';
export const edit = 'PUT /api/admin/rewards/first';
export let server: FakeServer;

/** Before each test. */
export function prepareRewardsTab() {
  forgetRecords();
  clearDrafts();
  emitSnapshot('rewards', [first, early, tour]);
  emitSnapshot('events', [event('autumn', { name: 'Autumn Wine Walk' })]);
  server = fakeServer();
}

export function open(at = '/admin/rewards', staff = dana) {
  render(
    <TestTab at={at} staff={staff}>
      <RewardsTab />
    </TestTab>,
  );
  return userEvent.setup();
}

export const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
export const dialog = () => screen.findByRole('dialog');
