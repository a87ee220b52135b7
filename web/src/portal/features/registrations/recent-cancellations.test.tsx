import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { RecentCancellations } from './recent-cancellations.tsx';

const list = 'GET /api/admin/changes?topic=registrations&eventId=autumn';
const undo = 'POST /api/admin/changes/c1/undo';
const madeAt = new Date(Date.now() - 60_000).toISOString();
const undoUntil = new Date(Date.now() + 3_600_000).toISOString();
const made = { madeBy: 'dana', madeAt, undoUntil, eventId: 'autumn' };
const cancellation = { ...made, kind: 'cancellation', id: 'c1', partIds: ['c1'], people: 57 };
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  server.on(list, { body: { changes: [cancellation] } });
});

/** Opens the question for the cancellation. */
async function ask() {
  render(
    <TestTab>
      <RecentCancellations event={event('autumn')} />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByText('1 recent change can be undone'));
  const listed = within(screen.getByRole('list', { name: 'Recent cancellations' }));
  await user.click(listed.getByRole('button', { name: 'Undo: Cancellation of 57 registrations' }));
  return { user, question: within(await screen.findByRole('alertdialog')) };
}

it('undoes all parts after confirmation and names who stays canceled, by reason', async () => {
  const left = (name: string, reason: string) => ({ id: name, name, reason });
  server.on(undo, ({ body }) => {
    const { cursor } = body as { cursor?: string };
    return {
      body: cursor
        ? {
            removed: 0,
            restored: 2,
            leftAlone: [
              left('Di', 'sold-out'),
              left('Ed', 'ticket-gone'),
              left('Flo', 'restored'),
              left('Gus', 'changed'),
            ],
            nextCursor: null,
          }
        : { removed: 0, restored: 48, leftAlone: [left('Ana', 'sold-out')], nextCursor: 'next' },
    };
  });
  const { user, question } = await ask();
  expect(
    question.getByText(/^This restores 57 registrations, along with any tickets/),
  ).toBeTruthy();
  expect(server.requestsTo(undo)).toEqual([]);
  server.on(list, { body: { changes: [] } });
  await user.click(question.getByRole('button', { name: 'Undo this cancellation' }));
  expect(await question.findByText('50 registrations restored.')).toBeTruthy();
  for (const text of [
    'Still canceled, no place is left: Ana, Di.',
    'Still canceled, the ticket was used or deleted since: Ed.',
    'Already restored: Flo.',
    'Still canceled, changed since: Gus.',
  ])
    expect(question.getByText(text)).toBeTruthy();
  expect(server.requestsTo(undo).map(({ body }) => body)).toEqual([{}, { cursor: 'next' }]);
  await waitFor(() => expect(screen.queryByText('1 recent change can be undone')).toBeNull());
  await user.click(question.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('offers the rest again after a failed part', async () => {
  server.on(undo, refusal(422, 'change-undo-over', 'This change was more than a day ago.'));
  const { user, question } = await ask();
  await user.click(question.getByRole('button', { name: 'Undo this cancellation' }));
  expect(
    await question.findByText(
      'This change was more than a day ago. Try again to restore the rest.',
    ),
  ).toBeTruthy();
  server.on(undo, { body: { removed: 0, restored: 57, leftAlone: [], nextCursor: null } });
  await user.click(question.getByRole('button', { name: 'Undo this cancellation' }));
  expect(await question.findByText('57 registrations restored.')).toBeTruthy();
});
