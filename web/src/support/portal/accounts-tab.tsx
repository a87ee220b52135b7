import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at } from '@wine-walk/common/support/samples.ts';
import AccountsTab from '../../portal/features/staff/accounts-tab.tsx';
import { emitSnapshot, forgetRecords } from './fake-live.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';
import { dana, TestTab, theo } from './test-tab.tsx';

export const accounts = [
  {
    ...dana,
    id: 'staff-dana',
    isActive: true,
    hasSecondFactor: false,
    version: 1,
    createdAt: at(0),
  },
  {
    ...theo,
    id: 'staff-theo',
    isActive: true,
    hasSecondFactor: false,
    version: 1,
    createdAt: at(0),
  },
];
export const list = 'GET /api/admin/staff';
export const add = 'POST /api/admin/staff';
export const edit = 'PUT /api/admin/staff/staff-theo';
export let server: FakeServer;

/** Before each test. */
export function prepareAccountsTab() {
  server = fakeServer();
  server.on(list, { body: accounts });
  forgetRecords();
  emitSnapshot('events', []);
  emitSnapshot('businesses', []);
}

export function open(staff = dana, address = '/admin/staff') {
  render(
    <TestTab at={address} staff={staff}>
      <AccountsTab />
    </TestTab>,
  );
  return userEvent.setup();
}

export const form = async () => within(await screen.findByRole('dialog'));
