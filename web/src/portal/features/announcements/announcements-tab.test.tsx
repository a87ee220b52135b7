import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import { at, event, ticketType } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { saveOrganization } from '../../../platform/device/organization.ts';
import { syncServerClock } from '../../../platform/device/server-clock.ts';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { fallbackFields } from '../../../support/portal/fallback-fields.ts';
import { fill } from '../../../support/portal/open-form.ts';
import { announcement } from '../../../support/portal/sample-records.ts';
import { dana, TestTab, theo } from '../../../support/portal/test-tab.tsx';
import { testHistory } from '../../../support/test-frame.tsx';
import { clearDrafts } from '../../kit/forms/form-drafts.ts';
import AnnouncementsTab from './announcements-tab.tsx';

const path = 'events/autumn/announcements';
const withdrawnList = 'GET /api/admin/changes?topic=announcements&eventId=autumn';
const write = 'POST /api/admin/events/autumn/announcements';
const welcome = announcement('welcome', { title: 'Welcome', publishAt: at(0) });
const last = announcement('last', { title: 'Last call', publishAt: at(270), isPublished: false });
/** Body of an announcement in one language. */
const toEveryone = {
  titleIn: inNoLanguage,
  messageIn: inNoLanguage,
  audience: 'all',
  audienceId: null,
  urgency: 'normal',
};
const driver = ticketType({ name: 'Driver' });
let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at(60)), shouldAdvanceTime: true });
  forgetRecords();
  clearDrafts();
  emitSnapshot('events', [event('autumn', { name: 'Autumn Wine Walk' })]);
  emitSnapshot(path, [last, welcome]);
  server = fakeServer();
  server.on(withdrawnList, { body: { changes: [] } });
});
afterEach(() => void vi.useRealTimers());

function open(address = '/admin/announcements', staff = dana) {
  render(
    <TestTab at={address} staff={staff}>
      <AnnouncementsTab />
    </TestTab>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

type User = ReturnType<typeof open>;
const form = async () => within(await screen.findByRole('dialog'));
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save announcement' }));

it("lists published and scheduled announcements in the event's time zone", () => {
  open();
  const row = (title: string) => within(screen.getByText(title).closest('tr') as HTMLElement);
  expect(row('Welcome').getByText('Published')).toBeTruthy();
  expect(row('Last call').getByText('Scheduled')).toBeTruthy();
  expect(row('Last call').getByText('Nov 20, 5:30 PM')).toBeTruthy();
});

it('says that an announcement is held back', () => {
  emitSnapshot(path, [{ ...last, isPublished: null }]);
  open();
  expect(screen.getByText('Not published: the walk was canceled')).toBeTruthy();
});

it('sorts by a heading, also by keyboard, and keeps the order in the URL', async () => {
  const user = open();
  const titles = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('td p')?.textContent);
  const state = (name: string) => screen.getByRole('columnheader', { name }).ariaSort;
  expect(state('Time')).toBe('none');
  screen.getByRole('button', { name: 'Time' }).focus();
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Welcome', 'Last call']);
  expect(state('Time')).toBe('ascending');
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Last call', 'Welcome']);
  expect(state('Time')).toBe('descending');
  expect(testHistory.url).toContain('sort=-time');
  await user.click(screen.getByRole('button', { name: 'Status' }));
  expect(titles()).toEqual(['Last call', 'Welcome']);
  await user.click(screen.getByRole('button', { name: 'Announcement' }));
  expect([state('Time'), state('Announcement')]).toEqual(['none', 'ascending']);
  expect(titles()).toEqual(['Last call', 'Welcome']);
  await user.click(screen.getByRole('button', { name: 'Announcement' }));
  expect(titles()).toEqual(['Welcome', 'Last call']);
});

it('publishes an announcement without a time when it is saved', async () => {
  server.on(write, { body: announcement('new') });
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Write Announcement' }));
  await fill(user, /^Title/, 'Rain');
  await fill(user, /^Message/, 'Umbrellas\nat the depot.');
  await save(user);
  expect(await screen.findByText('Announcement created successfully')).toBeTruthy();
  const body = { title: 'Rain', message: 'Umbrellas\nat the depot.' };
  expect(server.requestsTo(write)[0]?.body).toEqual({ ...toEveryone, ...body });
});

it('writes in a second language for one audience, and marks a language that falls back', async () => {
  emitSnapshot('events', [event('autumn', { ticketTypes: [driver] })]);
  emitSnapshot('businesses', []);
  server.on(write, { body: announcement('new') });
  const user = open('/admin/announcements?new=1');
  await fill(user, /^Title/, 'Free water');
  await fill(user, /^Message/, 'At the depot.');
  const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
  expect(fallbackFields()).toEqual(['Spanish title', 'Spanish message']);
  expect(preview.getAllByRole('heading', { name: 'Free water' })).toHaveLength(1);
  await fill(user, /^Spanish title/, 'Agua gratis');
  await user.selectOptions((await form()).getByLabelText(/^Who sees it/), 'Ticket: Driver');
  await save(user);
  expect(await (await form()).findByText('Please fill this in.')).toBeTruthy();
  await fill(user, /^Spanish message/, 'En la estación.');
  expect(fallbackFields()).toEqual([]);
  expect(preview.getByRole('heading', { name: 'Agua gratis' })).toBeTruthy();
  await save(user);
  await screen.findByText('Announcement created successfully');
  expect(server.requestsTo(write)[0]?.body).toMatchObject({
    titleIn: { ...inNoLanguage, es: 'Agua gratis' },
    messageIn: { ...inNoLanguage, es: 'En la estación.' },
    audience: 'ticket-type',
    audienceId: 'driver',
  });
  expect(screen.getAllByText('Not in Spanish')).toHaveLength(2);
});

it('shows how many people the chosen audience reaches, before it is saved', async () => {
  const size = (audience: string) => `GET /api/admin/events/autumn/audience?audience=${audience}`;
  server.on(size('all'), { body: { people: 240, emails: 231 } });
  server.on(size('not-arrived'), { body: { people: 12, emails: 0 } });
  const user = open('/admin/announcements?new=1');
  const dialog = await form();
  expect(await dialog.findByText('240 people now; 231 emails.')).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText(/^Who sees it/), 'Registered, not here yet');
  expect(await dialog.findByText('12 people now; none have an email.')).toBeTruthy();
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  expect(server.requestsTo(size('not-arrived'))).toHaveLength(1);
});

it('starts from a template in every language', async () => {
  const user = open('/admin/announcements?new=1');
  const template = (await form()).getByLabelText(/^Start from/);
  await user.selectOptions(template, 'Reminder the day before');
  const value = async (label: RegExp) =>
    (await form()).getByLabelText<HTMLInputElement>(label).value;
  expect(await value(/^Title/)).toBe('See you tomorrow at Autumn Wine Walk');
  expect(await value(/^Spanish title/)).toBe('Nos vemos mañana en Autumn Wine Walk');
  expect(await value(/^Spanish message/)).toMatch(/^Empezamos a la 1:00 p\.m\. el /);
  await user.selectOptions(template, 'New time or place');
  expect(await value(/^Message/)).toMatch(/^Autumn Wine Walk now starts at 1:00 PM on .+, Nov/);
});

it('thanks the sponsors by name, the presenting one first', async () => {
  const sponsor = { logoUrl: '', link: '' };
  saveOrganization({
    sponsors: [
      { ...sponsor, name: 'Harlow Bank', tier: 'major' },
      { ...sponsor, name: 'Mill Press', tier: 'presenting' },
    ],
  });
  onTestFinished(() => saveOrganization(defaultOrganization));
  const user = open('/admin/announcements?new=1');
  const template = (await form()).getByLabelText(/^Start from/);
  await user.selectOptions(template, 'Thank-you afterwards');
  const message = (await form()).getByLabelText<HTMLTextAreaElement>(/^Message/);
  expect(message.value).toContain(
    'Our thanks to Mill Press and Harlow Bank, who made it possible.',
  );
  const spanish = (await form()).getByLabelText<HTMLTextAreaElement>(/^Spanish message/);
  expect(spanish.value).toContain(
    'Gracias también a Mill Press y Harlow Bank, que lo hicieron posible.',
  );
});

const unlimited = { isConfigured: true, dailyLimit: null, daysToSend: { walk: 1, news: 1 } };

it('shows the email before it is sent, in each language', async () => {
  const mails = 'GET /api/admin/events/autumn/announcements/welcome/mails';
  const none = { queued: 0, sent: 0, failed: 0 };
  server.on(mails, { body: { ...unlimited, recipients: { walk: 9, news: 4 }, mails: none } });
  const preview = 'GET /api/admin/events/autumn/announcements/welcome/mail-preview?purpose=walk';
  for (const language of ['en', 'es'])
    server.on(`${preview}&language=${language}`, {
      body: { subject: `Welcome in ${language}`, text: 'Hi', html: '<p>Hi' },
    });
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Email Welcome' }));
  await user.click(await (await form()).findByRole('button', { name: 'Preview the email' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Preview the email' }));
  expect(await screen.findByText('Welcome in en')).toBeTruthy();
  await user.click((await form()).getByText('Spanish'));
  expect(await screen.findByText('Welcome in es')).toBeTruthy();
});

it("reads a time by the event's clock and rejects a past one", async () => {
  server.on(write, { body: announcement('new') });
  const user = open('/admin/announcements?new=1');
  await fill(user, /^Title/, 'Encore');
  await fill(user, /^Message/, 'One more.');
  await user.click((await form()).getByText('Schedule for later'));
  const time = (await form()).getByLabelText(/^Publish on/);
  fireEvent.change(time, { target: { value: '2026-11-20T13:30' } });
  await save(user);
  expect(await screen.findByText(/^This time has passed/)).toBeTruthy();
  expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  fireEvent.change(time, { target: { value: '2026-11-20T17:00' } });
  await save(user);
  await screen.findByText('Announcement created successfully');
  expect(server.requestsTo(write)[0]?.body).toMatchObject({
    publishAt: '2026-11-20T22:00:00.000Z',
  });
});

it('shows a live preview for attendees', async () => {
  const user = open('/admin/announcements?new=1');
  await fill(user, /^Title/, 'Rain');
  await fill(user, /^Message/, 'Umbrellas at the depot.');
  const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
  expect(preview.getByRole('heading', { name: 'Rain' })).toBeTruthy();
  expect(preview.getByText('Umbrellas at the depot.')).toBeTruthy();
});

it('keeps the time of a published announcement when it is edited', async () => {
  const edit = 'PUT /api/admin/events/autumn/announcements/welcome';
  server.on(edit, { body: { ...welcome, version: 2 } });
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Edit Welcome' }));
  await fill(user, /^Message/, 'Come in.');
  await save(user);
  await screen.findByText('Announcement updated successfully');
  expect(server.requestsTo(edit)[0]?.body).toEqual({
    ...toEveryone,
    title: 'Welcome',
    message: 'Come in.',
    version: 1,
  });
});

it('publishes a scheduled announcement at once', async () => {
  const edit = 'PUT /api/admin/events/autumn/announcements/last';
  server.on(edit, { body: { ...last, version: 2 } });
  const user = open('/admin/announcements?edit=last');
  await user.click((await form()).getByText('Publish now'));
  await save(user);
  await screen.findByText('Announcement updated successfully');
  const { publishAt } = server.requestsTo(edit)[0]?.body as { publishAt: string };
  expect(publishAt >= at(60) && publishAt < at(62)).toBe(true);
});

it.each([
  ['behind', -86_400_000],
  ['ahead', 86_400_000],
])("uses the server's time on a device that is a day %s", async (_, wrong) => {
  vi.setSystemTime(Date.parse(at(60)) + wrong);
  syncServerClock(new Date(at(60)).toUTCString());
  const edit = 'PUT /api/admin/events/autumn/announcements/last';
  server.on(edit, { body: { ...last, version: 2 } });
  const user = open('/admin/announcements?edit=last');
  const time = (await form()).getByLabelText(/^Publish on/);
  fireEvent.change(time, { target: { value: '2026-11-20T13:30' } });
  await save(user);
  expect(await screen.findByText(/^This time has passed/)).toBeTruthy();
  await user.click((await form()).getByText('Publish now'));
  await save(user);
  await screen.findByText('Announcement updated successfully');
  const { publishAt } = server.requestsTo(edit)[0]?.body as { publishAt: string };
  expect(publishAt >= at(60) && publishAt < at(62)).toBe(true);
  syncServerClock(new Date().toUTCString());
});

it('withdraws an announcement after confirmation', async () => {
  const withdraw = 'DELETE /api/admin/events/autumn/announcements/welcome';
  server.on(withdraw, refusal(404, 'announcement-gone', 'This announcement no longer exists.'));
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Withdraw Welcome' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('This announcement no longer exists.')).toBeTruthy();
  server.on(withdraw, { body: { message: 'Announcement withdrawn' } });
  await user.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Announcement withdrawn')).toBeTruthy();
  // At first, after the refusal and after the withdrawal.
  await waitFor(() => expect(server.requestsTo(withdrawnList)).toHaveLength(3));
});

describe('withdrawn announcements', () => {
  const withdrawn = {
    kind: 'withdrawal',
    id: 'w1',
    partIds: ['w1'],
    eventId: 'autumn',
    title: 'Rain',
    publishAt: at(0),
    isPublished: true,
    scheduledMail: null,
    madeBy: 'dana',
    madeAt: at(30),
    undoUntil: at(30 + 24 * 60),
  };
  const restore = 'POST /api/admin/changes/w1/undo';

  /** Opens the question for a withdrawn announcement. */
  async function ask(
    changes: Partial<Omit<typeof withdrawn, 'scheduledMail' | 'isPublished'>> & {
      isPublished?: boolean | null;
    } = {},
  ) {
    server.on(withdrawnList, { body: { changes: [{ ...withdrawn, ...changes }] } });
    server.on(restore, { body: { removed: 0, restored: 1, leftAlone: [], nextCursor: null } });
    const user = open();
    await user.click(await screen.findByText('1 recent change can be undone'));
    const list = within(screen.getByRole('list', { name: 'Withdrawn announcements' }));
    expect(list.getByText(/by dana · undo until Nov 21, /)).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Undo: Withdrawal of “Rain”' }));
    return { user, question: within(await screen.findByRole('alertdialog')) };
  }

  it('restores a published announcement after confirmation', async () => {
    const { user, question } = await ask();
    expect(question.getByText(/shows in the app again\. Emails that went out/)).toBeTruthy();
    expect(server.requestsTo(restore)).toEqual([]);
    server.on(withdrawnList, { body: { changes: [] } });
    await user.click(question.getByRole('button', { name: 'Bring it back' }));
    expect(await screen.findByText('Announcement restored')).toBeTruthy();
    expect(server.requestsTo(restore).map(({ body }) => body)).toEqual([{}]);
    await waitFor(() => expect(screen.queryByText('1 recent change can be undone')).toBeNull());
  });

  it('says that an announcement due while withdrawn is published now without its email', async () => {
    emitSnapshot('events', [event('autumn', { isPublished: true })]);
    const { user, question } = await ask({ isPublished: false, publishAt: at(50) });
    expect(question.getByText(/was due Nov 20, 1:50 PM, while it was withdrawn\./)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Bring it back' }));
    await screen.findByText('Announcement restored');
    expect(server.requestsTo(restore).map(({ body }) => body)).toEqual([{ publishesLate: true }]);
  });

  it.each([
    ['is held back since the walk was canceled', {}],
    ['was held back', { isPublished: null }],
  ])('says that an announcement is not published if it %s', async (_, changes) => {
    emitSnapshot('events', [event('autumn', { isActive: false, inactiveSince: at(40) })]);
    const scheduled = { isPublished: false, publishAt: at(50), updatedAt: at(10) };
    const { user, question } = await ask({ ...scheduled, ...changes });
    expect(question.getByText(/isn’t published, because the walk was canceled/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Bring it back' }));
    await screen.findByText('Announcement restored');
    expect(server.requestsTo(restore).map(({ body }) => body)).toEqual([{}]);
  });

  it.each([
    [
      'with its email',
      { publishAt: at(270), scheduledMail: 'walk' },
      /5:30 PM again, with its email/,
    ],
    ['without one', { publishAt: at(270) }, /5:30 PM again\.$/],
    ['in a draft', { publishAt: at(50) }, /is published together with the event, as before/],
  ])('says when a restored scheduled announcement is published %s', async (_, changes, text) => {
    emitSnapshot('events', [event('autumn', { isPublished: false })]);
    const { question } = await ask({ isPublished: false, ...changes });
    expect(question.getByText(text)).toBeTruthy();
  });

  it('shows why an announcement cannot be restored', async () => {
    const { user, question } = await ask();
    server.on(restore, refusal(422, 'change-undo-over', 'This change was more than a day ago.'));
    await user.click(question.getByRole('button', { name: 'Bring it back' }));
    expect(await screen.findByText('This change was more than a day ago.')).toBeTruthy();
  });

  it('requests no withdrawn announcements for a desk account', () => {
    open('/admin/announcements', theo);
    expect(screen.getByText('Welcome')).toBeTruthy();
    expect(server.requestsTo(withdrawnList)).toEqual([]);
  });
});

it('emails a published announcement to its audience, or copies the addresses', async () => {
  const mails = 'GET /api/admin/events/autumn/announcements/welcome/mails';
  const facts = { ...unlimited, recipients: { walk: 132, news: 40 } };
  const none = { queued: 0, sent: 0, failed: 0 };
  server.on(mails, { body: { ...facts, mails: none } });
  const send = 'POST /api/admin/events/autumn/announcements/welcome/mails';
  server.on(send, { body: { queued: 40 } });
  const copy = 'POST /api/admin/events/autumn/announcements/welcome/emails';
  server.on(copy, { body: { emails: ['ada@example.com', 'bo@example.com'] } });
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Email Welcome' }));
  await user.click(await (await form()).findByText(/^News: only people who asked for it/));
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  expect(server.requestsTo(mails)).toHaveLength(1);
  server.on(mails, { body: { ...facts, mails: { ...none, queued: 3, sent: 37 } } });
  await user.click((await form()).getByRole('button', { name: 'Send 40 emails' }));
  expect(await (await form()).findByText(/^37 sent, 3 waiting, 0 failed/)).toBeTruthy();
  expect(server.requestsTo(send)[0]?.body).toEqual({ purpose: 'news' });
  await user.click((await form()).getByRole('button', { name: 'Copy 40 addresses' }));
  expect(await screen.findByText('2 addresses copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('ada@example.com, bo@example.com');
});

it('says before sending that the daily limit of the provider spreads the emails over days', async () => {
  const mails = 'GET /api/admin/events/autumn/announcements/welcome/mails';
  const none = { queued: 0, sent: 0, failed: 0 };
  const limited = { isConfigured: true, dailyLimit: 500, daysToSend: { walk: 3, news: 1 } };
  server.on(mails, { body: { ...limited, recipients: { walk: 1100, news: 40 }, mails: none } });
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Email Welcome' }));
  const note = /^Your mail provider allows 500 emails a day, .* over 3 days\.$/;
  expect(await (await form()).findByText(note)).toBeTruthy();
  await user.click((await form()).getByText(/^News: only people who asked for it/));
  expect((await form()).queryByText(note)).toBeNull();
});

it('emails a scheduled announcement at its publication, or no longer', async () => {
  const mails = 'GET /api/admin/events/autumn/announcements/last/mails';
  const none = { queued: 0, sent: 0, failed: 0 };
  server.on(mails, { body: { ...unlimited, recipients: { walk: 9, news: 4 }, mails: none } });
  const send = 'POST /api/admin/events/autumn/announcements/last/mails';
  server.on(send, { body: { queued: 0 } });
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Email Last call' }));
  const action = { name: 'Email it when it’s published' };
  await user.click(await (await form()).findByRole('button', action));
  expect(await screen.findByText('The email goes out with the announcement')).toBeTruthy();
  act(() => emitSnapshot(path, [{ ...last, scheduledMail: 'walk' }, welcome]));
  expect(screen.getByText('Scheduled, with email')).toBeTruthy();
  await user.click((await form()).getByRole('button', { name: 'Don’t email it' }));
  expect(server.requestsTo(send).map(({ body }) => body)).toEqual([
    { purpose: 'walk' },
    { purpose: null },
  ]);
});

it('shows a desk account the announcements without controls', () => {
  open('/admin/announcements', theo);
  expect(screen.getByText('Welcome')).toBeTruthy();
  for (const name of [/^Write/, /^Edit/, /^Email/, /^Withdraw/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('searches by title and message, ignoring case and accents', () => {
  const water = announcement('water', { title: 'Café', message: 'Agua aquí', publishAt: at(5) });
  emitSnapshot(path, [last, welcome, water]);
  open('/admin/announcements?search=AQUI');
  expect(screen.getByText('Café')).toBeTruthy();
  expect(screen.queryByText('Last call')).toBeNull();
  expect(screen.getByText('1 of 3 announcements')).toBeTruthy();
});
