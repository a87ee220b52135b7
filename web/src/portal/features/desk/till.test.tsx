import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@wine-walk/common/support/samples.ts';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../support/portal/fake-server.ts';
import { ownTill } from '../../../support/portal/sample-till.ts';
import { dana, TestTab, theo } from '../../../support/portal/test-tab.tsx';
import { TillBar } from './till.tsx';

it.each([
  ['a desk account', theo, 'Count the till'],
  ['an admin', dana, 'Count, hand over'],
])('opens the count of the own till for %s', async (_, staff, label) => {
  const server = fakeServer();
  const till = { ...ownTill, salesCount: 2, expectedCents: 12_000 };
  server.on('GET /api/admin/tills?eventId=autumn', {
    body: { tills: [till], ownTillId: till.id },
  });
  render(
    <TestTab at="/admin/desk" staff={staff}>
      <TillBar event={event('autumn')} />
    </TestTab>,
  );
  await userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name: label }));
  expect(await screen.findByRole('form', { name: 'Count the till' })).toBeTruthy();
});
