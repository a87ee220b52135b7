import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ParticipantDocument } from '@wine-walk/common/model/participants.ts';
import { initialSessionAccess } from '@wine-walk/common/rules/sessions/session-access.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Live } from '../../../../platform/live/live.ts';
import { saveParticipantRecord } from '../../../../platform/session/stored-user.ts';
import { clearScope } from '../../../../platform/storage/sign-out.ts';
import { confirmation } from '../../../../support/own-confirmation.ts';
import {
  box,
  field,
  ok,
  routes,
  serve,
  submitButton,
  visit,
  working,
} from '../../../../support/registration/screens.tsx';
import { setSession, signInWithSessionToken } from '../../../../support/registration/session.ts';

vi.mock(
  '../../../../platform/session/session-store.ts',
  () => import('../../../../support/registration/session.ts'),
);
vi.mock('../../../../ui/toaster.tsx', () => import('../../../../support/registration/toasts.ts'));
vi.mock('../../../../platform/live/live.ts', () => ({
  useLiveDocument: (path: string | null) =>
    path === null ? { status: 'loading', data: undefined } : own(path),
  useLiveQuery: () => ({ status: 'loading' }),
}));

const retry = () => undefined;
const own = vi.fn<(path: string) => Live<ParticipantDocument>>();
const participant: ParticipantDocument = {
  name: 'Maya Reyes',
  email: 'maya.reyes@example.com',
  phoneNumber: '540-555-0101',
  userId: 'maya',
  createdAt: '2025-02-01T12:00:00.000Z',
  registrations: { 'winter-2025': 'OLD1' },
  emailProvenAt: null,
  emailCorrectedAt: null,
  linkedIds: [],
  shownAnnouncements: [],
  ...initialSessionAccess,
};
const liveParticipant = (data: ParticipantDocument): Live<ParticipantDocument> => ({
  status: 'ready',
  data,
  error: undefined,
  retry,
});

beforeEach(() => {
  setSession({ uid: 'maya', session: null });
  signInWithSessionToken.mockReset().mockResolvedValue();
  own.mockReset().mockReturnValue(liveParticipant(participant));
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearScope('form');
});

test('links to the map and the confirmation when already registered', async () => {
  own.mockReturnValue(liveParticipant({ ...participant, registrations: { autumn: 'MINE1' } }));
  serve(working);
  visit();
  await screen.findByRole('heading', { name: 'You’re registered for Autumn Wine Walk' });
  expect(screen.getByText('Open the map').getAttribute('href')).toBe('/');
  expect(screen.getByText('See your confirmation').getAttribute('href')).toBe('/waiver/MINE1');
  expect(screen.queryByLabelText('Ticket ID')).toBeNull();
  expect(own).toHaveBeenCalledWith('participants/maya');
});

test('says that the registration is canceled, not that all is set', async () => {
  own.mockReturnValue(liveParticipant({ ...participant, registrations: { autumn: 'MINE1' } }));
  const cancelled = { ...confirmation, submissionId: 'MINE1', state: 'cancelled' };
  serve({ ...working, 'GET /api/waiver/MINE1': ok(cancelled) });
  visit();
  await screen.findByRole('heading', { name: 'Registration canceled' });
  screen.getByText('Ask at the registration desk.');
  expect(screen.queryByText(/You’re all set/)).toBeNull();
  expect(screen.getByText('See your confirmation').getAttribute('href')).toBe('/waiver/MINE1');
});

test("registers an earlier event's participant again with the email of their account", async () => {
  const server = serve(working);
  const user = visit();
  const email = await field(/^Email/);
  expect(email.value).toBe('maya.reyes@example.com');
  expect(email.readOnly).toBe(true);
  screen.getByText('The email of your account.');
  expect((await field(/^Full legal name/)).value).toBe('Maya Reyes');
  expect((await field('Phone (optional)')).value).toBe('540-555-0101');
  await user.click(screen.getByText(/No ticket yet/));
  await user.click(box(/^I am 21/));
  await user.click(box(/^I have read/));
  await screen.findByText('Payment: $35 cash at the desk');
  await user.click(submitButton());
  await screen.findByRole('heading', { name: 'Registration Complete!' });
  expect(server.calls(routes.submit)[0]?.body).toMatchObject({ email: 'maya.reyes@example.com' });
});

test("leaves the form in place while the attendee's own registration arrives", async () => {
  serve(working);
  visit();
  await field(/^Full legal name/);
  const callCount = own.mock.calls.length;
  own.mockReturnValue(liveParticipant({ ...participant, registrations: { autumn: 'MINE1' } }));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(own.mock.calls.length).toBeGreaterThan(callCount);
  expect((await field(/^Full legal name/)).value).toBe('Maya Reyes');
  expect(screen.queryByText(/You’re registered/)).toBeNull();
});

test.each<[string, Live<ParticipantDocument>, boolean]>([
  ['no record yet', { status: 'missing', data: undefined, error: undefined, retry }, true],
  ['a refusal', { status: 'error', data: undefined, error: new Error('denied'), retry }, true],
  ['no connection', { status: 'loading', data: undefined, error: undefined, retry }, false],
])('%s: shows the form, as the server makes the decision', async (_, live, isOnline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  own.mockReturnValue(live);
  saveParticipantRecord({ participantId: 'maya', name: 'Maya R', email: 'maya@example.com' });
  serve(working);
  visit();
  expect((await field(/^Full legal name/)).value).toBe('Maya R');
});

test('shows the form skeleton until the record has loaded', async () => {
  own.mockReturnValue({ status: 'loading', data: undefined, error: undefined, retry });
  serve(working);
  visit();
  await waitFor(() => expect(own).toHaveBeenCalled());
  screen.getByRole('status', { name: 'Loading' });
  expect(screen.queryByLabelText('Ticket ID')).toBeNull();
});
