import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSVG } from 'uqr';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { dana, TestTab, theo } from '../../../support/portal/test-tab.tsx';
import { PersonActions } from './person-actions.tsx';
import type { OpenRegistration } from './registration-queries.ts';

const saved = vi.hoisted((): { name: string; data: unknown }[] => []);
vi.mock('../../../platform/device/file.ts', () => ({
  downloadJson: (name: string, data: unknown) => saved.push({ name, data }),
}));

let server: FakeServer;
const onDeleted = vi.fn();
beforeEach(() => {
  server = fakeServer();
  onDeleted.mockReset();
});

const maya = {
  id: 'MAYASSUBM1SS10N00001',
  participantId: 'maya',
  fullName: 'Maya Reyes',
  displayName: { name: 'Merlot', isHidden: false },
} as OpenRegistration;
const path = `/api/admin/registrations/${maya.id}`;

function open(registration = maya, staff = dana) {
  render(
    <TestTab staff={staff}>
      <PersonActions
        registration={registration}
        timeZone="America/New_York"
        onDeleted={onDeleted}
      />
    </TestTab>,
  );
  return userEvent.setup();
}
const press = (user: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }));

it('shows a return code with its expiry', async () => {
  server.on(`POST ${path}/return-code`, {
    body: { code: '01234567', expiresAt: '2026-11-20T23:10:00.000Z' },
  });
  await press(open(), 'Code for their phone');
  expect(await screen.findByText('0123 4567')).toBeTruthy();
  expect(screen.getByText(/works once, until 6:10\sPM/)).toBeTruthy();
  const picture = screen.getByRole<HTMLImageElement>('img', { name: /Maya Reyes’s walk back$/ });
  const address = `${window.location.origin}/?sign-in#code=01234567`;
  expect(decodeURIComponent(picture.src)).toContain(renderSVG(address, { border: 2 }));
});

it('shows a return code at the domain of the deployment when the portal is open at another', async () => {
  vi.stubEnv('VITE_APP_URL', 'https://walk.example.org');
  onTestFinished(() => void vi.unstubAllEnvs());
  server.on(`POST ${path}/return-code`, {
    body: { code: '01234567', expiresAt: '2026-11-20T23:10:00.000Z' },
  });
  await press(open(), 'Code for their phone');
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: /walk back$/ });
  const address = 'https://walk.example.org/?sign-in#code=01234567';
  expect(decodeURIComponent(picture.src)).toContain(renderSVG(address, { border: 2 }));
});

it('hides a display name and shows it again', async () => {
  const call = `PUT ${path}/display-name`;
  server.on(call, { body: { displayName: 'Merlot', isHidden: true } });
  await press(open(), 'Hide “Merlot” on the leaderboard');
  await waitFor(() => expect(server.requestsTo(call)[0]?.body).toEqual({ isHidden: true }));
});

it('offers to show a hidden display name, and nothing without a display name', () => {
  open({ ...maya, displayName: { name: 'Merlot', isHidden: true } });
  expect(screen.getByRole('button', { name: 'Show “Merlot” on the leaderboard' })).toBeTruthy();
  open({ ...maya, displayName: null }, theo);
  expect(screen.getAllByRole('button', { name: /leaderboard$/ })).toHaveLength(1);
});

it('shows, saves and deletes the personal data after confirmation', async () => {
  const stored = {
    participantId: 'maya',
    hasAccount: true,
    documents: [{ path: 'participants/maya', data: { name: 'Maya Reyes' } }],
  };
  server.on('GET /api/admin/people/maya', { body: stored });
  const erase = 'DELETE /api/admin/people/maya';
  server.on(erase, refusal(503, 'unavailable', 'Try again in a moment.'));
  const user = open();
  await press(user, 'Their data');
  const data = within(await screen.findByRole('region', { name: 'Their data' }));
  expect(data.getByText(/^1 record and a sign-in account\./)).toBeTruthy();
  await user.click(data.getByRole('heading', { name: 'Participant (1)' }));
  expect(data.getByRole('definition').textContent).toBe('Maya Reyes');
  await press(user, 'Download');
  expect(saved).toEqual([{ name: 'wine-walk-maya.json', data: stored }]);
  await press(user, 'Delete their data');
  const question = { name: 'Delete Maya Reyes’s data?' };
  const dialog = within(await screen.findByRole('alertdialog', question));
  expect(server.requestsTo(erase)).toEqual([]);
  await press(user, 'Delete everything');
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await press(user, 'Keep it');
  expect(await data.findByRole('alert')).toBeTruthy();
  await press(user, 'Delete their data');
  expect(screen.queryByRole('alert')).toBeNull();
  const until = '2102-11-20T22:00:00.000Z';
  const retained = [{ what: 'waiver', submissionId: maya.id, until }];
  server.on(erase, { body: { message: 'Data Deleted', kept: retained } });
  await press(user, 'Delete everything');
  expect(
    await screen.findByText('We keep the signed release sealed until 2102-11-20.'),
  ).toBeTruthy();
  expect(onDeleted).toHaveBeenCalledOnce();
});

it('shows a desk account no personal data', () => {
  open(maya, theo);
  expect(screen.queryByRole('button', { name: 'Their data' })).toBeNull();
});
