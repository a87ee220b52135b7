import { event } from '@support/sample-event.ts';
import { pointRule } from '@support/samples.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRecords, tell } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { dana, TestTab, theo } from '../../../support/portal/test-tab.tsx';
import { forgetDrafts } from '../../forms/drafts.ts';
import PointRulesTab from './point-rules-tab.tsx';

vi.mock('firebase/auth', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/firebase-auth.ts', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/live.ts', () => import('../../../support/portal/fake-live.ts'));

const visitRule = pointRule('door', { name: 'Every door' });
const hop = pointRule('hop', {
  name: 'Gallery hop',
  trigger: 'category',
  category: 'art_gallery',
  eventId: 'autumn',
  isActive: false,
});
const create = 'POST /api/admin/point-rules';
const edit = 'PUT /api/admin/point-rules/door';
const preview = 'POST /api/admin/events/autumn/point-rules/preview';
let server: FakeServer;

beforeEach(() => {
  forgetRecords();
  forgetDrafts();
  tell('pointRules', [visitRule, hop]);
  tell('events', [
    event('autumn', { name: 'Autumn Wine Walk' }),
    event('madrid', { isActive: false, timeZone: 'Europe/Madrid' }),
  ]);
  server = fakeServer();
  server.on(preview, { body: change });
});

const change = {
  isOver: false,
  participants: 3,
  changed: 1,
  totalBefore: 30,
  totalAfter: 44,
  top: [{ name: 'Maya Reyes', before: 20, after: 34 }],
};

function open(at = '/admin/point-rules', staff = dana) {
  render(
    <TestTab at={at} staff={staff}>
      <PointRulesTab />
    </TestTab>,
  );
  return userEvent.setup({ delay: null });
}

type User = ReturnType<typeof open>;

async function fill(user: User, label: RegExp, text: string) {
  const input = within(await screen.findByRole('dialog')).getByLabelText(label);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}
const choose = async (user: User, label: RegExp, value: string) =>
  user.selectOptions(within(await screen.findByRole('dialog')).getByLabelText(label), value);
/** A date and time as a picker gives it. */
const pick = async (label: RegExp, local: string) =>
  fireEvent.change(within(await screen.findByRole('dialog')).getByLabelText(label), {
    target: { value: local },
  });
const save = (user: User) => user.click(screen.getByRole('button', { name: /^Save/ }));

describe('the list', () => {
  // spec: S2.34, B3.1
  it('shows what each rule is earned by and worth, live', () => {
    open();
    const row = within(screen.getByRole('button', { name: 'Edit Gallery hop' }).closest('tr')!);
    expect(row.getAllByText('Business category: Art Gallery').length).toBeGreaterThan(0);
    expect(row.getByText('Autumn Wine Walk')).toBeTruthy();
    expect(row.getByText('Inactive')).toBeTruthy();
    act(() => tell('pointRules', []));
    expect(screen.getByText('No point rules yet')).toBeTruthy();
  });

  it('says when nothing passes the search', () => {
    open('/admin/point-rules?search=zzz');
    expect(screen.getByText('No point rules found')).toBeTruthy();
  });

  it('offers a desk account nothing to change', () => {
    open('/admin/point-rules?edit=door', theo);
    expect(screen.queryByRole('button', { name: /^(Add|Edit)/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the form', () => {
  // spec: B5.1, B5.2, B5.3, B5.4, B5.5, B5.7
  it.each([
    ['check_in', {}],
    ['first_check_in', {}],
    ['special_reward', {}],
    ['all_businesses', {}],
    ['category', { category: 'bar' }],
  ])('creates a rule with the trigger %s', async (trigger, more) => {
    server.on(create, { body: pointRule('new') });
    const user = open('/admin/point-rules?new=1');
    await fill(user, /^Name/, 'Lantern hour');
    await fill(user, /^Points/, '7');
    await choose(user, /^Trigger/, trigger);
    if ('category' in more) await choose(user, /^Category/, 'bar');
    await save(user);
    expect(await screen.findByText('Point rule created successfully')).toBeTruthy();
    const body = { name: 'Lantern hour', points: 7, category: null, trigger, ...more };
    expect(server.askedOf(create)[0]?.body).toMatchObject(body);
  });

  // spec: B5.6
  it('creates a rule with the trigger time_window, by the clock of its event', async () => {
    server.on(create, { body: pointRule('new') });
    const user = open('/admin/point-rules?new=1');
    await fill(user, /^Name/, 'Lantern hour');
    await fill(user, /^Points/, '7');
    await choose(user, /^Trigger/, 'time_window');
    await choose(user, /^Event/, 'madrid');
    await pick(/^Window starts/, '2026-11-20T17:00');
    await pick(/^Window ends/, '2026-11-20T18:30');
    await save(user);
    expect(await screen.findByText('Point rule created successfully')).toBeTruthy();
    expect(server.askedOf(create)[0]?.body).toMatchObject({
      trigger: 'time_window',
      eventId: 'madrid',
      windowStartTime: '2026-11-20T16:00:00.000Z',
      windowEndTime: '2026-11-20T17:30:00.000Z',
    });
  });

  // spec: S3.11, B5.8
  it('limits a rule to its dates, and refuses an end before their start', async () => {
    server.on(edit, { body: { ...visitRule, version: 2 } });
    const user = open('/admin/point-rules?edit=door');
    await pick(/^Counts from/, '2026-11-20T17:00');
    await pick(/^Counts until/, '2026-11-20T16:00');
    await save(user);
    expect(await screen.findByText('The rule must end after it starts.')).toBeTruthy();
    expect(server.askedOf(edit)).toEqual([]);
    await pick(/^Counts until/, '2026-11-20T18:00');
    await save(user);
    expect(await screen.findByText('Point rule updated successfully')).toBeTruthy();
    expect(server.askedOf(edit)[0]?.body).toMatchObject({
      activeFromTime: '2026-11-20T22:00:00.000Z',
      activeUntilTime: '2026-11-20T23:00:00.000Z',
    });
  });

  it('asks for the window of a time window, and for the category of a category', async () => {
    const user = open('/admin/point-rules?new=1');
    await fill(user, /^Name/, 'Lantern hour');
    await fill(user, /^Points/, '7');
    await choose(user, /^Trigger/, 'time_window');
    await save(user);
    expect(await screen.findByText('Enter when the window starts and ends.')).toBeTruthy();
    await choose(user, /^Trigger/, 'category');
    await save(user);
    expect(await screen.findByText('Choose a category.')).toBeTruthy();
    expect(server.askedOf(create)).toEqual([]);
  });

  it('says Failed to save point rule where the server says nothing', async () => {
    server.on(edit, { status: 502, body: '' });
    const user = open('/admin/point-rules?edit=door');
    await fill(user, /^Points/, '12');
    await save(user);
    expect((await screen.findAllByText(/^Failed to save point rule/)).length).toBeGreaterThan(0);
  });

  // spec: B10.17
  it('tells of a stale edit and compares', async () => {
    server.on(edit, refusal(409, 'stale-edit', 'Somebody else saved this point rule.'));
    server.on('GET /api/admin/point-rules', { body: [{ ...visitRule, points: 15, version: 2 }] });
    const user = open('/admin/point-rules?edit=door');
    await fill(user, /^Points/, '12');
    await save(user);
    expect(await screen.findByRole('region', { name: 'Compare versions' })).toBeTruthy();
    const points = within(screen.getByRole('group', { name: /^Points/ }));
    expect(points.getByRole('radio', { name: /^Yours\s*12/ })).toBeTruthy();
    expect(points.getByRole('radio', { name: /^Saved by somebody else\s*15/ })).toBeTruthy();
  });
});

describe('the standings beside it', () => {
  // spec: B5.18
  it('wait for a whole rule, then tell what saving would change', async () => {
    const user = open('/admin/point-rules?new=1');
    expect(await screen.findByText(/^Complete the rule to see/)).toBeTruthy();
    expect(server.askedOf(preview)).toEqual([]);
    await fill(user, /^Name/, 'Lantern hour');
    await fill(user, /^Points/, '7');
    expect(await screen.findByText('1 of 3 participants get other points.')).toBeTruthy();
    const row = screen.getByRole('row', { name: /Maya Reyes/ });
    expect(row.textContent).toBe('Maya Reyes20 34');
    expect(server.askedOf(preview)[0]?.body).toMatchObject({ rule: { points: 7 } });
    expect(server.askedOf(create)).toEqual([]);
  });

  it('are asked for the rule that is edited', async () => {
    open('/admin/point-rules?edit=door');
    await screen.findByText('1 of 3 participants get other points.');
    expect(server.askedOf(preview)[0]?.body).toMatchObject({ id: 'door' });
  });

  // spec: B3.24
  it('of a walk that is over stay, and it says so', async () => {
    server.on(preview, { body: { ...change, isOver: true, changed: 0, totalAfter: 30, top: [] } });
    open('/admin/point-rules?edit=door');
    expect(
      await screen.findByText('This walk is over: its standings stay as they are.'),
    ).toBeTruthy();
    expect(screen.queryByText(/participants get other points/)).toBeNull();
  });

  it('say when they could not be worked out', async () => {
    server.on(preview, refusal(500, 'unexpected', 'Something went wrong'));
    open('/admin/point-rules?edit=door');
    expect(await screen.findByText(/could not be worked out just now/)).toBeTruthy();
  });
});
