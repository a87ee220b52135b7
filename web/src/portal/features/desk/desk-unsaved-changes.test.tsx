import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ownTill } from '../../../support/portal/sample-till.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { OtherTicketForm } from './desk-lookup-screen.tsx';
import { TillDialog, TillForm } from './till.tsx';

const till = { ...ownTill, salesCents: 7000, salesCount: 2, expectedCents: 12_000 };
const other = { ...till, id: 'theo', staffId: 'theo', staffName: 'Theo' };
const close = vi.fn();
const dialog = <TillDialog till={till} others={[other]} onClose={close} />;

/** True if the browser asks for confirmation before it leaves the page. */
const needsConfirmation = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it.each<[form: string, field: string, shown: ReactNode]>([
  ['Count the till', 'Cash in the till', dialog],
  ['Hand over cash', 'Amount', dialog],
  [
    'Your till',
    'Cash in your till before the first sale',
    <TillForm key="float" isBusy={false} onOpen={() => undefined} />,
  ],
  [
    'Ticket number',
    'Number on the ticket',
    <OtherTicketForm
      key="ticket"
      ticketId=""
      isBusy={false}
      needsReason={false}
      onTicket={() => undefined}
    />,
  ],
])(
  'asks for confirmation before leaving the page with text in "%s"',
  async (form, field, shown) => {
    const user = userEvent.setup({ delay: null });
    render(<TestTab>{shown}</TestTab>);
    expect(needsConfirmation()).toBe(false);
    const input = within(await screen.findByRole('form', { name: form })).getByLabelText(
      new RegExp(`^${field}`),
    );
    await user.type(input, '120');
    expect(needsConfirmation()).toBe(true);
    await user.clear(input);
    expect(needsConfirmation()).toBe(false);
  },
);

it('asks for confirmation before closing the dialog with a typed count', async () => {
  const user = userEvent.setup({ delay: null });
  render(<TestTab>{dialog}</TestTab>);
  await user.type(await screen.findByLabelText(/^Cash in the till/), '120');
  await user.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /discard/i }));
  expect(close).toHaveBeenCalledOnce();
});
