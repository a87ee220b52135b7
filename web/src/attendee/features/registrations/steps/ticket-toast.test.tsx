import '../../../../support/registration/registration-setup.ts';

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type Call,
  enter,
  ok,
  routes,
  serve,
  unknownTicket,
  validate,
  validTicket,
  visit,
  working,
} from '../../../../support/registration/screens.tsx';
import { lastToast } from '../../../../support/registration/toasts.ts';

test('dismisses the toast of a valid ticket when another result appears', async () => {
  serve({
    ...working,
    [routes.ticket]: ({ body }: Call) =>
      ok(
        (body as { ticketId: string }).ticketId === 'WW2024-001240' ? validTicket : unknownTicket,
      )(),
  });
  const user = visit();
  await validate(user);
  await screen.findByText(/^Ticket \S+ is valid for/);
  expect(lastToast()).toEqual(['Ticket Validated!', undefined]);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await enter(user, 'Ticket ID', 'WW2024-999999');
  await user.keyboard('{Enter}');
  await screen.findByText('Ticket Not Found');
  expect(lastToast()).toEqual([]);
});
