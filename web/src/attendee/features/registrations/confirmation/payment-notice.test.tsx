import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readyEventData, TestEventData } from '../../../../support/test-event-data.tsx';
import type { Confirmation } from '../../../shared/cached-confirmation.ts';
import { PaymentNotice } from './payment-notice.tsx';

const cached = vi.hoisted(() => ({ confirmation: {} as Partial<Confirmation> }));
vi.mock('../../../shared/cached-confirmation.ts', () => ({
  readCachedConfirmation: () => cached.confirmation,
  cacheConfirmation: () => undefined,
}));

function show(confirmation: Partial<Confirmation>) {
  cached.confirmation = confirmation;
  render(
    <TestEventData eventData={readyEventData()}>
      <PaymentNotice />
    </TestEventData>,
  );
}

it('shows an attendee who has not paid what to do before they pick up rewards', () => {
  show({ submissionId: 'submission', state: 'cash-due', isVerified: false, arrivedAt: null });
  expect(screen.getByText('Pay $35 at the desk, then pick up')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show my ticket' }).getAttribute('href')).toBe(
    '/profile/ticket',
  );
});

it('names the ticket that an attendee shows at the desk instead of a price', () => {
  show({
    submissionId: 'submission',
    state: 'cash-due',
    isVerified: false,
    arrivedAt: null,
    deskTicketId: 'WW-2',
  });
  expect(screen.getByText('Show ticket WW-2 at the desk')).toBeTruthy();
  expect(screen.queryByText(/\$35/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Show my ticket' })).toBeTruthy();
});

it('renders nothing after payment', () => {
  show({ submissionId: 'submission', state: 'paid', isVerified: true, arrivedAt: null });
  expect(screen.queryByText(/at the desk/)).toBeNull();
});
