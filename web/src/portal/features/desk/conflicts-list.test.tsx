import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { sampleConflict } from '../../../support/portal/sample-conflict.ts';
import { dana, TestTab } from '../../../support/portal/test-tab.tsx';
import { ConflictsList } from './conflicts-list.tsx';

const list = 'GET /api/admin/desk/conflicts?eventId=autumn';

it('shows an error if the conflicts cannot be loaded and loads them again on click', async () => {
  const server = fakeServer();
  server.on(list, refusal(500, 'unexpected', 'Something went wrong'));
  render(
    <TestTab>
      <ConflictsList eventId="autumn" timeZone="America/New_York" />
    </TestTab>,
  );
  expect(await screen.findByText(/^We couldn’t load the open conflicts/)).toBeTruthy();
  server.on(list, { body: { conflicts: [sampleConflict] } });
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Resolve: Maya Reyes arrived.' })).toBeTruthy();
});

it('names what a person with a canceled registration paid', async () => {
  const taken = { amountCents: 3500, currency: 'USD' };
  const canceled = { ...sampleConflict, reason: 'registration-cancelled', taken };
  fakeServer().on(list, { body: { conflicts: [canceled] } });
  render(
    <TestTab>
      <ConflictsList eventId="autumn" timeZone="America/New_York" />
    </TestTab>,
  );
  expect(await screen.findByText('Maya Reyes came in and paid $35.')).toBeTruthy();
});

/** Opens the list with a double payment, gives it back, and returns the server that says who resolved it. */
async function giveBack(settledBy: string, isGivenBack: boolean) {
  const server = fakeServer();
  const paid = { amountCents: 3500, currency: 'USD', method: 'cash' };
  const twice = { ...sampleConflict, kind: 'payment', reason: 'paid-twice', paid };
  server.on(list, { body: { conflicts: [twice] } });
  server.on('POST /api/admin/desk/conflicts/twice/settle', {
    body: { settledAt: '2026-11-20T22:10:00.000Z', settledBy, isGivenBack },
  });
  render(
    <TestTab>
      <ConflictsList eventId="autumn" timeZone="America/New_York" />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  const open = 'Give back $35: Maya Reyes paid twice: $35.';
  await user.click(await screen.findByRole('button', { name: open }));
  await user.click(screen.getByRole('button', { name: 'I gave back $35' }));
  return server;
}

it('gives back what was paid twice on click', async () => {
  const server = await giveBack(dana.fullName, true);
  expect(await screen.findByText('Given back')).toBeTruthy();
  const sent = server.requestsTo('POST /api/admin/desk/conflicts/twice/settle');
  expect(sent).toMatchObject([{ body: { note: 'Given back', givesBack: true } }]);
});

it.each([
  ['somebody else had resolved the conflict', 'Sam Ito', false],
  ['somebody else had given it back', 'Sam Ito', true],
  ['the same person had resolved it with a note', dana.fullName, false],
])('warns that nothing left the till if %s', async (_, settledBy, isGivenBack) => {
  await giveBack(settledBy, isGivenBack);
  const before = new RegExp(`^${settledBy} had already resolved it at .*5:10 PM$`);
  expect(await screen.findByText(before)).toBeTruthy();
  expect(screen.getByText(/nothing left your till/)).toBeTruthy();
  expect(screen.queryByText('Given back')).toBeNull();
});
