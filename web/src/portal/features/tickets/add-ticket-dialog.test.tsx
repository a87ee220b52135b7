import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@wine-walk/common/support/samples.ts';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../support/portal/fake-server.ts';
import { ticket } from '../../../support/portal/sample-records.ts';
import { TestTab, theo } from '../../../support/portal/test-tab.tsx';
import { AddTicketDialog } from './add-ticket-dialog.tsx';

it('adds the ticket of a volunteer to their event when no event is ahead', async () => {
  const server = fakeServer();
  server.on('POST /api/admin/tickets', { body: ticket('WW-9') });
  const volunteer = { ...theo, eventId: 'autumn', expiresAt: '2026-11-21T06:00:00.000Z' };
  render(
    <TestTab staff={volunteer}>
      <AddTicketDialog
        events={[event('autumn')]}
        eventId=""
        onDone={() => undefined}
        onClose={() => undefined}
      />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  await user.type(await screen.findByLabelText(/^Ticket ID/), 'ww-9');
  await user.click(screen.getByRole('button', { name: 'Add ticket' }));
  await waitFor(() => expect(server.requestsTo('POST /api/admin/tickets')).toHaveLength(1));
  expect(server.requestsTo('POST /api/admin/tickets')[0]?.body).toMatchObject({
    eventId: 'autumn',
  });
});
