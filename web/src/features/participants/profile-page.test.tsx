import {
  catalogueBusiness,
  cataloguePointRule,
  catalogueReward,
  pending,
  verified,
} from '@support/samples.ts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Walk } from '../../data/walk.ts';
import { leaveFor } from '../../device/leave.ts';
import { readyWalk, TestWalk, testParticipant } from '../../support/test-walk.tsx';
import { ProfilePage } from './profile-page.tsx';

vi.mock('../../device/leave.ts', () => ({ leaveFor: vi.fn() }));
const { signInWithSessionId } = vi.hoisted(() => ({ signInWithSessionId: vi.fn() }));
vi.mock('../../data/session-store.ts', () => ({
  attendeeToken: async () => 'token',
  watchSession: () => undefined,
  signInWithSessionId,
}));

const counts = { totalCheckIns: 12, eventsParticipated: 2, rewardsEarned: 5 };
type Body = Record<string, unknown> | unknown[];
let server: Record<string, { status?: number; body: Body }>;
let calls: { method?: string; path: string; body: unknown }[];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T23:00:00.000Z'), shouldAdvanceTime: true });
  calls = [];
  server = {
    '/api/participants/maya': { body: { ...testParticipant(), ...counts } },
    '/api/events/autumn/leaderboard': { body: [] },
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ method: init.method, path, body: init.body && JSON.parse(init.body as string) });
    const { status = 200, body } = server[path] ?? {
      status: 404,
      body: { message: 'no', code: 'not-found' },
    };
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete document.documentElement.dataset.colorMode;
  localStorage.clear();
});

const names = ['Vino Veritas', 'Oak & Ash', 'Print Room', 'Mill', 'Tapas', 'Corner Books', 'Luna'];
const businesses = names.map((name, at) =>
  catalogueBusiness(`door-${at}`, { name, hasSpecialReward: at === 1 }),
);
const catalogue = {
  businesses,
  rewards: [catalogueReward('first'), catalogueReward('all', { requiredVisits: 7 })],
  pointRules: [cataloguePointRule({ points: 20 })],
};
const walkWith = (given: Parameters<typeof readyWalk>[0] = {}) =>
  readyWalk({ catalogue, ...given });
const twoVisits = { visits: { 'door-0': verified(42), 'door-1': pending(20) } };

function show(walk: Walk = walkWith()) {
  const page = (shown: Walk) => (
    <TestWalk walk={shown}>
      <ProfilePage ticket={null} group={null} device={null} />
    </TestWalk>
  );
  const { rerender } = render(page(walk));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { user, change: (next: Walk) => rerender(page(next)) };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const figure = (region: string, label: string) =>
  section(region).getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')
    ?.textContent;
const settled = () => act(() => vi.advanceTimersByTimeAsync(50));

describe('who one is', () => {
  // spec: 2.96
  it('initials, name, email and the participant badge, under one’s own passport', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Maya’s passport' })).toBeTruthy();
    for (const text of ['MR', 'Maya Reyes', 'maya.reyes@example.com', 'Wine Walk Participant'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(document.title).toBe('Maya’s passport – Wine Walk');
    await settled();
  });

  // spec: 2.106, A7.18
  it('account info: member since, phone, status', async () => {
    show();
    const account = section('Account Info');
    expect(account.getByText('Friday, November 20, 2026')).toBeTruthy();
    expect(account.getByText('540-555-0100')).toBeTruthy();
    expect(account.getByText('Active')).toBeTruthy();
    await settled();
  });

  it('says so where no phone was given', async () => {
    show(walkWith({ participant: testParticipant({ phoneNumber: '' }) }));
    expect(section('Account Info').getByText('Not provided')).toBeTruthy();
    await settled();
  });
});

describe('the passport', () => {
  // spec: A14.13
  it('has a name from right to left as its own, and the words around it in their order', async () => {
    show(walkWith({ participant: testParticipant({ name: '\u200fمحمد حداد' }) }));
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.textContent).toBe('\u2068محمد\u2069’s passport');
    expect(title.getAttribute('dir')).toBeNull();
    expect(screen.getByText('مح')).toBeTruthy();
    await settled();
  });

  it('has a stamp for every visit in the order they came, and a ring for every other business', async () => {
    show(walkWith({ progress: twoVisits }));
    const links = section('Stamps').getAllByRole('link');
    expect(links).toHaveLength(7);
    expect(links[0]?.querySelector('svg')?.getAttribute('aria-label')).toMatch(
      /^Waiting to be confirmed: Oak & Ash, 1:20\sPM$/,
    );
    expect(links[1]?.querySelector('svg')?.getAttribute('aria-label')).toMatch(
      /^Stamp of Vino Veritas, 1:42\sPM$/,
    );
    expect(section('Stamps').getByRole('link', { name: 'No stamp of Luna yet' })).toHaveProperty(
      'pathname',
      '/businesses',
    );
    // The other visit is pending: a stamp that does not count yet.
    expect(section('Stamps').getByText('1 of 7 stamps')).toBeTruthy();
    await settled();
  });

  // spec: B3.22
  it('keeps the stamp of a business that left the walk', async () => {
    const [first, second, ...rest] = businesses;
    const left = [first, second].filter((business) => business !== undefined);
    show(
      walkWith({
        catalogue: { ...catalogue, businesses: rest, formerBusinesses: left },
        progress: twoVisits,
      }),
    );
    expect(section('Stamps').getByText('1 of 6 stamps')).toBeTruthy();
    expect(section('Stamps').getByRole('link', { name: /^Stamp of Vino Veritas/ })).toBeTruthy();
    // A pending visit to one that left counts for nothing, and cannot become verified there.
    expect(section('Stamps').queryByRole('link', { name: /Oak & Ash/ })).toBeNull();
    expect(screen.getByText('Oak & Ash')).toBeTruthy();
    await settled();
  });

  it('of a walk without businesses says what will be there', async () => {
    show(readyWalk());
    expect(screen.getByText(/The rings appear here once businesses have joined/)).toBeTruthy();
    await settled();
  });
});

describe('current event progress', () => {
  // spec: 2.97, B5.9
  it('visited of total, rewards available, percent complete and points, verified visits alone', async () => {
    show(walkWith({ progress: twoVisits }));
    const title = 'Current Event Progress';
    expect(figure(title, 'visited')).toBe('1/7');
    expect(figure(title, 'rewards available')).toBe('1');
    expect(figure(title, 'complete')).toBe('14%');
    expect(figure(title, 'points')).toBe('20');
    expect(section(title).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('14');
    await settled();
  });

  // spec: A7.19
  it('follows each visit without a reload', async () => {
    const { change } = show();
    expect(figure('Current Event Progress', 'visited')).toBe('0/7');
    change(walkWith({ progress: { visits: { 'door-0': verified(), 'door-2': verified() } } }));
    expect(figure('Current Event Progress', 'visited')).toBe('2/7');
    await settled();
  });

  it('without an event says so, and everything else stays', async () => {
    const participant = testParticipant();
    show({ status: 'no-event', participant, retry: () => undefined });
    expect(screen.getByText(/There is no active event/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Stamps' })).toBeNull();
    expect(section('Account Info')).toBeTruthy();
    await settled();
  });
});

describe('recent check-ins', () => {
  // spec: 2.99, 2.100, 9.9, A7.15
  it('are the latest five, newest first, each with its number, name, time and badge', async () => {
    const visits = Object.fromEntries(
      businesses.map(({ id }, at) => [id, at === 6 ? pending(60 + at) : verified(60 + at)]),
    );
    show(walkWith({ progress: { visits } }));
    const items = section('Recent Check-ins').getAllByRole('listitem');
    expect(items.map((item) => within(item).getByText(/^Business #/).textContent)).toEqual(
      [6, 5, 4, 3, 2].map((at) => `Business #door-${at}`),
    );
    const first = within(items[0] as HTMLElement);
    expect(first.getByText('Luna')).toBeTruthy();
    expect(first.getByText(/^Today, 2:06\sPM$/)).toBeTruthy();
    expect(first.getByText('Pending')).toBeTruthy();
    expect(within(items[1] as HTMLElement).getByText('Verified')).toBeTruthy();
    await settled();
  });

  it('of a business that left the walk keep their number', async () => {
    show(walkWith({ progress: { visits: { gone: verified() } } }));
    expect(section('Recent Check-ins').getAllByText('Business #gone')).toHaveLength(1);
    await settled();
  });

  // spec: 2.101
  it("say 'Unknown time' where there is none", async () => {
    const visits = { gone: { checkInTime: '', state: 'verified' as const } };
    show(walkWith({ progress: { visits } }));
    expect(section('Recent Check-ins').getByText('Unknown time')).toBeTruthy();
    await settled();
  });

  it('of another day have their date', async () => {
    const visits = { 'door-0': { ...verified(), checkInTime: '2026-11-19T22:42:00.000Z' } };
    show(walkWith({ progress: { visits } }));
    expect(section('Recent Check-ins').getByText(/^Nov 19, 5:42\sPM$/)).toBeTruthy();
    await settled();
  });

  // spec: 2.102
  it('say so where there are none', async () => {
    show();
    expect(
      screen.getByText('No check-ins yet. Start exploring to earn your first check-in!'),
    ).toBeTruthy();
    await settled();
  });
});

describe('achievements', () => {
  // spec: 2.103, 2.104, A7.17
  it('are counted from the participant’s records', async () => {
    show();
    await screen.findByText('total check-ins');
    expect(figure('Achievements', 'total check-ins')).toBe('12');
    expect(figure('Achievements', 'events participated')).toBe('2');
    expect(figure('Achievements', 'rewards earned')).toBe('5');
  });

  // spec: A7.17
  it('are counted anew when a visit is verified', async () => {
    const { change } = show(walkWith({ progress: twoVisits }));
    await screen.findByText('total check-ins');
    const more = { ...testParticipant(), ...counts, totalCheckIns: 13 };
    server['/api/participants/maya'] = { body: more };
    change(walkWith({ progress: { visits: { 'door-0': verified(), 'door-1': verified() } } }));
    await waitFor(() => expect(figure('Achievements', 'total check-ins')).toBe('13'));
  });

  // spec: A14.25
  it('that cannot be loaded say so and are tried again', async () => {
    server['/api/participants/maya'] = { status: 500, body: { message: '', code: 'unexpected' } };
    const { user } = show();
    expect(await screen.findByText('Your achievements could not be loaded')).toBeTruthy();
    server['/api/participants/maya'] = { body: { ...testParticipant(), ...counts } };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('total check-ins')).toBeTruthy();
  });
});

describe('the states of the screen', () => {
  it('loading shows the shapes of what comes', () => {
    show({ status: 'loading', participant: undefined, retry: () => undefined });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  });

  // spec: 2.107
  it("says 'Participant not found' once the record has not come for some seconds", async () => {
    show({ ...walkWith(), participant: undefined });
    expect(screen.queryByText('Participant not found')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(6100));
    expect(screen.getByRole('heading', { name: 'Participant not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign out' })).toBeTruthy();
  });

  it('shows the participant as soon as it is made', async () => {
    const { change } = show({ ...walkWith(), participant: undefined });
    await act(() => vi.advanceTimersByTimeAsync(6100));
    change(walkWith());
    expect(screen.getByText('Maya Reyes')).toBeTruthy();
    await settled();
  });

  it('that cannot be loaded says so and is tried again', async () => {
    const retry = vi.fn();
    const error = new Error('x');
    const { user } = show({ status: 'error', error, participant: undefined, retry });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('settings', () => {
  it('choose the language by radio buttons', async () => {
    show();
    const english = section('Settings').getByRole('radio', { name: 'English' });
    expect(english).toHaveProperty('checked', true);
    expect(section('Settings').getByText('Español').closest('label')?.lang).toBe('es');
    await settled();
  });

  it('choose the colours, at once and for next time', async () => {
    const { user } = show();
    await user.click(section('Settings').getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.colorMode).toBe('dark');
    expect(localStorage.getItem('ww:color-mode')).toBe('dark');
    await user.click(section('Settings').getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset.colorMode).toBeUndefined();
    expect(localStorage.getItem('ww:color-mode')).toBeNull();
  });

  it('sign out by the server’s address', async () => {
    show();
    expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/api/logout');
    await settled();
  });
});

describe('the leaderboard', () => {
  const put = '/api/participants/maya/leaderboard/autumn';
  const standings = [
    { rank: 1, displayName: 'Cork Dork', points: 140 },
    { rank: 2, displayName: 'Merlot', points: 90 },
  ];

  it('lists those who chose a name, with rank and points', async () => {
    server['/api/events/autumn/leaderboard'] = { body: standings };
    show();
    const list = within(await screen.findByRole('list', { name: 'Standings' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1Cork Dork 140 points',
      '2Merlot 90 points',
    ]);
  });

  // spec: B5.11
  it('has nobody on it by default: the name is empty, and the form is opened by oneself', async () => {
    const { user } = show();
    expect(await screen.findByText('Nobody has joined yet. Be the first.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    expect(screen.getByRole('textbox', { name: /Display name/ })).toHaveProperty('value', '');
  });

  // spec: B5.16
  it('is joined under a chosen name', async () => {
    server[put] = { body: { displayName: 'Cork Dork' } };
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    await user.type(screen.getByRole('textbox', { name: /Display name/ }), '  Cork Dork ');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('You are on the leaderboard')).toBeTruthy();
    expect(calls).toContainEqual({
      method: 'PUT',
      path: put,
      body: { displayName: 'Cork Dork' },
    });
  });

  it.each([
    ['one letter', 'A', 'Please enter at least 2 characters.'],
    ['31 letters', 'A'.repeat(31), 'Please enter at most 30 characters.'],
  ])('refuses a name of %s before it is sent', async (_, name, message) => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    await user.type(screen.getByRole('textbox', { name: /Display name/ }), name);
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(screen.getByText(message)).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  // spec: B5.16
  it('shows one’s own line, and is left again', async () => {
    server['/api/events/autumn/leaderboard'] = { body: standings };
    server[put] = { body: { displayName: null } };
    const { user } = show(walkWith({ progress: { leaderboardName: 'Merlot' } }));
    expect(screen.getByText('You are on it as Merlot.')).toBeTruthy();
    const own = (await screen.findByText('You')).closest('li');
    expect(own?.textContent).toContain('Merlot');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('You left the leaderboard')).toBeTruthy();
    expect(calls).toContainEqual({ method: 'PUT', path: put, body: { displayName: null } });
  });

  it('says why a name was not taken', async () => {
    const message = 'Please register for this event first.';
    server[put] = { status: 403, body: { message, code: 'not-registered' } };
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }));
    await user.type(screen.getByRole('textbox', { name: /Display name/ }), 'Merlot');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Leaderboard not updated')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('is not joined without being registered for the event', async () => {
    show({ ...walkWith(), isRegistered: false });
    await settled();
    expect(screen.queryByRole('button', { name: 'Join the leaderboard' })).toBeNull();
  });
});

describe('one’s own data', () => {
  // spec: 2.28
  it('is deleted after a question that says what stays until when, and the person is signed out', async () => {
    server['/api/participants/maya'] = { body: { message: 'Data Deleted', kept: [] } };
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Delete my data' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete all your data?' });
    expect(question.textContent).toMatch(/kept sealed until .*20\d\d, in case of a claim/);
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/api/logout'));
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'DELETE', path: '/api/participants/maya' }),
    );
  });

  it('stays where the server could not delete it', async () => {
    const { user } = show();
    server['/api/participants/maya'] = {
      status: 503,
      body: { message: 'We cannot reach our records right now.', code: 'unavailable' },
    };
    await user.click(await screen.findByRole('button', { name: 'Delete my data' }));
    await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('Your data was not deleted')).toBeTruthy();
  });
});

describe('other walks', () => {
  const linked = testParticipant({ linkedIds: ['jonah'] });
  const walks = [
    { participantId: 'maya', name: 'Maya Reyes', eventNames: ['Autumn Wine Walk'] },
    { participantId: 'jonah', name: 'Jonah Whitfield', eventNames: ['Spring Walk'] },
  ];

  // spec: A16.15
  it('taken together can be switched to', async () => {
    server['/api/session/walks'] = { body: walks };
    server['/api/session/switch'] = {
      body: {
        user: { id: 'jonah', firstName: 'Jonah', lastName: 'Whitfield', email: 'j@example.com' },
        sessionId: 'a custom token',
      },
    };
    const { user } = show(walkWith({ participant: linked }));
    await user.click(await screen.findByRole('button', { name: 'Switch to Jonah Whitfield' }));
    await waitFor(() => expect(signInWithSessionId).toHaveBeenCalledWith('a custom token'));
    expect(leaveFor).toHaveBeenCalledWith('/');
    expect(screen.queryByRole('button', { name: 'Switch to Maya Reyes' })).toBeNull();
  });

  it('are not asked for where there are none', () => {
    show();
    expect(screen.queryByRole('region', { name: 'Your other walks' })).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain('/api/session/walks');
  });
});
