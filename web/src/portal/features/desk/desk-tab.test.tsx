import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maxMatches } from '@wine-walk/common/rules/desk/desk-snapshot.ts';
import { event, ticketType } from '@wine-walk/common/support/samples.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { liveRegionsNow } from '../../../support/live-regions.ts';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { deskEvent, emptyLookup } from '../../../support/portal/sample-lookup.ts';
import { TestTab, theo } from '../../../support/portal/test-tab.tsx';
import { stubWakeLock } from '../../../support/stub-wake-lock.ts';
import { testHistory } from '../../../support/test-frame.tsx';
import DeskTab from './desk-tab.tsx';

vi.mock('../../shared/desk/code-camera.tsx', () => ({ CodeCamera: () => <p>The camera</p> }));

const lookup = 'POST /api/admin/desk/lookup';

function openDesk(at = '/admin/desk') {
  forgetRecords();
  emitSnapshot('events', [event('autumn', { name: 'Autumn Wine Walk' })]);
  const server = fakeServer();
  server.on('GET /api/admin/desk/changes?eventId=autumn', { body: { changes: [] } });
  server.on('GET /api/admin/desk/conflicts?eventId=autumn', { body: { conflicts: [] } });
  server.on('GET /api/admin/tills?eventId=autumn', { body: { tills: [], ownTillId: null } });
  render(
    <TestTab at={at} staff={theo}>
      <DeskTab />
    </TestTab>,
  );
  return server;
}

it('asks the browser to keep the storage, and the screen on', async () => {
  const persist = vi.fn(async () => true);
  const { request } = stubWakeLock();
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
  openDesk();
  expect(await screen.findByRole('button', { name: 'Scan' })).toBeTruthy();
  expect(persist).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledWith('screen');
});

it('opens the scanner from the shortcut of the installed app', async () => {
  openDesk('/admin/desk?scan');
  expect(await screen.findByText('The camera')).toBeTruthy();
});

it('opens the registration of an arrived person by stamp card, to enter the card', async () => {
  const server = openDesk();
  server.on(lookup, {
    body: {
      ...emptyLookup,
      answer: 'refused',
      reason: 'used',
      happenedAt: '2026-11-20T22:41:00.000Z',
      happenedBy: 'Ana',
      lookedUp: 'CARD-0041',
      people: [
        {
          submissionId: 'IDASUBM1SS10N0000001',
          fullName: 'Ida Lund',
          ticketId: null,
          state: 'arrived',
          isVerified: true,
        },
      ],
    },
  });
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByRole('searchbox'), 'CARD-0041{Enter}');
  await waitFor(
    () => expect(testHistory.url).toBe('/admin/registrations?open=IDASUBM1SS10N0000001'),
    { timeout: 5000 },
  );
  expect(server.requestsTo(lookup)[0]?.body).toMatchObject({ text: 'CARD-0041' });
});

it('replaces a scan that came during a lookup by the next one', async () => {
  const server = openDesk();
  const late = Promise.withResolvers<ReturnType<typeof refusal>>();
  server.on(lookup, () => late.promise);
  const user = userEvent.setup({ delay: null });
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(field, 'WW-1{Enter}');
  await user.keyboard('WW-2{Enter}');
  expect(field.value).toBe('WW-2');
  late.resolve(refusal(422, 'not-found', 'Nothing found.'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.keyboard('WW-3{Enter}');
  await waitFor(() => expect(server.requestsTo(lookup)).toHaveLength(2));
  expect(server.requestsTo(lookup)[1]?.body).toMatchObject({ text: 'WW-3' });
});

it('lists tickets without a registration with the people of a name', async () => {
  const server = openDesk();
  const ticket = { ticketId: 'WW-2', typeId: null, holderName: 'Nora Reyes', source: 'import' };
  const maya = { submissionId: 'MAYA1', fullName: 'Maya Reyes', ticketId: 'WW-1' };
  server.on(lookup, {
    body: {
      ...emptyLookup,
      answer: 'choose',
      lookedUp: 'Reyes',
      people: [{ ...maya, state: 'verified', isVerified: true }],
      tickets: [ticket],
    },
  });
  const user = userEvent.setup({ delay: null });
  const isAnnounced = liveRegionsNow();
  await user.type(screen.getByRole('searchbox'), 'Reyes{Enter}');
  const found = await screen.findByRole('button', { name: /Nora Reyes/ });
  expect(isAnnounced(screen.getByText('2 match. Which one?'))).toBe(true);
  expect(found.textContent).toContain('Not registered');
  server.on(lookup, {
    body: {
      ...emptyLookup,
      answer: 'register',
      lookedUp: 'WW-2',
      ticketId: 'WW-2',
      tickets: [ticket],
    },
  });
  await user.click(found);
  expect(await screen.findByText('Nora Reyes · Sold ahead · paid · WW-2')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Register and let in' })).toBeTruthy();
});

it('says that a list of people of one name may not be whole', async () => {
  const server = openDesk();
  const people = Array.from({ length: maxMatches }, (_, at) => ({
    submissionId: `MAYA${at}`,
    fullName: `Maya Reyes ${at}`,
    ticketId: null,
    state: 'cash-due',
    isVerified: false,
  }));
  server.on(lookup, {
    body: {
      ...emptyLookup,
      answer: 'choose',
      lookedUp: 'Maya',
      people,
    },
  });
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByRole('searchbox'), 'Maya{Enter}');
  expect(
    await screen.findByText('Showing the first 12. Type more of the name if they’re not here.'),
  ).toBeTruthy();
});

it('tells people of one name apart by ticket, type and time of the registration', async () => {
  const server = openDesk();
  const person = (submissionId: string, fullName: string, others: object) => ({
    submissionId,
    fullName,
    ticketId: null,
    state: 'cash-due',
    isVerified: false,
    ...others,
  });
  server.on(lookup, {
    body: {
      ...emptyLookup,
      answer: 'choose',
      lookedUp: 'Reyes',
      people: [
        person('A1', 'Maya Reyes', { submittedAt: '2026-11-03T17:12:00.000Z' }),
        person('A2', 'MAYA REYES', { submittedAt: '2026-11-05T01:40:00.000Z', typeId: 'driver' }),
        person('A3', 'Rosa Reyes', { submittedAt: '2026-11-06T01:40:00.000Z' }),
      ],
      event: { ...deskEvent, ticketTypes: [ticketType()] },
    },
  });
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByRole('searchbox'), 'Reyes{Enter}');
  const list = await screen.findByRole('region', { name: 'Which one?' });
  const shown = within(list).getAllByRole('button');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Maya ReyesNo ticket\u00a0· registered Nov 3, 12:12 PMPayment due',
    'MAYA REYESNo ticket\u00a0· Designated driver\u00a0· registered Nov 4, 8:40 PMPayment due',
    'Rosa ReyesNo ticketPayment due',
  ]);
});

it('types scanner input into the search field with the focus on any control', async () => {
  const server = openDesk();
  const user = userEvent.setup({ delay: null });
  const find = screen.getByRole('button', { name: 'Find' });
  find.focus();
  await user.keyboard('WW-1{Enter}');
  await waitFor(() => expect(server.requestsTo(lookup)[0]?.body).toMatchObject({ text: 'WW-1' }));
});
