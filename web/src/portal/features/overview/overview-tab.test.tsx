import { act, render, screen, within } from '@testing-library/react';
import { at, business, event, reward } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForOptions } from '../../../support/in-time.ts';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { storedOrganization } from '../../../support/portal/sample-organization.ts';
import { overview } from '../../../support/portal/sample-overview.ts';
import { setScreenWidth } from '../../../support/portal/screen-width.ts';
import { dana, TestTab, theo } from '../../../support/portal/test-tab.tsx';
import OverviewTab from './overview-tab.tsx';

const autumn = event('autumn', { name: 'Autumn Wine Walk' });
const readiness = 'GET /api/admin/events/autumn/readiness?language=en';
let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at(60)), shouldAdvanceTime: true });
  forgetRecords();
  emitSnapshot('events', [
    autumn,
    event('old', { isActive: false, endTime: at(-60), startTime: at(-90) }),
  ]);
  emitSnapshot('businesses', [business('a'), business('b', { isActive: false })]);
  emitSnapshot('rewards', [reward('one'), reward('two'), reward('three', { isActive: false })]);
  server = fakeServer();
  server.on('GET /api/admin/organization', { body: storedOrganization(2) });
  server.on('GET /api/admin/unreadable-documents', { body: [] });
  server.on('GET /api/admin/events/autumn/overview', { body: overview() });
  server.on('GET /api/admin/tills?eventId=autumn', { body: { tills: [], ownTillId: null } });
  server.on('GET /api/admin/desk/conflicts?eventId=autumn', { body: { conflicts: [] } });
  server.on(readiness, {
    body: [
      { check: 'times', isFine: true, message: 'Start and end are set.' },
      { check: 'tickets', isFine: false, message: 'There are no tickets yet.' },
      { check: 'overlapping-circles', isFine: false, message: 'Too near: Ash and Books.' },
    ],
  });
});
afterEach(() => void vi.useRealTimers());

const open = (staff = dana, address = '/admin') =>
  render(
    <TestTab staff={staff} at={address}>
      <OverviewTab />
    </TestTab>,
  );
const total = (label: string) =>
  screen.getByRole('link', { name: label }).closest('div')?.textContent?.replace(label, '');

describe('<InvalidDocumentsAlert>', () => {
  it('names an invalid document with its fields', async () => {
    server.on('GET /api/admin/unreadable-documents', {
      body: [{ path: 'businesses/cask', fields: ['latitude'] }],
    });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('businesses/cask (latitude)');
  });
});

it('shows the running event together with its businesses, so that nothing moves', () => {
  forgetRecords();
  emitSnapshot('events', [autumn]);
  open();
  expect(screen.queryByRole('button', { name: 'End the event' })).toBeNull();
  act(() => emitSnapshot('businesses', [business('a')]));
  expect(screen.getByRole('button', { name: 'End the event' })).toBeTruthy();
});

describe('<Totals>', () => {
  it('counts all businesses, active events and active rewards', () => {
    open();
    expect(total('Total businesses')).toBe('2');
    expect(total('Active events')).toBe('1');
    expect(total('Active rewards')).toBe('2');
  });

  it.each([
    ['before the start', { startTime: at(120), endTime: at(240) }],
    ['after the end', { startTime: at(-240), endTime: at(-60) }],
  ])('shows the totals below the event %s', (_, times) => {
    emitSnapshot('events', [event('autumn', times)]);
    open();
    const quickActions = screen.getByRole('link', { name: 'Add Business' });
    const totals = screen.getByText('Total businesses');
    const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
    expect(quickActions.compareDocumentPosition(totals) & follows).toBeTruthy();
  });

  it('says that the totals cover every event when there are several', () => {
    open();
    expect(screen.getByText('All events combined')).toBeTruthy();
    act(() => emitSnapshot('events', [autumn]));
    expect(screen.queryByText('All events combined')).toBeNull();
  });

  it('updates the totals live', () => {
    open();
    act(() => emitSnapshot('businesses', [business('a'), business('b'), business('c')]));
    act(() => emitSnapshot('rewards', []));
    expect(total('Total businesses')).toBe('3');
    expect(total('Active rewards')).toBe('0');
  });
});

it('links to Add Business, Create Event and Manage Rewards', () => {
  open();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Add Business')).toBe('/admin/businesses?new=1');
  expect(hrefOf('Create Event')).toBe('/admin/events?new=1');
  expect(hrefOf('Manage Rewards')).toBe('/admin/rewards');
});

it('shows a desk account no actions', () => {
  open(theo);
  expect(screen.queryByRole('link', { name: 'Add Business' })).toBeNull();
  expect(screen.getByText(/Ask an admin to change them/)).toBeTruthy();
});

describe('<EventCard>', () => {
  it('shows the event with its status in its own zone', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Autumn Wine Walk' })).toBeTruthy();
    expect(screen.getByText('On now · ends 6:00 PM · Eastern Time')).toBeTruthy();
    expect(document.title).toBe('Overview – Wine Walk');
  });

  it('shows next to the controls how many people a click affects', async () => {
    open();
    const text = / Changes apply to 212 registered people, 171 of them walking\.$/;
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('shows the controls first on a phone', async () => {
    setScreenWidth('narrow');
    open();
    const pause = screen.getByRole('button', { name: 'Pause check-in' });
    const numbers = await screen.findByLabelText('Numbers');
    expect(pause.compareDocumentPosition(numbers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows “On now” until the event ends, without a reload', async () => {
    server.on('GET /api/admin/events/autumn/overview', { body: overview() });
    open();
    expect(screen.getByText(/^On now · ends/)).toBeTruthy();
    expect(await screen.findByText(/^Updates every few seconds/)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(Date.parse(autumn.endTime) - Date.now() + 30_000));
    expect(screen.getByText(/^Ended 6:00\sPM/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pause check-in' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'After the event' })).toBeTruthy();
  });

  it('shows “Ended” in place of “Active” after the end', () => {
    emitSnapshot('events', [event('autumn', { endTime: at(30) })]);
    open();
    expect(screen.getByText('Ended')).toBeTruthy();
    expect(screen.queryByText('Active')).toBeNull();
  });

  it('shows the status of each business and changes it', async () => {
    const controls = 'POST /api/admin/events/autumn/controls';
    server.on(controls, { body: autumn });
    const closed = { status: 'closed' as const, sinceAt: at(50) };
    emitSnapshot('events', [{ ...autumn, businessStatus: { a: closed } }]);
    open();
    const businesses = within(screen.getByRole('list', { name: 'Businesses' }));
    const choice = businesses.getByRole('group', { name: 'a' });
    const options = within(choice).getAllByRole('button');
    expect(options.map((option) => option.textContent)).toEqual(['Open', 'Closed', 'Sold out']);
    const chosen = options.filter((option) => option.getAttribute('aria-pressed') === 'true');
    expect(chosen.map((option) => option.getAttribute('aria-label'))).toEqual(['Closed: a']);
    act(() => screen.getByRole('button', { name: 'Closed: a' }).click());
    act(() => screen.getByRole('button', { name: 'Open: a' }).click());
    await vi.waitFor(() => expect(server.requestsTo(controls)).toHaveLength(1), waitForOptions);
    expect(server.requestsTo(controls)[0]?.body).toEqual({
      control: 'business',
      businessId: 'a',
      status: 'open',
    });
  });

  it('extends the event once from the shown end for a double press', async () => {
    const controls = 'POST /api/admin/events/autumn/controls';
    let respond = (_reply: { body: unknown }): void => undefined;
    const reply = new Promise<{ body: unknown }>((resolve) => {
      respond = resolve;
    });
    server.on(controls, () => reply);
    open();
    const later = screen.getByRole('button', { name: '15 more minutes' });
    act(() => later.click());
    await vi.waitFor(
      () => expect(later.getAttribute('aria-disabled')).toBe('true'),
      waitForOptions,
    );
    act(() => later.click());
    respond({ body: autumn });
    await vi.waitFor(() => expect(later.getAttribute('aria-disabled')).toBeNull(), waitForOptions);
    expect(server.requestsTo(controls).map(({ body }) => body)).toEqual([
      { control: 'end', minutes: 15, from: autumn.endTime },
    ]);
  });

  it('asks before it ends the event', async () => {
    const controls = 'POST /api/admin/events/autumn/controls';
    server.on(controls, { body: autumn });
    open();
    act(() => screen.getByRole('button', { name: 'End the event' }).click());
    const dialog = await screen.findByRole('alertdialog', { name: 'End the event now?' });
    expect(await within(dialog).findByText(/Check-in stops at once/)).toBeTruthy();
    expect(server.requestsTo(controls)).toEqual([]);
    act(() => within(dialog).getByRole('button', { name: 'End now' }).click());
    await vi.waitFor(() => expect(server.requestsTo(controls)).toHaveLength(1), waitForOptions);
    expect(server.requestsTo(controls)[0]?.body).toEqual({ control: 'end', minutes: null });
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), waitForOptions);
  });

  it('shows the checklist with links to fix what is missing', async () => {
    open();
    expect(await screen.findByText('6 of 8 done')).toBeTruthy();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Do this next: Too near: Ash and Books.')).toBe('/admin/businesses');
    expect(hrefOf('Open: There are no tickets yet.')).toBe('/admin/tickets');
    // During the event, steps that are done are hidden.
    expect(screen.queryByText('Start and end are set.')).toBeNull();
  });

  it('refetches the checklist when something it depends on changes', async () => {
    open();
    await screen.findByText('6 of 8 done');
    server.on(readiness, { body: [{ check: 'tickets', isFine: true, message: '9 are unused.' }] });
    act(() => emitSnapshot('businesses', [business('a', { version: 2 })]));
    expect(await screen.findByText('Everything is ready')).toBeTruthy();
    expect(server.requestsTo(readiness)).toHaveLength(2);
    expect(screen.queryByText('9 are unused.')).toBeNull();
  });

  it('warns when another active event overlaps, but not on another day', () => {
    open();
    const later = { startTime: at(60 * 24 * 30), endTime: at(60 * 24 * 30 + 300) };
    act(() => emitSnapshot('events', [event('winter', later), autumn]));
    expect(screen.queryByText(/active at the same time/)).toBeNull();
    act(() => emitSnapshot('events', [event('spring', { name: 'Spring Wine Walk' }), autumn]));
    expect(
      screen.getByText(/^Spring Wine Walk and Autumn Wine Walk are active at the same time\./),
    ).toBeTruthy();
  });
});

it('shows Overview when there is no event', () => {
  emitSnapshot('events', []);
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeTruthy();
  expect(server.requests).toEqual([]);
});

describe('<PublishButton>', () => {
  const readiness = 'GET /api/admin/events/autumn/readiness?language=en';

  it('requires a confirmation without a checklist', async () => {
    emitSnapshot('events', [{ ...autumn, isActive: false, isPublished: false }]);
    server.on(readiness, refusal(404, 'event-gone', 'This event no longer exists.'));
    open();
    await screen.findByText(/We couldn’t load the checklist/);
    act(() => screen.getByRole('button', { name: 'Publish' }).click());
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish it as it is?' }));
    expect(dialog.getByText(/We couldn’t load the checklist/)).toBeTruthy();
  });

  it('publishes a draft', async () => {
    emitSnapshot('events', [{ ...autumn, isActive: false, isPublished: false }]);
    const publish = 'POST /api/admin/events/autumn/controls';
    server.on(publish, { body: autumn });
    server.on(readiness, {
      body: [{ check: 'times', isFine: true, message: 'Start and end are set.' }],
    });
    open();
    expect(screen.getByText('Not published')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Publish' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await screen.findByText('Everything is ready');
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
    act(() => screen.getByRole('button', { name: 'Publish' }).click());
    await vi.waitFor(() => expect(server.requestsTo(publish)).toHaveLength(1), waitForOptions);
    expect(server.requestsTo(publish)[0]?.body).toEqual({ control: 'publish' });
  });

  it('names what the checklist lacks before it publishes', async () => {
    emitSnapshot('events', [{ ...autumn, isActive: false, isPublished: false }]);
    const publish = 'POST /api/admin/events/autumn/controls';
    server.on(publish, { body: autumn });
    server.on(readiness, {
      body: [
        { check: 'times', isFine: true, message: 'Start and end are set.' },
        { check: 'release', isFine: false, message: 'There is no release yet.' },
      ],
    });
    open();
    await screen.findByText('6 of 8 done');
    act(() => screen.getByRole('button', { name: 'Publish' }).click());
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish it as it is?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'There is no release yet.',
    ]);
    expect(server.requestsTo(publish)).toEqual([]);
    act(() => dialog.getByRole('button', { name: 'Publish anyway' }).click());
    await vi.waitFor(() => expect(server.requestsTo(publish)).toHaveLength(1), waitForOptions);
  });

  it('offers no publication to the desk', () => {
    emitSnapshot('events', [{ ...autumn, isActive: false, isPublished: false }]);
    open(theo);
    expect(screen.getByText('This event is not published')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });
});

describe('<ShareCard>', () => {
  const invitations = '/api/admin/events/autumn/invitations' as const;
  const later = { startTime: at(60 * 24), endTime: at(60 * 28) };
  const counts = { isConfigured: true, recipients: 370, mailed: 0, daysToSend: 1 };

  it('mails the ticket holders their link with one press, and says when all have it', async () => {
    emitSnapshot('events', [{ ...autumn, ...later }]);
    server.on(`GET ${invitations}`, { body: counts });
    server.on(`POST ${invitations}`, { body: { queued: 370 } });
    open();
    const name = 'Email 370 ticket holders their registration link';
    const button = await screen.findByRole('button', { name });
    server.on(`GET ${invitations}`, { body: { ...counts, mailed: 370 } });
    act(() => button.click());
    expect(
      await screen.findByText('All 370 ticket holders have their registration link.'),
    ).toBeTruthy();
    expect(server.requestsTo(`POST ${invitations}`)).toHaveLength(1);
  });

  it('counts the ticket holders once when the window gets focus again', async () => {
    emitSnapshot('events', [{ ...autumn, ...later }]);
    server.on(`GET ${invitations}`, { body: counts });
    open();
    await screen.findByRole('button', { name: /^Email 370 ticket holders/ });
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    expect(server.requestsTo(`GET ${invitations}`)).toHaveLength(1);
  });

  it('shows the link, a QR code, the poster and a text to copy', async () => {
    emitSnapshot('events', [{ ...autumn, ...later }]);
    server.on(`GET ${invitations}`, { body: { ...counts, recipients: 0 } });
    open();
    expect(screen.getByRole('img', { name: 'QR code of the registration' })).toBeTruthy();
    const poster = screen.getByRole('link', { name: 'Print a poster' });
    expect(poster.getAttribute('href')).toBe('/admin/prints?event=autumn&sheet=walk');
    expect(screen.getByText(/^Autumn Wine Walk: .* Register here: http/)).toBeTruthy();
  });

  it('says that the address opens an earlier event until that ends, and mails no links to it', async () => {
    const spring = { ...autumn, id: 'spring', name: 'Spring Walk' };
    emitSnapshot('events', [autumn, { ...spring, startTime: at(60 * 48), endTime: at(60 * 52) }]);
    server.on('GET /api/admin/events/spring/invitations', { body: counts });
    open(dana, '/admin?event=spring');
    expect(
      await screen.findByText(/^Until Autumn Wine Walk ends \(.*\), this address opens it\./),
    ).toBeTruthy();
    expect(screen.queryByText('Anyone can register at this address.')).toBeNull();
    expect(screen.queryByText(/Register here/)).toBeNull();
    expect(server.requestsTo('GET /api/admin/events/spring/invitations')).toEqual([]);
  });

  it('hides the card to share until the event is published', () => {
    emitSnapshot('events', [{ ...autumn, ...later, isPublished: false }]);
    open();
    expect(screen.queryByText('Published: tell people')).toBeNull();
  });
});
