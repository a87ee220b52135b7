import { event } from '@support/sample-event.ts';
import { reward } from '@support/samples.ts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, forgetRecords, tell } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { dana, TestTab, theo } from '../../../support/portal/test-tab.tsx';
import { forgetDrafts } from '../../forms/drafts.ts';
import RewardsTab from './rewards-tab.tsx';

vi.mock('firebase/auth', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/firebase-auth.ts', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/live.ts', () => import('../../../support/portal/fake-live.ts'));

const first = reward('first', { name: 'First Pour', description: 'A tasting glass' });
const early = reward('early', { name: 'Early Bird', description: 'Chocolate', isActive: false });
const tour = reward('tour', {
  name: 'The Grand Tour',
  description: 'A bottle',
  rewardType: 'event_completion',
  requiredVisits: 2,
});
const create = 'POST /api/admin/rewards';
const edit = 'PUT /api/admin/rewards/first';
let server: FakeServer;

beforeEach(() => {
  forgetRecords();
  forgetDrafts();
  tell('rewards', [first, early, tour]);
  tell('events', [event('autumn', { name: 'Autumn Wine Walk' })]);
  server = fakeServer();
});

function open(at = '/admin/rewards', staff = dana) {
  render(
    <TestTab at={at} staff={staff}>
      <RewardsTab />
    </TestTab>,
  );
  return userEvent.setup();
}

const address = () => screen.getByTestId('address').textContent;
const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
const dialog = () => screen.findByRole('dialog');

async function fill(user: ReturnType<typeof userEvent.setup>, label: RegExp, text: string) {
  const input = within(await dialog()).getByLabelText(label);
  await user.clear(input);
  if (text) {
    await user.click(input);
    await user.paste(text);
  }
}

describe('the list', () => {
  // spec: S2.27
  it('shows each reward with its badge and an edit button', () => {
    open();
    expect(within(rowOf('First Pour')).getByText('Active')).toBeTruthy();
    expect(within(rowOf('Early Bird')).getByText('Inactive')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit First Pour' })).toBeTruthy();
    expect(within(rowOf('First Pour')).getByText('1 visit')).toBeTruthy();
    expect(within(rowOf('The Grand Tour')).getByText('2 completions')).toBeTruthy();
  });

  // spec: B3.1
  it('follows Firestore while it is open', () => {
    open();
    act(() => tell('rewards', [first, early, tour, reward('new', { name: 'Gold Stamp' })]));
    expect(screen.getByText('Gold Stamp')).toBeTruthy();
  });

  // spec: S5.19, B3.2
  it('searches and filters by the address', async () => {
    const user = open();
    await user.type(screen.getByRole('searchbox', { name: 'Search rewards' }), 'bottle');
    expect(screen.queryByText('First Pour')).toBeNull();
    expect(screen.getByText('The Grand Tour')).toBeTruthy();
    expect(address()).toBe('/admin/rewards?search=bottle');
    await user.clear(screen.getByRole('searchbox', { name: 'Search rewards' }));
    await user.click(screen.getByRole('button', { name: 'Inactive' }));
    expect(screen.getByText('1 of 3 rewards')).toBeTruthy();
    expect(address()).toBe('/admin/rewards?show=inactive');
  });

  it('says when nothing passes the filters, and when there is nothing yet', () => {
    open('/admin/rewards?search=zzz');
    expect(screen.getByText('No rewards found')).toBeTruthy();
    act(() => tell('rewards', []));
    expect(screen.getByText('No rewards yet')).toBeTruthy();
  });

  // spec: S8.12
  it('says Failed to fetch rewards where they cannot be loaded', async () => {
    server.on('GET /api/admin/session', {
      body: { username: 'dana', fullName: '', role: 'admin' },
    });
    open();
    act(() => fail('rewards', new Error('permission-denied')));
    expect(await screen.findByText('Failed to fetch rewards')).toBeTruthy();
    await vi.waitFor(() => expect(server.asked[0]?.path).toBe('/api/admin/session'));
  });

  it('goes to the search by the / key', async () => {
    const user = open();
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search rewards' }));
  });

  it('offers a desk account nothing to change', () => {
    open('/admin/rewards?edit=first', theo);
    expect(screen.queryByRole('button', { name: 'Add Reward' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/changing them takes an admin account/)).toBeTruthy();
  });
});

describe('the form', () => {
  // spec: S2.28, S2.31, S3.4, S4.7, S7.20, S8.22
  it('creates a reward, active unless said otherwise', async () => {
    server.on(create, { body: reward('gold', { name: 'Gold Stamp' }) });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add Reward' }));
    await fill(user, /^Name/, 'Gold Stamp');
    await fill(user, /^Description/, 'A bottle label');
    await fill(user, /^Visits/, '3');
    await user.selectOptions(within(await dialog()).getByLabelText(/^Event/), 'autumn');
    await user.click(screen.getByRole('button', { name: 'Save reward' }));
    expect(await screen.findByText('Reward created successfully')).toBeTruthy();
    expect(server.askedOf(create)[0]?.body).toEqual({
      name: 'Gold Stamp',
      description: 'A bottle label',
      rewardType: 'visit_count',
      requiredVisits: 3,
      isActive: true,
      eventId: 'autumn',
      businessId: null,
      stock: null,
    });
    await vi.waitFor(() => expect(address()).toBe('/admin/rewards'));
  });

  // spec: S7.8
  it('sends a repeat of the same attempt under the same key', async () => {
    server.on(create, refusal(500, 'unexpected', 'Something went wrong'));
    const user = open('/admin/rewards?new=1');
    await fill(user, /^Name/, 'Gold Stamp');
    await fill(user, /^Description/, 'A bottle label');
    await fill(user, /^Visits/, '3');
    const save = screen.getByRole('button', { name: 'Save reward' });
    await user.click(save);
    await screen.findByText(/Nothing you typed is lost/);
    await user.click(save);
    await vi.waitFor(() => expect(server.askedOf(create)).toHaveLength(2));
    const [one, two] = server.askedOf(create).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(one).toBeTruthy();
    expect(two).toBe(one);
  });

  // spec: S5.16
  it('says what is missing at each field, and sends nothing', async () => {
    const user = open('/admin/rewards?new=1');
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Save reward' }));
    expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2);
    expect(screen.getByText('Enter how many are required.')).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  // spec: S3.5, S5.17, B10.7
  it.each([
    ['0', 'At least 1 is required.'],
    ['1.5', 'Enter a whole number.'],
    ['1000000000', 'At most 1000 can be required.'],
  ])('refuses a required count of %s', async (count, message) => {
    const user = open('/admin/rewards?edit=first');
    await fill(user, /^Visits/, count);
    await user.click(screen.getByRole('button', { name: 'Save reward' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  // spec: S3.9
  it('offers the three types', async () => {
    open('/admin/rewards?new=1');
    const type = within(await dialog()).getByLabelText<HTMLSelectElement>(/^Reward type/);
    expect([...type.options].map(({ value }) => value)).toEqual([
      'visit_count',
      'event_completion',
      'special_achievement',
    ]);
  });

  // spec: S5.18
  it('labels the required count Visits for visit_count, otherwise Completions', async () => {
    const user = open('/admin/rewards?new=1');
    const form = within(await dialog());
    expect(form.getByLabelText(/^Visits/)).toBeTruthy();
    for (const type of ['event_completion', 'special_achievement']) {
      await user.selectOptions(form.getByLabelText(/^Reward type/), type);
      expect(form.getByLabelText(/^Completions/)).toBeTruthy();
      expect(form.queryByLabelText(/^Visits/)).toBeNull();
    }
  });

  // spec: S2.31, S4.8, S7.21, S8.23
  it('edits a reward, naming the version it began with', async () => {
    server.on(edit, { body: { ...first, version: 2 } });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Edit First Pour' }));
    expect(address()).toBe('/admin/rewards?edit=first');
    await user.click(within(await dialog()).getByLabelText(/^Active/));
    await user.click(screen.getByRole('button', { name: 'Save reward' }));
    expect(await screen.findByText('Reward updated successfully')).toBeTruthy();
    expect(server.askedOf(edit)[0]?.body).toMatchObject({ isActive: false, version: 1 });
  });

  // spec: B3.27
  it('shows what attendees will see while it is typed', async () => {
    const user = open('/admin/rewards?edit=first');
    await fill(user, /^Name/, 'Second Pour');
    await fill(user, /^Visits/, '4');
    const preview = screen.getByRole('complementary', { name: 'Preview' });
    expect(within(preview).getByText('Second Pour')).toBeTruthy();
    expect(within(preview).getByText('0 of 4 visits')).toBeTruthy();
  });

  // spec: S8.6
  it('says Error with the server message, and puts what it refuses at the fields', async () => {
    const fields = { requiredVisits: 'There are only 15 doors.' };
    server.on(edit, refusal(400, 'invalid-input', 'Please check the fields.', { fields }));
    const user = open('/admin/rewards?edit=first');
    await fill(user, /^Visits/, '16');
    await user.click(screen.getByRole('button', { name: 'Save reward' }));
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getAllByText(/Please check the fields\./).length).toBeGreaterThan(0);
    expect(screen.getByText('There are only 15 doors.')).toBeTruthy();
  });

  // spec: S8.7
  it('says Failed to save reward where the server says nothing', async () => {
    server.on(edit, { status: 502, body: '' });
    const user = open('/admin/rewards?edit=first');
    await fill(user, /^Visits/, '2');
    await user.click(screen.getByRole('button', { name: 'Save reward' }));
    expect((await screen.findAllByText(/^Failed to save reward/)).length).toBeGreaterThan(0);
    expect(screen.getByText('Error')).toBeTruthy();
  });

  // spec: B3.28
  it('asks before it throws away what was typed', async () => {
    const user = open('/admin/rewards?edit=first');
    await fill(user, /^Name/, 'Second Pour');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Discard what you typed?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByDisplayValue('Second Pour')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await vi.waitFor(() => expect(address()).toBe('/admin/rewards'));
  });
});
