import { render, screen, within } from '@testing-library/react';
import { event } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it } from 'vitest';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { fakeServer } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import RegistrationsTab from './registrations-tab.tsx';

const person = (id: string, fields: object) => ({
  id,
  fullName: 'Ana Ruiz',
  email: 'ana@example.com',
  ticketId: null,
  isVerified: false,
  paymentMethod: 'cash',
  state: 'cash-due',
  arrivedAt: null,
  liabilityWaiver: true,
  submittedAt: '2026-11-20T18:00:00.000Z',
  ...fields,
});

/** Returns the text that a phone shows below the name of each row. */
async function notesOf(...registrations: object[]) {
  fakeServer().on('GET /api/admin/registrations?eventId=autumn&limit=50', {
    body: { registrations, nextCursor: null },
  });
  render(
    <TestTab at="/admin/registrations">
      <RegistrationsTab />
    </TestTab>,
  );
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  return rows.map((row) => row.querySelector('td')?.textContent);
}

beforeEach(() => {
  forgetRecords();
  emitSnapshot('events', [event('autumn')]);
});

it('tells people of one name apart by ticket and time on a phone', async () => {
  const rows = await notesOf(
    person('one', { ticketId: 'WW-1' }),
    person('two', { fullName: 'ana ruíz', submittedAt: '2026-11-21T18:00:00.000Z' }),
    person('three', { fullName: 'Bo Ek' }),
  );
  expect(rows).toEqual([
    expect.stringMatching(/^Ana Ruizana@example\.comWW-1\u00a0· .*Nov.*20/),
    expect.stringMatching(/^ana ruízana@example\.comNov.*21/),
    'Bo Ekana@example.com',
  ]);
});

it('shows ticket and time on a phone of a volunteer, who sees no email', async () => {
  const [row] = await notesOf(person('one', { email: undefined, ticketId: 'WW-1' }));
  expect(row).toMatch(/^Ana RuizWW-1\u00a0· .*Nov.*20/);
});
