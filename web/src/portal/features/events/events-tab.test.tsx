import { event } from '@support/sample-event.ts';
import { at, business } from '@support/samples.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRecords, tell } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { forgetDrafts } from '../../forms/drafts.ts';
import EventsTab from './events-tab.tsx';

vi.mock('firebase/auth', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/firebase-auth.ts', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/live.ts', () => import('../../../support/portal/fake-live.ts'));

const autumn = event('autumn', { name: 'Autumn Wine Walk' });
const winter = event('winter', {
  name: 'Winter Wine Walk',
  isActive: false,
  startTime: '2025-02-15T19:00:00.000Z',
  endTime: '2025-02-15T23:00:00.000Z',
  businessIds: ['a', 'b'],
});
const create = 'POST /api/admin/events';
const edit = 'PUT /api/admin/events/autumn';
const copy = 'POST /api/admin/events/winter/duplicate';
let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at(60)), shouldAdvanceTime: true });
  forgetRecords();
  forgetDrafts();
  tell('events', [autumn, winter]);
  tell(
    'businesses',
    ['Ash', 'Books', 'Cellar'].map((name) => business(name[0]?.toLowerCase() ?? '', { name })),
  );
  server = fakeServer();
});
afterEach(() => void vi.useRealTimers());

function open(address = '/admin/events') {
  render(
    <TestTab at={address}>
      <EventsTab />
    </TestTab>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

type User = ReturnType<typeof open>;
const address = () => screen.getByTestId('address').textContent;
const rowOf = (name: string) =>
  screen
    .getAllByText(name)
    .find((each) => each.closest('tr'))
    ?.closest('tr') as HTMLElement;
const form = async () => within(await screen.findByRole('dialog'));
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save event' }));

async function fill(user: User, label: RegExp, text: string) {
  const input = (await form()).getByLabelText(label);
  await user.clear(input);
  await user.paste(text);
}

/** A date and time as a picker gives it. */
async function pick(label: RegExp, local: string) {
  fireEvent.change((await form()).getByLabelText(label), { target: { value: local } });
}

// spec: S2.25, B3.8
it('lists each event with its times in its own zone, its badge and an edit button', () => {
  open();
  expect(within(rowOf('Autumn Wine Walk')).getByText('Active')).toBeTruthy();
  expect(within(rowOf('Winter Wine Walk')).getByText('Inactive')).toBeTruthy();
  const times = within(rowOf('Winter Wine Walk')).getAllByText(/^Feb 15, 2025, 2:00 – 6:00 PM$/);
  expect(times.length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Edit Autumn Wine Walk' })).toBeTruthy();
});

describe('the form', () => {
  // spec: S2.26, S2.30, S3.1, S4.6, S5.15, S7.17, S8.20
  it('creates an event, its local times sent as ISO timestamps', async () => {
    server.on(create, { body: event('spring') });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Create Event' }));
    await fill(user, /^Name/, 'Spring Wine Walk');
    await pick(/^Start/, '2027-04-10T16:00');
    await pick(/^End/, '2027-04-10T20:00');
    await save(user);
    expect(await screen.findByText('Event created successfully')).toBeTruthy();
    expect(server.askedOf(create)[0]?.body).toEqual({
      name: 'Spring Wine Walk',
      description: '',
      place: '',
      hashtag: '',
      startTime: '2027-04-10T20:00:00.000Z',
      endTime: '2027-04-11T00:00:00.000Z',
      timeZone: 'America/New_York',
      ticketPrice: { amountCents: 3500, currency: 'USD' },
      isActive: true,
      businessIds: ['a', 'b', 'c'],
      joinsNewBusinesses: false,
      wayHome: { taxiPhone: '', transitUrl: '', deskPhone: '', emergencyPhone: '' },
      nonprofit: { name: '', url: '' },
    });
  });

  // spec: B3.9
  it('reads the times on the clocks of the chosen zone', async () => {
    server.on(create, { body: event('spring') });
    const user = open('/admin/events?new=1');
    await fill(user, /^Name/, 'Far away');
    await pick(/^Start/, '2027-04-10T16:00');
    await pick(/^End/, '2027-04-10T20:00');
    await user.selectOptions((await form()).getByLabelText(/^Time zone/), 'Europe/Madrid');
    await save(user);
    await screen.findByText('Event created successfully');
    expect(server.askedOf(create)[0]?.body).toMatchObject({
      startTime: '2027-04-10T14:00:00.000Z',
      timeZone: 'Europe/Madrid',
    });
  });

  it('says how people get home, and refuses what is neither a number nor an address', async () => {
    server.on(create, { body: event('spring') });
    const user = open('/admin/events?new=1');
    await fill(user, /^Name/, 'Spring Wine Walk');
    await pick(/^Start/, '2027-04-10T16:00');
    await pick(/^End/, '2027-04-10T20:00');
    await fill(user, /^Taxi/, 'call Joe');
    await fill(user, /^Bus and train/, 'http://bus.example');
    await save(user);
    expect(await screen.findByText('Please enter a phone number.')).toBeTruthy();
    expect(screen.getByText('Please enter an address that starts with https://.')).toBeTruthy();
    expect(server.asked).toEqual([]);
    await fill(user, /^Taxi/, '(540) 555-0199');
    await fill(user, /^Bus and train/, 'https://bus.example');
    await save(user);
    await screen.findByText('Event created successfully');
    expect(server.askedOf(create)[0]?.body).toMatchObject({
      wayHome: { taxiPhone: '(540) 555-0199', transitUrl: 'https://bus.example' },
    });
  });

  // spec: D1.20
  it('sets what a ticket costs at the desk, and refuses what is no amount', async () => {
    server.on('PUT /api/admin/events/autumn', { body: event('autumn') });
    const user = open('/admin/events?edit=autumn');
    await fill(user, /^Ticket price/, 'forty');
    await save(user);
    expect(await screen.findByText('Enter an amount.')).toBeTruthy();
    expect(server.asked).toEqual([]);
    await fill(user, /^Ticket price/, '42.50');
    await save(user);
    await screen.findByText('Event updated successfully');
    expect(server.askedOf('PUT /api/admin/events/autumn')[0]?.body).toMatchObject({
      ticketPrice: { amountCents: 4250, currency: 'USD' },
    });
  });

  // spec: S5.13
  it('requires name, start and end', async () => {
    const user = open('/admin/events?new=1');
    await form();
    await save(user);
    expect(await screen.findByText('Please fill this in.')).toBeTruthy();
    expect(screen.getAllByText('Please enter a date and time.')).toHaveLength(2);
    expect(server.asked).toEqual([]);
  });

  // spec: B3.12, B10.8
  it('refuses an end that is not after the start', async () => {
    const user = open('/admin/events?edit=autumn');
    await pick(/^End/, '2026-11-20T13:00');
    await save(user);
    expect(await screen.findByText('The event must end after it starts.')).toBeTruthy();
    expect(server.askedOf('PUT /api/admin/events/autumn')).toEqual([]);
  });

  // spec: B3.10, B10.9
  it('refuses a time that does not exist, and says why', async () => {
    const user = open('/admin/events?new=1');
    await fill(user, /^Name/, 'Too early');
    await pick(/^Start/, '2027-03-14T02:30');
    await pick(/^End/, '2027-03-14T06:00');
    const message =
      '2:30 AM does not exist on that day in Eastern Time: clocks go forward. 2:30 AM would be 3:30 AM.';
    expect(await screen.findByText(message)).toBeTruthy();
    await save(user);
    expect(server.asked).toEqual([]);
    expect(screen.getByText(message)).toBeTruthy();
  });

  // spec: B3.11
  it('asks which of the two a time is that comes twice', async () => {
    server.on(create, { body: event('late') });
    const user = open('/admin/events?new=1');
    await fill(user, /^Name/, 'Late');
    await pick(/^Start/, '2026-10-31T20:00');
    await pick(/^End/, '2026-11-01T01:30');
    const which = await screen.findByRole('combobox', { name: 'End: which of the two' });
    expect(within(which).getByText('The first 1:30 AM EDT')).toBeTruthy();
    await user.selectOptions(which, 'The second 1:30 AM EST, an hour later');
    await save(user);
    await screen.findByText('Event created successfully');
    expect(server.askedOf(create)[0]?.body).toMatchObject({ endTime: '2026-11-01T06:30:00.000Z' });
  });

  // spec: B3.15
  it('warns where another event would be active at the same time, not on another day', async () => {
    const user = open('/admin/events?new=1');
    await form();
    expect(screen.queryByText(/^Autumn Wine Walk is active/)).toBeNull();
    await pick(/^Start/, '2026-11-20T14:00');
    await pick(/^End/, '2026-11-20T15:00');
    expect(await screen.findByText(/^Autumn Wine Walk is active at the same time\./)).toBeTruthy();
    await user.click((await form()).getByLabelText(/^Active/));
    expect(screen.queryByText(/^Autumn Wine Walk is active/)).toBeNull();
  });

  // spec: S2.30, S7.18, S8.21, B3.13, B3.14
  it('chooses which businesses take part, and orders them by keyboard', async () => {
    server.on(edit, { body: { ...autumn, version: 2 } });
    const user = open('/admin/events?edit=autumn');
    await user.click((await form()).getByText('Only these, in this order'));
    const names = () =>
      within(screen.getByRole('list', { name: 'Taking part, in order' }))
        .getAllByRole('listitem')
        .map((row) => row.textContent);
    expect(names()).toEqual(['1Ash', '2Books', '3Cellar']);
    screen.getByRole('button', { name: 'Move Ash down' }).focus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['1Books', '2Ash', '3Cellar']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Ash down' }));
    expect(screen.getByText('Ash is at place 2 of 3.')).toBeTruthy();
    await user.keyboard('{End}');
    expect(names()).toEqual(['1Books', '2Cellar', '3Ash']);
    await user.click(screen.getByRole('button', { name: 'Take Books out' }));
    await user.click(screen.getByRole('button', { name: 'Add Books' }));
    expect(names()).toEqual(['1Cellar', '2Ash', '3Books']);
    await save(user);
    await screen.findByText('Event updated successfully');
    expect(server.askedOf(edit)[0]?.body).toMatchObject({
      businessIds: ['c', 'a', 'b'],
      version: 1,
    });
  });

  // spec: B3.26
  it('shows what attendees will see while it is typed', async () => {
    const user = open('/admin/events?edit=winter');
    await fill(user, /^Name/, 'Winter Lights');
    await fill(user, /^Place/, 'Mill Street');
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
    expect(preview.getByRole('heading', { name: 'Winter Lights' })).toBeTruthy();
    expect(preview.getByText('Mill Street · #WineWalk')).toBeTruthy();
    expect(preview.getByText(/2:00 – 6:00 PM$/)).toBeTruthy();
    expect(preview.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Ash',
      'Books',
    ]);
  });

  // spec: S8.5
  it('says Error with the server message, else Failed to save event', async () => {
    server.on(
      edit,
      refusal(404, 'not-found', 'One of these businesses no longer exists.', {
        fields: { businessIds: 'One of these businesses no longer exists.' },
      }),
    );
    const user = open('/admin/events?edit=autumn');
    await fill(user, /^Name/, 'Renamed');
    await save(user);
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getAllByText(/One of these businesses no longer exists/).length).toBe(3);
    server.on(edit, { status: 500, body: 0 });
    await save(user);
    expect((await screen.findAllByText(/^Failed to save event/)).length).toBeGreaterThan(0);
  });
});

describe('start from last time', () => {
  // spec: B7.1
  it('duplicates an event at new times and opens the new one', async () => {
    const spring = event('spring', { name: 'Spring Wine Walk', isActive: false });
    server.on(copy, () => {
      tell('events', [spring, autumn, winter]);
      return { body: spring };
    });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Duplicate Winter Wine Walk' }));
    await fill(user, /^Name/, 'Spring Wine Walk');
    await pick(/^Start(?! from)/, '2027-04-10T16:00');
    await pick(/^End/, '2027-04-10T20:00');
    await user.click(screen.getByRole('button', { name: 'Create event' }));
    expect(await screen.findByText('Event created successfully')).toBeTruthy();
    expect(server.askedOf(copy)[0]?.body).toEqual({
      name: 'Spring Wine Walk',
      startTime: '2027-04-10T20:00:00.000Z',
      endTime: '2027-04-11T00:00:00.000Z',
    });
    await vi.waitFor(() => expect(address()).toBe('/admin/events?edit=spring'));
    expect(await screen.findByRole('dialog', { name: 'Edit event' })).toBeTruthy();
  });

  it('lets another event be the one to start from', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Start from last time' }));
    await user.selectOptions((await form()).getByLabelText('Start from'), 'winter');
    expect(address()).toBe('/admin/events?copy=winter');
    expect((await form()).getByDisplayValue('Winter Wine Walk')).toBeTruthy();
  });
});
