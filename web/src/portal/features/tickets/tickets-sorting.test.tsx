import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  free,
  list,
  open,
  page,
  prepareTicketsTab,
  rowOf,
  server,
  sold,
} from '../../../support/portal/tickets-tab.tsx';
import { testHistory } from '../../../support/test-frame.tsx';

beforeEach(prepareTicketsTab);

const sortedBy = (sort: string) => `GET /api/admin/tickets?eventId=autumn&sort=${sort}&limit=50`;
// jsdom counts as a narrow screen, which hides some columns.
const hidden = true;
const heading = (name: string) => screen.getByRole('columnheader', { name });
const headings = () =>
  screen.queryAllByRole('button', { name: /^(Ticket|Holder|Redeemed)$/, hidden });

it('sorts on the server by a heading, also by keyboard, and keeps the order in the URL', async () => {
  server.on(sortedBy('holder'), page([sold]));
  server.on(sortedBy('-holder'), page([free]));
  server.on(sortedBy('id'), page([sold, free]));
  const user = await open();
  await rowOf('WW-1');
  expect([heading('Ticket').ariaSort, heading('Holder').ariaSort]).toEqual(['ascending', 'none']);
  expect(heading('Event').ariaSort).toBeNull();
  screen.getByRole('button', { name: 'Holder' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('WW-1')).toBeNull());
  expect(heading('Holder').ariaSort).toBe('ascending');
  expect(testHistory.url).toContain('sort=holder');
  await user.keyboard('{Enter}');
  await rowOf('WW-1');
  expect([heading('Holder').ariaSort, screen.queryByText('WW-2')]).toEqual(['descending', null]);
  expect(testHistory.url).toContain('sort=-holder');
  await user.click(screen.getByRole('button', { name: 'Ticket' }));
  await rowOf('WW-2');
  expect(heading('Ticket').ariaSort).toBe('ascending');
});

it('starts another order at its first page', async () => {
  server.on(list, page([free], 'after'));
  server.on('GET /api/admin/tickets?eventId=autumn&cursor=after&limit=50', page([sold]));
  server.on(sortedBy('-redeemed'), page([free], 'later'));
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await rowOf('WW-2');
  // Clicked last: a `disabled` button would lose the focus.
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
  expect([next.ariaDisabled, next.disabled]).toEqual(['true', false]);
  await user.click(screen.getByRole('button', { name: 'Redeemed', hidden }));
  await rowOf('WW-1');
  expect(screen.getByText('Page 1')).toBeTruthy();
});

it("uses the search's own order and disables the headings during a search", async () => {
  const search = 'GET /api/admin/tickets?search=ww&eventId=autumn&limit=50';
  server.on(search, page([free]));
  server.on(sortedBy('holder'), page([sold]));
  const user = await open('/admin/tickets?search=ww&sort=holder');
  await rowOf('WW-1');
  expect([headings(), heading('Holder').ariaSort]).toEqual([[], null]);
  await user.clear(screen.getByRole('searchbox'));
  await rowOf('WW-2');
  await waitFor(() => expect(screen.queryByText('WW-1')).toBeNull());
  expect([headings().length, heading('Holder').ariaSort]).toEqual([3, 'ascending']);
});

it('ignores an unknown order in the URL', async () => {
  await open('/admin/tickets?sort=price');
  await rowOf('WW-3');
  expect(heading('Ticket').ariaSort).toBe('ascending');
});
