import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import { expect, it, onTestFinished } from 'vitest';
import { saveOrganization } from '../../../platform/device/organization.ts';
import { fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { fallbackFields } from '../../../support/portal/fallback-fields.ts';
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

const call = 'POST /api/admin/events/autumn/announcements';
const people = { registered: 1200, arrived: 180, walking: 84, expected: 212, unsigned: 0 };

function open() {
  const server = fakeServer();
  server.on(call, { body: taken });
  render(
    <TestTab>
      <UrgentMessage eventId="autumn" people={people} />
    </TestTab>,
  );
  return { server, user: userEvent.setup({ delay: null }) };
}

it('sends an urgent announcement once despite repeated clicks, and again when it is entered again', async () => {
  const { server, user } = open();
  server.on(call, refusal(500, 'unexpected', 'Something went wrong.'));
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
  const reach = 'For 1,200 registered attendees, 84 of them walking.';
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

it('sends an urgent announcement with a title and text in each language, and marks one that falls back', async () => {
  const { server, user } = open();
  expect(screen.queryByLabelText('Spanish urgent announcement')).toBeNull();
  await user.type(screen.getByLabelText('Urgent announcement'), 'The last pour is at ten.');
  expect(fallbackFields()).toEqual(['Spanish urgent announcement']);
  await user.type(
    screen.getByLabelText('Spanish urgent announcement'),
    'La última copa es a las diez.{Enter}',
  );
  await waitFor(() => expect(server.requestsTo(call)).toHaveLength(1));
  expect(server.requestsTo(call)[0]?.body).toEqual({
    title: 'Please note',
    message: 'The last pour is at ten.',
    titleIn: { ...inNoLanguage, es: 'Aviso importante' },
    messageIn: { ...inNoLanguage, es: 'La última copa es a las diez.' },
    urgency: 'urgent',
  });
  await waitFor(() => expect(screen.queryByLabelText('Spanish urgent announcement')).toBeNull());
});

it('titles an urgent announcement in the main language of attendees', async () => {
  saveOrganization({ languages: ['es', 'en'] });
  onTestFinished(() => saveOrganization(defaultOrganization));
  const { server, user } = open();
  await user.type(screen.getByLabelText('Urgent announcement'), 'Última copa.{Enter}');
  await waitFor(() => expect(server.requestsTo(call)).toHaveLength(1));
  expect(server.requestsTo(call)[0]?.body).toMatchObject({
    title: 'Aviso importante',
    messageIn: inNoLanguage,
    titleIn: inNoLanguage,
  });
});

it('requires the text of the main language', async () => {
  const { server, user } = open();
  const field = screen.getByLabelText<HTMLInputElement>('Urgent announcement');
  await user.type(field, 'x');
  await user.type(screen.getByLabelText('Spanish urgent announcement'), 'A las diez.');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  expect(field.validity.valueMissing).toBe(true);
  expect(server.requests).toEqual([]);
});
