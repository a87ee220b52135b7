import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../../../support/portal/fake-server.ts';
import { TestTab } from '../../../../support/portal/test-tab.tsx';
import { texts } from '../../../texts/texts.ts';
import { RosterSection } from './roster-section.tsx';

const ana = {
  id: 'ana',
  eventId: 'autumn',
  name: 'Ana Ruiz',
  businessId: null,
  pin: '123456',
  path: '/admin/volunteer/secret',
  isActive: true,
  accounts: [],
  opensAt: '2026-11-19T21:00:00.000Z',
  expiresAt: '2026-11-21T07:00:00.000Z',
  phone: '555-0100',
  email: '',
  task: 'Welcome',
  from: '17:30',
  to: '21:00',
  noShowAt: null,
  replacedBy: null,
  version: 3,
  createdAt: '2026-06-01T09:00:00.000Z',
};
const account = {
  id: 'volunteer-1',
  username: 'Ana Ruiz 4K2M',
  fullName: 'Ana Ruiz',
  isActive: true,
  createdAt: '2026-11-20T22:00:00.000Z',
};
const imports = 'GET /api/admin/changes?topic=staff&eventId=autumn';
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  server.on('GET /api/admin/volunteers?eventId=autumn', { body: [ana] });
  server.on(imports, { body: { changes: [] } });
  show();
});

function show(): void {
  render(
    <TestTab at="/admin/staff">
      <RosterSection event={event('autumn')} businesses={[{ id: 'vino', name: 'Vino Veritas' }]} />
    </TestTab>,
  );
}

/** Chooses an action in the menu of the first person. */
async function choose(action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'More for Ana Ruiz' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

it('shows station, times and contact, and the personal link with its PIN', async () => {
  expect(await screen.findByText('Welcome · Desk · 5:30 – 9:00 PM · 555-0100')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'QR and PIN of Ana Ruiz' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ana Ruiz' });
  expect(within(dialog).getByText('123456')).toBeTruthy();
});

it('adds the replacement of a no-show', async () => {
  const call = 'POST /api/admin/volunteers/ana/no-show';
  server.on(call, { body: { noShowAt: '2026-11-20T22:00:00.000Z', replacedBy: 'Cleo Cox' } });
  await choose('No-show');
  await userEvent.click(await screen.findByLabelText(/^Full name/));
  await userEvent.paste('Cleo Cox');
  await userEvent.click(screen.getByLabelText('Phone'));
  await userEvent.paste('555-0102');
  await userEvent.click(screen.getByRole('button', { name: 'Add replacement' }));
  await waitFor(() =>
    expect(server.requestsTo(call)[0]?.body).toEqual({
      replacement: { name: 'Cleo Cox', phone: '555-0102', email: '' },
    }),
  );
});

it('edits a person, and warns of another PIN and a sign-out', async () => {
  const signedIn = { ...ana, email: 'ana@example.com', accounts: [account] };
  server.on('GET /api/admin/volunteers?eventId=autumn', { body: [signedIn] });
  cleanup();
  show();
  const call = 'PUT /api/admin/volunteers/ana';
  server.on(call, { body: { ...ana, version: 4 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Ana Ruiz' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Ana Ruiz' }));
  await userEvent.selectOptions(dialog.getByLabelText('Station'), 'Vino Veritas');
  expect(dialog.getByText(/signs their phone out/)).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText('Email'));
  expect(dialog.getByText(/gets a new PIN/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Save volunteer' }));
  expect(await screen.findByText('Volunteer saved')).toBeTruthy();
  expect(server.requestsTo(call)[0]?.body).toMatchObject({
    name: 'Ana Ruiz',
    email: '',
    businessId: 'vino',
    from: '17:30',
    version: 3,
  });
});

it('offers the version of another admin after a conflict', async () => {
  const call = 'PUT /api/admin/volunteers/ana';
  server.on(call, refusal(409, 'stale-edit', 'Someone else saved this volunteer.'));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Ana Ruiz' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Ana Ruiz' }));
  await userEvent.type(dialog.getByLabelText('Role'), ' desk');
  await userEvent.click(dialog.getByRole('button', { name: 'Save volunteer' }));
  expect(await dialog.findByText(/Someone else saved this person/)).toBeTruthy();
  const now = { ...ana, from: '18:00', version: 4 };
  server.on('GET /api/admin/volunteers?eventId=autumn', { body: [now] });
  await userEvent.click(dialog.getByRole('button', { name: texts.kit.staleEdit.show }));
  await waitFor(() => expect(dialog.getByLabelText('From')).toHaveProperty('value', '18:00'));
  server.on(call, { body: now });
  await userEvent.click(dialog.getByRole('button', { name: 'Save volunteer' }));
  await waitFor(() =>
    expect(server.requestsTo(call)[1]?.body).toMatchObject({
      task: 'Welcome desk',
      from: '18:00',
      version: 4,
    }),
  );
});

it('ends the access of a person at once, and says that it can be undone', async () => {
  const call = 'POST /api/admin/volunteers/ana/end';
  const ended = { ...ana, isActive: false };
  server.on(call, { body: ended });
  await screen.findByText('Ana Ruiz');
  server.on('GET /api/admin/volunteers?eventId=autumn', { body: [ended] });
  await choose('End access');
  expect(await screen.findByText('Ana Ruiz can’t sign in anymore')).toBeTruthy();
  expect(screen.getByText(/You can undo this for a day/)).toBeTruthy();
  expect(await screen.findByText('Access ended')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'QR and PIN of Ana Ruiz' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More for Ana Ruiz' }));
  expect(await screen.findByRole('menuitem', { name: 'No-show' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'End access' })).toBeNull();
});

it('undoes a no-show, and names a replacement who stays', async () => {
  const base = { partIds: ['c1'], eventId: 'autumn', madeBy: 'dana', madeAt: ana.createdAt };
  const undoUntil = new Date(Date.now() + 3_600_000).toISOString();
  const noShow = {
    kind: 'roster-end',
    id: 'c1',
    name: 'Ana Ruiz',
    isNoShow: true,
    replacedBy: 'Cleo Cox',
  };
  const edit = {
    ...base,
    id: 'c2',
    partIds: ['c2'],
    kind: 'roster-edit',
    name: 'Ben Marsh',
    undoUntil,
  };
  server.on(imports, { body: { changes: [edit, { ...base, ...noShow, undoUntil }] } });
  const undo = 'POST /api/admin/changes/c1/undo';
  const leftAlone = [{ id: 'cleo', name: 'Cleo Cox', reason: null }];
  server.on(undo, { body: { removed: 0, restored: 1, leftAlone, nextCursor: null } });
  cleanup();
  show();
  await userEvent.click(await screen.findByText('2 recent changes can be undone'));
  expect(screen.getByText('Edited: Ben Marsh')).toBeTruthy();
  await userEvent.click(
    screen.getByRole('button', { name: 'Undo: No-show: Ana Ruiz, Cleo Cox takes over' }),
  );
  expect(await screen.findByText('Change undone')).toBeTruthy();
  expect(
    screen.getByText('Still on the roster because the link was used already: Cleo Cox.'),
  ).toBeTruthy();
});

it('undoes an import of the last day', async () => {
  const ben = { ...ana, id: 'ben', name: 'Ben Marsh' };
  server.on('GET /api/admin/volunteers?eventId=autumn', { body: [ana, ben] });
  const changes = [
    {
      kind: 'roster-import',
      id: 'i1',
      partIds: ['i1'],
      eventId: 'autumn',
      count: 1,
      firstName: 'Ben Marsh',
      madeBy: 'dana',
      madeAt: ana.createdAt,
      undoUntil: new Date(Date.now() + 3_600_000).toISOString(),
    },
  ];
  server.on(imports, { body: { changes } });
  const undo = 'POST /api/admin/changes/i1/undo';
  server.on(undo, { body: { removed: 1, restored: 0, leftAlone: [], nextCursor: null } });
  cleanup();
  show();
  await userEvent.click(await screen.findByText('1 recent change can be undone'));
  server.on('GET /api/admin/volunteers?eventId=autumn', { body: [ana] });
  server.on(imports, { body: { changes: [] } });
  await userEvent.click(
    screen.getByRole('button', { name: 'Undo: Imported in the last day: Ben Marsh' }),
  );
  expect(await screen.findByText('Import undone: 1 removed')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Ben Marsh')).toBeNull());
  expect(server.requestsTo(undo)).toHaveLength(1);
});

it('imports the good lines of a roster after a preview', async () => {
  const call = 'POST /api/admin/volunteers';
  server.on(call, { body: { added: 1 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Import a roster' }));
  const csv =
    'Name,Phone,Station,Start\nAna Ruiz,555-0100,Desk,5:30 PM\nBen Marsh,555-0101,Vino Veritas,3:30-8\nDan Fox,,Desk,';
  await userEvent.upload(await screen.findByLabelText('CSV file'), new File([csv], 'roster.csv'));
  expect(await screen.findByText('1 new, 1 already here, 1 bad')).toBeTruthy();
  expect(screen.getByText(/^Phone: /)).toBeTruthy();
  expect(screen.getByText('Ben Marsh · 3:30 – 8:00 PM')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 person' }));
  await waitFor(() =>
    expect(server.requestsTo(call)[0]?.body).toMatchObject({
      eventId: 'autumn',
      volunteers: [{ name: 'Ben Marsh', businessId: 'vino', from: '15:30', to: '20:00' }],
    }),
  );
});

it('imports a roster after a choice of each unknown station', async () => {
  const call = 'POST /api/admin/volunteers';
  server.on(call, { body: { added: 2 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Import a roster' }));
  const csv =
    'First Name,Last Name,Phone,Location,Start\nBen,Marsh,555-0101,Depot Square,6 PM\nDan,Fox,555-0102,Depot Square,6 PM\n,,,Depot Square,6 PM';
  await userEvent.upload(await screen.findByLabelText('CSV file'), new File([csv], 'roster.csv'));
  expect(await screen.findByText(/^1 station is unknown/)).toBeTruthy();
  expect(screen.queryByText(/ new, /)).toBeNull();
  expect(screen.getByText('1 shift has no person, so we skip it.')).toBeTruthy();
  const station = screen.getByLabelText('Where is “Depot Square”? (2 lines)');
  await userEvent.selectOptions(station, 'Vino Veritas');
  expect(screen.getByText('2 new, 0 already here, 0 bad')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 people' }));
  await waitFor(() =>
    expect(server.requestsTo(call)[0]?.body).toMatchObject({
      volunteers: [
        { name: 'Ben Marsh', businessId: 'vino' },
        { name: 'Dan Fox', businessId: 'vino' },
      ],
    }),
  );
});

it('counts people whom an interrupted import added as present in the next file', async () => {
  server.on('POST /api/admin/volunteers', refusal(503, 'other', 'The server is being restarted.'));
  await userEvent.click(await screen.findByRole('button', { name: 'Import a roster' }));
  const chooseFile = async (phone: string) => {
    const csv = `Name,Phone,Station,Start\nBen Marsh,${phone},Desk,3:30-8`;
    const file = new File([csv], 'roster.csv');
    await userEvent.upload(await screen.findByLabelText('CSV file'), file);
  };
  await chooseFile('555-0101');
  const ben = { ...ana, id: 'ben', name: 'Ben Marsh', from: '15:30', to: '20:00' };
  server.on('GET /api/admin/volunteers?eventId=autumn', { body: [ana, ben] });
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 person' }));
  expect(await screen.findByText(/0 people added so far/)).toBeTruthy();
  await screen.findByRole('button', { name: 'More for Ben Marsh', hidden: true });
  expect(screen.getByText('1 new, 0 already here, 0 bad')).toBeTruthy();
  await chooseFile('555-0199');
  expect(await screen.findByText('0 new, 1 already here, 0 bad')).toBeTruthy();
});
