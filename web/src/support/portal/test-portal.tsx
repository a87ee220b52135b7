import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@wine-walk/common/support/samples.ts';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { ApiProvider } from '../../platform/api/api-provider.tsx';
import { beginStaffSession, endStaffSession } from '../../platform/session/staff-session-store.ts';
import Portal from '../../portal/app/portal.tsx';
import { ageOfSignIn } from './fake-auth.ts';
import { emitSnapshot, forgetRecords } from './fake-live.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';
import { storedOrganization } from './sample-organization.ts';
import { overview } from './sample-overview.ts';
import { shopCounts } from './sample-shop-page.ts';
import { dana } from './test-tab.tsx';

const hour = 60 * 60 * 1000;
/** Returns the ISO time `duration` milliseconds from now. */
const fromNow = (duration: number) => new Date(Date.now() + duration).toISOString();

/**
 * Signs out, and prepares an event in progress and a server that responds to the overview. For beforeEach.
 */
export async function preparePortal(): Promise<FakeServer> {
  vi.stubGlobal('scrollTo', () => undefined);
  ageOfSignIn(0);
  await endStaffSession(null);
  forgetRecords();
  const running = { startTime: fromNow(-hour), endTime: fromNow(4 * hour) };
  emitSnapshot('events', [event('autumn', { name: 'Autumn Wine Walk', ...running })]);
  emitSnapshot('businesses', []);
  emitSnapshot('rewards', []);
  const server = fakeServer();
  server.on('GET /api/admin/organization', { body: storedOrganization(2) });
  server.on('GET /api/admin/events/autumn/readiness?language=en', { body: [] });
  server.on('GET /api/admin/events/autumn/overview', { body: overview() });
  const shopPages = { shops: [], needsApproval: true };
  server.on('GET /api/admin/events/autumn/shop-pages', { body: shopPages });
  const { username, fullName, role } = dana;
  server.on('GET /api/admin/session', { body: { username, fullName, role } });
  server.on('POST /api/admin/logout', { body: { message: 'Logged Out' } });
  return server;
}

/** Prepares the portal as the phone of a shop, signed in on its counter. For beforeEach. */
export async function prepareShopCounter(counts: object = shopCounts): Promise<FakeServer> {
  const server = await preparePortal();
  const link = { expiresAt: '2999-01-01T00:00:00.000Z', eventId: 'autumn' };
  const shop = { username: 'Vino', fullName: 'Vino Veritas', role: 'shop', ...link } as const;
  server.on('GET /api/admin/session', { body: shop });
  server.on('GET /api/shop/counts', { body: counts });
  await beginStaffSession('token', shop);
  return server;
}

/** Renders the full portal at an address, with a landing page as the other route. */
export function openPortal(at = '/admin') {
  const container = document.createElement('div');
  // As in index.html: the focus is restored inside of it.
  container.id = 'root';
  document.body.append(container);
  render(
    <ApiProvider>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/admin/*" element={<Portal />} />
          <Route path="/" element={<p>The landing</p>} />
        </Routes>
      </MemoryRouter>
    </ApiProvider>,
    { container },
  );
  return userEvent.setup();
}

/** Finds the sign-out button after the portal has loaded. */
export const signOutButton = () => screen.findByRole('button', { name: 'Sign Out' });
