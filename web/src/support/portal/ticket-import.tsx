import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@wine-walk/common/support/samples.ts';
import { vi } from 'vitest';
import { ImportDialog } from '../../portal/features/tickets/import/import-dialog.tsx';
import { type FakeServer, fakeServer } from './fake-server.ts';
import { TestTab } from './test-tab.tsx';

export const send = 'POST /api/admin/tickets/import';
export const onDone = vi.fn();
export let server: FakeServer;

/** Answer of an import. */
export const imported = (fields: object) => ({
  added: 0,
  updated: [],
  alreadyThere: [],
  ofOtherEvent: [],
  withdrawn: [],
  stillUsed: [],
  changeId: 'one',
  ...fields,
});

export const stored = 'POST /api/admin/tickets/export';

export const sellers = 'GET /api/admin/ticket-sellers';
export const keepDecisions = 'PUT /api/admin/ticket-sellers';

export interface Sent {
  tickets: { id: string; eventId: string | null; owes?: boolean }[];
  withdraw?: string[];
  partOf: string | null;
}

/** Prepares the server and the mocks; call it before each test. */
export function prepareTicketImport() {
  onDone.mockClear();
  server = fakeServer();
  server.on(stored, { body: { tickets: [], nextCursor: null } });
  server.on(sellers, { body: { decisions: {} } });
  server.on(keepDecisions, { body: { decisions: {} } });
  server.on(send, ({ body }) => ({
    body: imported({
      added: (body as Sent).tickets?.length ?? 0,
      withdrawn: (body as Sent).withdraw ?? [],
    }),
  }));
}

/** Opens the dialog and selects a file with this text. */
export async function choose(text: string) {
  render(
    <TestTab>
      <ImportDialog
        events={[event('autumn'), event('spring')]}
        eventId="autumn"
        onDone={onDone}
        onClose={() => undefined}
      />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  const file = new File([text], 'sold.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('CSV file'), file);
  return user;
}

export const good = (count: number) =>
  Array.from({ length: count }, (_, index) => `A-${index},Ana`).join('\n');
