import type { DeskPayment } from '@wine-walk/common/model/categories.ts';
import { expect, it } from 'vitest';
import type { RegistrationRow } from '../../shared/registrations/read-all-registrations.ts';
import { registrationsAsCsv } from './export-registrations.tsx';

const row: RegistrationRow = {
  id: 'MAYA1',
  fullName: 'Maya Reyes',
  email: 'm@example.com',
  phone: '',
  ticketId: null,
  typeId: null,
  paymentMethod: 'cash',
  state: 'cash-due',
  isVerified: false,
  liabilityWaiver: true,
  submittedAt: '2026-11-20T18:00:00.000Z',
  arrivedAt: null,
  firstVisitAt: null,
  payment: null,
  paidAt: null,
  paidTo: null,
  marketingConsent: false,
};
const nameOf = (method: DeskPayment) => (method === 'other' ? 'Venmo' : method);

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=1+1\u2028x'])('escapes a name %s', (fullName) => {
  const csv = registrationsAsCsv([{ ...row, fullName }], nameOf);
  expect(csv.split('\r\n')[1]).toContain(`'${fullName}`);
});

it('names the payment as the desk does', () => {
  const payment = {
    amountCents: 3500,
    currency: 'USD',
    method: 'other' as const,
    takenAt: '2026-11-20T22:30:00.000Z',
    takenBy: 'Ana',
    tillId: 'till-ana',
  };
  const csv = registrationsAsCsv([{ ...row, payment }], nameOf);
  expect(csv.split('\r\n')[1]).toContain(',35.00,Venmo,');
});
