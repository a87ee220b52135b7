import { readRegistration } from '@contract/admin-registrations.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../../../support/portal/fake-server.ts';
import { dana, TestTab } from '../../../support/portal/test-tab.tsx';
import type { OpenRegistration } from './open-registration.ts';
import { RegistrationDialog } from './registration-dialog.tsx';

vi.mock('firebase/auth', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/firebase-auth.ts', () => import('../../../support/portal/fake-auth.ts'));

const maya: OpenRegistration = readRegistration.output.parse({
  id: 'MAYASSUBM1SS10N00001',
  eventId: 'autumn-wine-walk',
  participantId: 'maya',
  fullName: 'Maja Reyes',
  email: 'maya@example.com',
  phone: '',
  hasEmergencyContact: false,
  over21: true,
  liabilityWaiver: true,
  marketingConsent: false,
  waiverVersion: '2026-01',
  waiverSha256: '0'.repeat(64),
  submittedAt: '2026-11-20T22:00:00.000Z',
  ip: '127.0.0.1',
  paymentMethod: 'prepaid',
  ticketId: 'WW-1',
  isVerified: true,
  paidAt: null,
  paidTo: null,
  state: 'verified',
  displayName: null,
  visits: [],
  rewards: [],
  history: [],
});

const read = `GET /api/admin/registrations/${maya.id}`;
const correct = `PUT /api/admin/registrations/${maya.id}`;
const move = `POST /api/admin/registrations/${maya.id}/ticket`;

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.on(read, { body: maya });
});

async function open() {
  render(
    <TestTab staff={dana}>
      <RegistrationDialog id={maya.id} timeZone="America/New_York" onClose={vi.fn()} />
    </TestTab>,
  );
  await screen.findByRole('button', { name: 'Correct name or email' });
  return userEvent.setup();
}

it('goes on from the version that a correction answered, before the dialog has been read again', async () => {
  const user = await open();
  server.on(read, () => new Promise(() => undefined));
  const corrected = { ...maya, fullName: 'Maya Reyes', version: 2 };
  server.on(correct, { body: corrected });
  server.on(move, { body: { ...corrected, ticketId: 'WW-2', version: 3 } });

  await user.click(screen.getByRole('button', { name: 'Correct name or email' }));
  const name = screen.getByRole('textbox', { name: /Full name/ });
  await user.clear(name);
  await user.type(name, 'Maya Reyes');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Maya Reyes' });

  await user.click(screen.getByRole('button', { name: 'Move to another ticket' }));
  await user.type(screen.getByRole('textbox', { name: /Ticket ID/ }), 'WW-2');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await vi.waitFor(() =>
    expect(server.askedOf(move)[0]?.body).toEqual({ ticketId: 'WW-2', version: 2 }),
  );
  expect(await screen.findByText('WW-2')).toBeTruthy();
});
