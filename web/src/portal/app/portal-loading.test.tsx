import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import Portal from './portal.tsx';

vi.mock('../../platform/session/staff-session-store.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useStaffSession: () => ({ state: 'loading' }),
}));

it('shows a spinner instead of login or dashboard while the session is loading', () => {
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <Portal />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(screen.queryByLabelText(/^Username/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
});
