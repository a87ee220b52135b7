import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { UrgentMessage } from './urgent-message.tsx';

const at = '2026-11-20T22:41:00.000Z';
const taken = {
  id: 'a1',
  title: 'Please note',
  message: 'The last pour is at ten.',
  publishAt: at,
  isPublished: true,
  version: 1,
  createdAt: at,
  updatedAt: at,
};

const people = { registered: 1200, arrived: 180, walking: 84, unsigned: 0 };

// spec: E1.10
it('sends an urgent announcement once despite repeated clicks, and again when it is entered again', async () => {
  const server = fakeServer();
  const call = 'POST /api/admin/events/autumn/announcements';
  server.on(call, refusal(500, 'unexpected', 'Something went wrong.'));
  render(
    <TestTab>
      <UrgentMessage eventId="autumn" people={people} />
    </TestTab>,
  );
  const user = userEvent.setup({ delay: null });
  const field = screen.getByLabelText('Urgent announcement');
  const sent = async (count: number) => {
    await user.type(field, '{Enter}');
    await waitFor(() => expect(server.requestsTo(call)).toHaveLength(count));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send now' }).getAttribute('disabled')).toBeNull(),
    );
  };
  await user.type(field, 'The last pour is at ten.');
  await sent(1);
  server.on(call, { body: taken });
  await sent(2);
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  expect(await screen.findByText('Sent to everyone')).toBeTruthy();
  const reach = 'Shown in the app to 1,200 registered attendees, 84 of them walking.';
  expect(screen.getByText(reach)).toBeTruthy();
  await user.type(field, 'The last pour is at ten.');
  await sent(3);
  const [first, again, another] = server
    .requestsTo(call)
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(another).not.toBe(first);
});
