import { screen, waitFor } from '@testing-library/react';
import { event } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it } from 'vitest';
import {
  form,
  open,
  prepareAccountsTab,
  server,
} from '../../../../support/portal/accounts-tab.tsx';
import { emitSnapshot } from '../../../../support/portal/fake-live.ts';
import { testHistory } from '../../../../support/test-frame.tsx';

const mails = '/api/admin/events/autumn/team-mails';
const ana = { kind: 'volunteer', id: 'ana', name: 'Ana Ruiz', mail: 'no-email' };
const cleo = { kind: 'volunteer', id: 'cleo', name: 'Cleo Cox', mail: 'no-email' };
const ben = { kind: 'volunteer', id: 'ben', name: 'Ben Marsh', mail: 'ready' };
const cask = { kind: 'shop', id: 'cask', name: 'Cask', mail: 'failed' };
const vino = { kind: 'shop', id: 'vino', name: 'Vino', mail: 'mailed' };

beforeEach(() => {
  prepareAccountsTab();
  emitSnapshot('events', [event('autumn', { name: 'Autumn Walk', isActive: true })]);
  for (const list of ['shifts', 'shop-links', 'volunteers'] as const)
    server.on(`GET /api/admin/${list}?eventId=autumn`, { body: [] });
  server.on('GET /api/admin/changes?topic=staff&eventId=autumn', { body: { changes: [] } });
});

it('shows who gets an email and who is left out, and lists them by what to do after sending', async () => {
  server.on(`GET ${mails}`, { body: { members: [ana, cleo, ben, cask, vino] } });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Email everyone their link' }));
  const dialog = await form();
  expect(await dialog.findByText(/^1 person or shop gets an email/)).toBeTruthy();
  expect(dialog.getByText('1 has theirs already and isn’t emailed again.')).toBeTruthy();
  expect(dialog.getByText('3 are left out')).toBeTruthy();
  const members = [ana, cleo, { ...ben, mail: 'mailed' }, cask, vino];
  server.on(`POST ${mails}`, { body: { queued: 1, members } });
  await user.dblClick(dialog.getByRole('button', { name: 'Send 1 email' }));
  expect(await dialog.findByText('1 email is on its way.')).toBeTruthy();
  expect(server.requestsTo(`POST ${mails}`)).toHaveLength(1);
  const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Ana Ruiz', 'Cleo Cox', 'Cask']);
  expect(dialog.getAllByText('No email. Add one in the roster, or print the link.')).toHaveLength(
    1,
  );
  expect(dialog.getByRole('link', { name: 'Open Cask' }).getAttribute('href')).toBe(
    '/admin/businesses?edit=cask&event=autumn',
  );
  expect(dialog.queryByRole('button', { name: /^Send/ })).toBeNull();
});

it('creates missing links of shops before it opens the sheet of links', async () => {
  const links = 'POST /api/admin/events/autumn/shop-pages/links';
  server.on(links, { body: { created: 1 } });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Print everyone’s links' }));
  const sheet = '/admin/prints?sheet=roster&event=autumn';
  await waitFor(() => expect(testHistory.url).toBe(sheet));
  expect(server.requestsTo(links)).toHaveLength(1);
});
