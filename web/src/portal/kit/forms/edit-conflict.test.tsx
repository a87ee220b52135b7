import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reward } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { liveRegionsNow } from '../../../support/live-regions.ts';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { fill } from '../../../support/portal/open-form.ts';
import { dana, TestTab } from '../../../support/portal/test-tab.tsx';
import RewardsTab from '../../features/rewards/rewards-tab.tsx';
import { clearDrafts } from './form-drafts.ts';

const before = reward('first', {
  name: 'First Pour',
  description: 'A glass',
  requiredVisits: 1,
});
/** Name and count as another user saved them. */
const theirs = { ...before, name: 'Theirs', requiredVisits: 2, version: 2 };
const edit = 'PUT /api/admin/rewards/first';
let server: FakeServer;

beforeEach(() => {
  forgetRecords();
  clearDrafts();
  emitSnapshot('rewards', [before]);
  emitSnapshot('events', []);
  server = fakeServer();
});

function open(staff = dana) {
  render(
    <TestTab at="/admin/rewards?edit=first" staff={staff}>
      <RewardsTab />
    </TestTab>,
  );
  return userEvent.setup();
}

type User = ReturnType<typeof open>;

const save = (user: User) => user.click(screen.getByRole('button', { name: /^Save/ }));
const choice = (field: string, side: RegExp) =>
  within(screen.getByRole('group', { name: new RegExp(`^${field}`) })).getByRole<HTMLInputElement>(
    'radio',
    { name: side },
  );

describe('stale edit', () => {
  /** Both users changed the name; only this one the description, only the other one the count. */
  async function collide() {
    server.on(
      edit,
      refusal(409, 'stale-edit', 'Someone else saved this reward since you opened it.'),
    );
    server.on('GET /api/admin/rewards', { body: [theirs] });
    const user = open();
    await fill(user, /^Name/, 'Mine');
    await fill(user, /^Description/, 'My glass');
    await save(user);
    expect(await screen.findByRole('region', { name: 'Compare versions' })).toBeTruthy();
    return user;
  }

  it('rejects the save and shows both versions of each differing field', async () => {
    await collide();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(screen.getByText('Someone else saved this reward since you opened it.')).toBeTruthy();
    expect(choice('Name', /^Yours\s*Mine/).checked).toBe(false);
    expect(choice('Name', /^Saved by someone else\s*Theirs/).checked).toBe(false);
    expect(choice('Description', /^Yours\s*My glass/).checked).toBe(true);
    expect(choice('Required count', /^Saved by someone else\s*2/).checked).toBe(true);
    expect(screen.queryByRole('group', { name: /^Active/ })).toBeNull();
  });

  it('requires a decision on fields that both changed, then saves on the newer version', async () => {
    const user = await collide();
    const use = screen.getByRole<HTMLButtonElement>('button', { name: 'Use these' });
    expect(use.disabled).toBe(true);
    await user.click(choice('Name', /^Yours/));
    expect(use.disabled).toBe(false);
    await user.click(use);
    expect(screen.getByDisplayValue('Mine')).toBeTruthy();
    expect(screen.getByDisplayValue('My glass')).toBeTruthy();
    expect(screen.getByDisplayValue('2')).toBeTruthy();
    server.on(edit, { body: { ...theirs, version: 3 } });
    await save(user);
    expect(await screen.findByText('Reward updated successfully')).toBeTruthy();
    expect(server.requestsTo(edit)[1]?.body).toMatchObject({
      name: 'Mine',
      description: 'My glass',
      requiredVisits: 2,
      version: 2,
    });
  });

  it('keeps the input when returning to the form', async () => {
    const user = await collide();
    await user.click(screen.getByRole('button', { name: 'Back to my version' }));
    expect(screen.getByDisplayValue('Mine')).toBeTruthy();
    expect(screen.getByText(/Compare both versions before you save/)).toBeTruthy();
  });
});

it("shows the other user's edit before anything is sent", async () => {
  const user = open();
  await fill(user, /^Name/, 'Mine');
  const isAnnounced = liveRegionsNow();
  act(() => emitSnapshot('rewards', [theirs]));
  const notice = await screen.findByText(/Compare both versions before you save/);
  expect(isAnnounced(notice)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(choice('Required count', /^Saved/).checked).toBe(true);
  expect(server.requests).toEqual([]);
});

describe('record deleted during an edit', () => {
  it('reports a record deleted during an edit and saves the form as a new one', async () => {
    const user = open();
    await fill(user, /^Name/, 'Mine');
    act(() => emitSnapshot('rewards', []));
    expect(
      await screen.findByText(/This reward was deleted while you were editing it/),
    ).toBeTruthy();
    server.on('POST /api/admin/rewards', { body: { ...before, id: 'second', name: 'Mine' } });
    await user.click(screen.getByRole('button', { name: 'Save as new reward' }));
    expect(await screen.findByText('Reward created successfully')).toBeTruthy();
    expect(server.requestsTo('POST /api/admin/rewards')[0]?.body).toMatchObject({ name: 'Mine' });
  });

  it('reports a record deleted during an edit when the server knows first', async () => {
    server.on(edit, refusal(404, 'reward-gone', 'This reward no longer exists.'));
    server.on('GET /api/admin/rewards', { body: [] });
    const user = open();
    await fill(user, /^Name/, 'Mine');
    await save(user);
    expect(
      await screen.findByText(/This reward was deleted while you were editing it/),
    ).toBeTruthy();
    expect(screen.getByDisplayValue('Mine')).toBeTruthy();
  });

  it('shows an error when the record did not exist on opening', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    emitSnapshot('rewards', []);
    open();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText(/This reward no longer exists/)).toBeTruthy();
    vi.useRealTimers();
  });
});

it('restores the input after the session ended during an edit', async () => {
  const user = open();
  await fill(user, /^Name/, 'Mine');
  cleanup();
  open();
  expect(await screen.findByDisplayValue('Mine')).toBeTruthy();
});

it('does not show the input to another user of the same computer', async () => {
  const user = open();
  await fill(user, /^Name/, 'Mine');
  cleanup();
  open({ ...dana, username: 'ana' });
  expect(await screen.findByDisplayValue('First Pour')).toBeTruthy();
  cleanup();
  open();
  expect(await screen.findByDisplayValue('First Pour')).toBeTruthy();
});

it('shows that the computer is offline when saving without a connection', async () => {
  const user = open();
  await fill(user, /^Name/, 'Mine');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await save(user);
  const message =
    'Failed to save reward. You’re offline. Save again when you’re back online. Your changes are still here.';
  expect(await within(screen.getByRole('dialog')).findByText(message)).toBeTruthy();
  const toast = within(screen.getByRole('status', { name: 'Error' }));
  expect(toast.getByText(message)).toBeTruthy();
});
