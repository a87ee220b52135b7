import { screen, within } from '@testing-library/react';
import {
  shownSampleRelease,
  shownSampleReleases,
} from '@wine-walk/common/support/sample-release.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { clearScope } from '../../../../platform/storage/sign-out.ts';
import { englishTexts } from '../../../../support/catalog-texts.ts';
import {
  activeEvent,
  failWith,
  offline,
  ok,
  routes,
  serve,
  silent,
  visit,
  working,
} from '../../../../support/registration/screens.tsx';
import { setSession } from '../../../../support/registration/session.ts';

const { common } = englishTexts;

vi.mock(
  '../../../../platform/session/session-store.ts',
  () => import('../../../../support/registration/session.ts'),
);

beforeEach(() => setSession(null));
afterEach(() => {
  vi.unstubAllGlobals();
  clearScope('form');
});

test('shows the form skeleton while the event and the session load', async () => {
  setSession('loading');
  serve(working);
  visit();
  screen.getByRole('heading', { level: 1, name: 'Register for the walk' });
  screen.getByRole('status', { name: 'Loading' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('warns about the effect of a reload when browser storage is unavailable', async () => {
  const blockStorage = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blockStorage);
  onTestFinished(() => void vi.restoreAllMocks());
  serve(working);
  visit();
  const form = await screen.findByRole('region', { name: /Personal Information/ });
  const notice = screen.getByText(common.storageBlocked);
  const follows = notice.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).toBeTruthy();
});

test("shows the event's name, place, and date in its own time zone", async () => {
  const startTime = '2099-07-01T22:00:00.000Z';
  const endTime = '2099-07-02T02:00:00.000Z';
  serve({ ...working, [routes.event]: ok({ ...activeEvent, startTime, endTime }) });
  visit();
  await screen.findByRole('heading', { name: 'Autumn Wine Walk' });
  screen.getByText('Wednesday, July 1, 2099');
  screen.getByText(/6:00\s–\s10:00\sPM/);
  screen.getByText('Depot Square, Harlow, VA');
});

test('has the three sections of the specification, each named by its heading', async () => {
  serve(working);
  visit();
  const ticket = await screen.findByRole('region', { name: /Ticket Verification/ });
  within(ticket).getByRole('textbox', { name: 'Ticket ID', description: /WW2024-001234/ });
  const person = screen.getByRole('region', { name: /Personal Information/ });
  const required = within(person)
    .getAllByRole<HTMLInputElement>('textbox')
    .filter((input) => input.required)
    .map((input) => input.name);
  expect(required).toEqual(['fullName', 'email']);
  for (const name of ['Phone (optional)', 'Emergency contact name', 'Emergency contact phone']) {
    within(person).getByRole('textbox', { name });
  }
  const agreements = screen.getByRole('region', { name: /Legal Agreements/ });
  const agreed = within(agreements).getAllByRole<HTMLInputElement>('checkbox');
  expect(agreed.map((box) => box.required)).toEqual([true, true, false]);
});

test('sets autofill and keyboard types on the fields', async () => {
  serve(working);
  visit();
  const attributes = (await screen.findAllByRole<HTMLInputElement>('textbox')).map(
    ({ name, type, autocomplete, inputMode }) => [name, type, autocomplete, inputMode],
  );
  expect(attributes).toEqual([
    ['ticketId', 'text', 'off', ''],
    ['fullName', 'text', 'name', ''],
    ['email', 'email', 'email', 'email'],
    ['phone', 'tel', 'tel', 'tel'],
    ['emergencyContact', 'text', 'off', ''],
    ['emergencyPhone', 'tel', 'off', 'tel'],
  ]);
});

test('shows the whole release in a keyboard-accessible region and in a reader', async () => {
  serve(working);
  const user = visit();
  const release = await screen.findByRole('region', { name: 'Liability waiver, full text' });
  const { title, paragraphs } = shownSampleRelease('en');
  const paragraphTexts = [title, ...paragraphs.flatMap(({ heading, text }) => [heading, text])];
  for (const text of paragraphTexts) expect(release.textContent).toContain(text);
  expect(release.tabIndex).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Read the full waiver' }));
  const reader = within(await screen.findByRole('dialog', { name: 'Liability waiver' }));
  const text = reader.getByRole('region', { name: 'Liability waiver, full text' });
  for (const line of paragraphTexts) expect(text.textContent).toContain(line);
});

test('says that registration is not open until a release was published', async () => {
  serve({ ...working, [routes.release]: ok(null) });
  visit();
  await screen.findByRole('heading', { name: 'Registration isn’t open yet' });
  screen.getByText('The organizer still has to publish the waiver you’ll sign. Check back soon.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('shows an empty street when no event is active', async () => {
  serve({ ...working, [routes.event]: ok(null) });
  visit();
  await screen.findByRole('heading', { name: 'No Active Event' });
  expect(screen.getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('rejects registrations when the event has ended', async () => {
  const endTime = new Date(Date.now() - 1000).toISOString();
  serve({ ...working, [routes.event]: ok({ ...activeEvent, endTime }) });
  visit();
  await screen.findByText(/Autumn Wine Walk has ended/);
});

const failures = [
  [
    'the server fails',
    failWith(500, 'unexpected', 'Something went wrong on our side.'),
    /our side/,
  ],
  ['an HTML page comes', () => ({ status: 502, body: '<html>Bad gateway</html>' }), /went wrong/],
  ['there is no connection', offline, /couldn’t reach the server/],
  ['the server is silent', silent, /took too long/],
] as const;

test.each(failures)('shows an error and retries when %s', async (_, failing, paragraphTexts) => {
  let isBroken = true;
  serve({
    ...working,
    [routes.event]: () => (isBroken ? failing() : ok(activeEvent)()),
  });
  const user = visit();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We couldn’t load the event');
  expect(alert.textContent).toMatch(paragraphTexts);
  isBroken = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('textbox', { name: 'Ticket ID' });
});

test('loads the event and the waiver by one retry when both failed', async () => {
  let isBroken = true;
  serve({
    ...working,
    [routes.event]: () => (isBroken ? offline() : ok(activeEvent)()),
    [routes.release]: () => (isBroken ? offline() : ok(shownSampleReleases())()),
  });
  const user = visit();
  const alert = await screen.findByRole('alert');
  isBroken = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('textbox', { name: 'Ticket ID' });
});
