import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('../../platform/session/staff-session-store.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useStaffSession: () => ({ state: 'signed-out', reason: 'expired' }),
}));

beforeEach(() => vi.resetModules());
afterEach(() => localStorage.clear());

async function openPortal() {
  const { loadPortal } = await import('./load-portal.ts');
  const { default: Portal } = await loadPortal();
  const { ApiProvider } = await import('../../platform/api/api-provider.tsx');
  render(
    <ApiProvider>
      <MemoryRouter initialEntries={['/admin']}>
        <Portal />
      </MemoryRouter>
    </ApiProvider>,
  );
}

it('shows the portal in the chosen language, constants of modules included', async () => {
  localStorage.setItem('ww:language', 'es');
  await openPortal();
  expect(await screen.findByRole('heading', { name: 'Portal del personal' })).toBeTruthy();
  expect(screen.getByLabelText(/^Contraseña/)).toBeTruthy();
  expect(screen.getByText(/^Las sesiones del personal duran 12 horas\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'English' }).lang).toBe('en');
  expect(document.documentElement.lang).toBe('es');
  const { tabs } = await import('./tabs.ts');
  expect(tabs.registrations.label).toBe('Registros');
});

it('shows the portal in English by default', async () => {
  await openPortal();
  expect(await screen.findByRole('heading', { name: 'Staff portal' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
});
