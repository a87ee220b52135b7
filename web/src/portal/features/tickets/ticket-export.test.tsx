import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { ticket } from '../../../support/portal/sample-records.ts';
import { catchSavedFiles } from '../../../support/portal/saved-files.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { TicketActions } from './ticket-actions.tsx';

const call = 'POST /api/admin/tickets/export';
const filters = { search: 'zo', state: 'unused' } as const;
const files = catchSavedFiles();
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  const first = { tickets: [ticket('WW-1', { holderName: 'Zoë Ruiz' })], nextCursor: 'after' };
  const second = { tickets: [ticket('WW-2', { holderName: '=ZOE()' })], nextCursor: null };
  server.on(call, ({ body }) => ({ body: isFirst(body) ? first : second }));
});

const isFirst = (body: unknown) => !(body as { cursor?: string }).cursor;

async function exportAll() {
  render(
    <TestTab>
      <TicketActions isAdmin isReady filters={filters} events={[]} onOpen={() => undefined} />
    </TestTab>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
}

/** Text of the file with its byte order mark. */
async function textOf(file: Blob | undefined): Promise<string> {
  const bytes = await file?.arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

describe('ticket export', () => {
  it('saves the tickets of all pages that pass the filters, escaping formulas', async () => {
    await exportAll();
    expect(await screen.findByText('2 tickets exported')).toBeTruthy();
    expect(server.requestsTo(call).map(({ body }) => body)).toEqual([
      filters,
      { ...filters, cursor: 'after' },
    ]);
    expect(files.map(({ name }) => name)).toEqual(['wine-walk-tickets.csv']);
    expect((await textOf(files[0]?.content)).split('\r\n')).toEqual([
      '\uFEFFTicket ID,Name,Email,State,Redeemed (UTC),Event,Type',
      'WW-1,Zoë Ruiz,,unused,,,',
      expect.stringMatching(/^WW-2,"?'=ZOE\(\)/),
    ]);
  });

  it('shows Error with the server message and saves nothing', async () => {
    const failed = refusal(500, 'other', 'Something went wrong.');
    server.on(call, ({ body }) =>
      isFirst(body) ? { body: { tickets: [ticket('WW-1')], nextCursor: 'after' } } : failed,
    );
    await exportAll();
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText('Something went wrong.')).toBeTruthy();
    expect(files).toEqual([]);
  });

  it('shows Failed to export tickets when the server sends no message', async () => {
    server.on(call, { status: 502, body: '' });
    await exportAll();
    expect(await screen.findByText('Failed to export tickets')).toBeTruthy();
    expect(files).toEqual([]);
  });
});
