import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginStaffSession } from '../../platform/session/staff-session-store.ts';
import { expectFocus } from '../../support/portal/expect-focus.ts';
import type { FakeServer } from '../../support/portal/fake-server.ts';
import { ticket } from '../../support/portal/sample-records.ts';
import { openPortal, preparePortal } from '../../support/portal/test-portal.tsx';
import { dana } from '../../support/portal/test-tab.tsx';
import { preloadTabs } from './tabs.ts';

const counts = { total: 3, unused: 3, redeemed: 0 };
const list = 'GET /api/admin/tickets?eventId=autumn&limit=50';
const page = (ids: readonly string[], nextCursor: string | null = null) => ({
  body: { tickets: ids.map((id) => ticket(id)), nextCursor, counts },
});
let server: FakeServer;

/** Preloads the tabs, which takes longer on a busy machine than a test waits for a button. */
beforeAll(() => preloadTabs(['tickets', 'rewards']), 60_000);

beforeEach(async () => {
  server = await preparePortal();
  await beginStaffSession('token', dana);
});

const button = (name: string) => screen.findByRole('button', { name });

describe('focus in the portal', () => {
  it('keeps the focus in the list after a ticket is deleted, even the last one', async () => {
    let ids = ['WW-1', 'WW-2'];
    server.on(list, () => page(ids));
    for (const id of ids) {
      server.on(`POST /api/admin/tickets/${id}/deletion`, () => {
        ids = ids.filter((other) => other !== id);
        return { body: { message: 'Deleted' } };
      });
    }
    const user = openPortal('/admin/tickets');
    for (const id of ['WW-1', 'WW-2']) {
      await user.click(await button(`Delete ${id}`));
      await screen.findByRole('alertdialog');
      await expectFocus(`asked about ${id}`);
      await user.click(await button('Delete ticket'));
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: `Delete ${id}` })).toBeNull(),
      );
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expectFocus(`deleted ${id}`);
    }
  });

  it('keeps the focus on the pagination of the last page', async () => {
    server.on(list, page(['WW-1'], 'second'));
    server.on('GET /api/admin/tickets?eventId=autumn&cursor=second&limit=50', page(['WW-2']));
    const user = openPortal('/admin/tickets');
    await user.click(await button('Next'));
    await button('Delete WW-2');
    await expectFocus('on the last page');
  });

  it.each([
    ['Delete WW-1', 'Keep it'],
    ['Edit WW-1', 'Close'],
    ['Edit WW-1', 'Save ticket'],
  ])('returns the focus to %j after %j', async (opener, name) => {
    server.on(list, page(['WW-1']));
    server.on('PUT /api/admin/tickets/WW-1', { body: ticket('WW-1') });
    const user = openPortal('/admin/tickets');
    await user.click(await button(opener));
    const role = name === 'Keep it' ? 'alertdialog' : 'dialog';
    const dialog = within(await screen.findByRole(role));
    if (name === 'Save ticket') await user.type(dialog.getByLabelText(/name/i), 'Ana');
    dialog.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    const shown = await button(opener);
    await waitFor(() => expect(document.activeElement).toBe(shown));
  });

  it('keeps the focus after a dialog is closed and after another tab is opened', async () => {
    server.on(list, page(['WW-1']));
    const user = openPortal('/admin/tickets');
    await user.click(await button('Edit WW-1'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocus('closed the form');
    await user.click(screen.getByRole('link', { name: 'Rewards' }));
    expect(await screen.findByRole('heading', { name: 'Rewards', level: 1 })).toBeTruthy();
    await expectFocus('opened Rewards');
  });
});

it("moves the focus to the desk's field when the desk opens, for hardware scanners", async () => {
  await preloadTabs(['desk']);
  const user = openPortal('/admin/rewards');
  await user.click(await screen.findByRole('link', { name: 'Desk' }));
  const field = await screen.findByRole('searchbox', { name: /^Ticket, confirmation/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
});
