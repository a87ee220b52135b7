import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { beginStaffSession } from '../../platform/session/staff-session-store.ts';
import { openPortal, preparePortal } from '../../support/portal/test-portal.tsx';
import { dana } from '../../support/portal/test-tab.tsx';

let arrive: (code: object) => void = () => undefined;
vi.mock('../features/draws/draws-tab.tsx', () => new Promise((resolve) => (arrive = resolve)));

it('shows the new tab at once while its code loads', async () => {
  await preparePortal();
  await beginStaffSession('token', dana);
  const user = openPortal('/admin/nowhere');
  const before = await screen.findByRole('heading', { level: 1 });
  await user.click(screen.getByRole('link', { name: 'Prize draw' }));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(before.isConnected).toBe(false);
  expect(screen.getByRole('link', { name: 'Prize draw' }).getAttribute('aria-current')).toBe(
    'page',
  );
  arrive({ default: () => <h1>Who won</h1> });
  expect(await screen.findByRole('heading', { name: 'Who won' })).toBeTruthy();
});
