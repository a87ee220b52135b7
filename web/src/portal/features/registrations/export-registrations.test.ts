import { expect, it } from 'vitest';
import { registrationsAsCsv } from './export-registrations.tsx';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=1+1\u2028x'])('escapes a name %s', (fullName) => {
  const csv = registrationsAsCsv([
    {
      id: 'MAYA1',
      fullName,
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
    },
  ]);
  expect(csv.split('\r\n')[1]).toContain(`'${fullName}`);
});
