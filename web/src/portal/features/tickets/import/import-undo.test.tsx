import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../../support/portal/fake-server.ts';
import {
  choose,
  good,
  imported,
  prepareTicketImport,
  type Sent,
  send,
  server,
} from '../../../../support/portal/ticket-import.tsx';

beforeEach(prepareTicketImport);

describe('<UndoTicketChange>', () => {
  const undo = (id: string) => `POST /api/admin/changes/${id}/undo`;
  const [first, second] = [undo('call-1'), undo('call-2')];

  async function importTwoChunks() {
    let calls = 0;
    server.on(send, () => {
      calls += 1;
      return { body: imported({ added: 200, changeId: `call-${calls}` }) };
    });
    const user = await choose(good(450));
    await user.click(await screen.findByRole('button', { name: 'Import 450 tickets' }));
    return { user, press: await screen.findByRole('button', { name: 'Undo this import' }) };
  }

  it('undoes the whole import, last call first', async () => {
    server.on(first, { body: { removed: 400, restored: 0, leftAlone: [], nextCursor: null } });
    server.on(second, { body: { removed: 49, restored: 1, leftAlone: [], nextCursor: null } });
    const { user, press } = await importTwoChunks();
    await user.click(press);
    const text = 'Import undone: 449 tickets are removed, 1 restored';
    expect(await screen.findByText(text)).toBeTruthy();
    const partOf = server.requestsTo(send).map(({ body }) => (body as Sent).partOf);
    expect(partOf).toEqual([null, 'call-1']);
    const undone = server.requests
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => call.endsWith('/undo'));
    expect(undone).toEqual([second, first]);
  });

  it('names tickets changed since, even after an interruption', async () => {
    server.on(second, {
      body: {
        removed: 49,
        restored: 0,
        leftAlone: [{ id: 'A-401', name: 'A-401', reason: null }],
        nextCursor: null,
      },
    });
    server.on(first, refusal(503, 'other', 'The server is being restarted.'));
    const { user, press } = await importTwoChunks();
    await user.click(press);
    expect(await screen.findByText('The server is being restarted.')).toBeTruthy();
    server.on(first, { body: { removed: 1, restored: 3, leftAlone: [], nextCursor: null } });
    await user.click(press);
    expect(
      await screen.findByText('Import undone: 50 tickets are removed, 3 restored.'),
    ).toBeTruthy();
    expect(screen.getByText(/^1 ticket is redeemed or changed since.*: A-401\.$/)).toBeTruthy();
    // A repeat gets the response of the first.
    expect(server.requestsTo(second)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
  });
});
