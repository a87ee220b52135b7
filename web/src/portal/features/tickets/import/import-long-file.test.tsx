import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { at, event, ticketType } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it } from 'vitest';
import { soldFile, soldLines } from '../../../../support/portal/sold-file.ts';
import { TestTab } from '../../../../support/portal/test-tab.tsx';
import {
  onDone,
  prepareTicketImport,
  type Sent,
  send,
  server,
  stored,
} from '../../../../support/portal/ticket-import.tsx';
import { ImportDialog } from './import-dialog.tsx';

const types = [
  ticketType({ id: 'tasting', name: 'Tasting' }),
  ticketType({ id: 'driver', name: 'Designated driver' }),
];

const storedTicket = (id: string, holderName: string, changes = {}) => ({
  ...newTicket(
    { eventId: 'autumn', typeId: 'tasting', holderName, holderEmail: null },
    'import',
    at(0),
  ),
  id,
  isEmailHidden: false,
  ...changes,
});

beforeEach(() => {
  prepareTicketImport();
  server.on(stored, {
    body: {
      tickets: [
        storedTicket('S-3', 'Dev Díaz'),
        storedTicket('S-4', 'Eli Ek', { state: 'redeemed', redeemedAt: at(1) }),
        storedTicket('S-5', 'Fay F. Ruiz'),
        storedTicket('OLD-1', 'Nia Moss'),
      ],
      nextCursor: null,
    },
  });
});

/** Opens the dialog with the file of 350 lines. `presses` counts: a choice in a list takes two. */
async function openFile() {
  render(
    <TestTab>
      <ImportDialog
        events={[event('autumn', { ticketTypes: types })]}
        eventId="autumn"
        onDone={onDone}
        onClose={() => undefined}
      />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  await user.upload(await screen.findByLabelText('CSV file'), new File([soldFile()], 'sold.csv'));
  let presses = 0;
  return {
    presses: () => presses,
    press: async (element: HTMLElement) => {
      presses += 1;
      await user.click(element);
    },
    chooseFrom: async (label: RegExp, option: string) => {
      presses += 2;
      await user.selectOptions(screen.getByLabelText(label), option);
    },
  };
}

it('decides a file of 350 lines with everything in it with at most 6 presses', async () => {
  const { press, chooseFrom, presses } = await openFile();
  const open = await screen.findByText('3 decisions are open. Decide below, then import.');
  expect(screen.getByText(/we left out|We skipped/).textContent).toMatch(
    /separator, 2 lines above the column names, 1 empty column, the total on line 355/,
  );
  const choices = within(screen.getByRole('group', { name: 'Decisions about this file' }));
  expect(
    choices
      .getAllByRole<HTMLSelectElement>('combobox')
      .map(({ labels }) => labels?.[0]?.textContent),
  ).toEqual([
    expect.stringMatching(/refunded in part/),
    '“Early entry” (20 lines)',
    '“Designated driver” (29 lines)',
    '“Tasting” (260 lines)',
    '“Souvenir glass” (20 lines)',
    '“Donation” (20 lines)',
  ]);
  const left = screen.getByText(/^“Completed”: 314 lines, valid/);
  expect(left.textContent).toContain('“Not paid”: 20 lines, not paid, so the desk takes the price');
  await press(within(screen.getByRole('group', { name: /box office/ })).getByText('Valid'));
  await chooseFrom(/^“Early entry”/, 'Tasting');
  await chooseFrom(/refunded in part/, '3');
  expect(open.isConnected).toBe(false);
  const changes = screen.getByRole('group', { name: 'Changes to the tickets' });
  expect(changes.textContent).toMatch(/New: 30\d.*Changed: 2.*Not in this file: 1/);
  expect(changes.textContent).toContain('S-4\u00a0· Eli Ek');
  await press(screen.getByRole('button', { name: /^Import \d+ tickets, withdraw 2$/ }));
  expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy();
  expect(presses()).toBeLessThanOrEqual(6);
  const calls = server.requestsTo(send).map(({ body }) => body as Sent);
  const ids = calls.flatMap(({ tickets }) => (tickets ?? []).map(({ id }) => id));
  expect(ids).toEqual(expect.arrayContaining(['S-0', 'S-5', 'S-20-1', 'S-258', 'S-30-3', 'S-40']));
  for (const id of ['S-3', 'S-4', 'S-20-2', 'S-30-4', 'S-310', 'S-330', '2.19E+26'])
    expect(ids).not.toContain(id);
  const owed = calls.flatMap(({ tickets }) => (tickets ?? []).filter(({ owes }) => owes));
  expect(owed.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => `S-${270 + at}`));
  expect(calls.flatMap(({ withdraw }) => withdraw ?? [])).toEqual(['S-3', 'S-4']);
  expect(ids.length).toBeLessThan(soldLines);
});

it('hides the explanations of a file after one is chosen', async () => {
  await openFile();
  expect(await screen.findByText(/decisions are open/)).toBeTruthy();
  expect(screen.queryByText(/^A CSV file with one ticket ID per line/)).toBeNull();
});
