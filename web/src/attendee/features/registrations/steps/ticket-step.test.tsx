import { englishTexts } from '../../../../support/catalog-texts.ts';
import '../../../../support/registration/registration-setup.ts';

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { liveRegionsNow } from '../../../../support/live-regions.ts';
import {
  activeEvent,
  type Call,
  enter,
  failWith,
  field,
  fillIn,
  inHours,
  offline,
  ok,
  reload,
  routes,
  serve,
  silent,
  submitButton,
  unknownTicket,
  validate,
  validTicket,
  visit,
  working,
} from '../../../../support/registration/screens.tsx';
import { lastToast, showToast } from '../../../../support/registration/toasts.ts';

const { problems } = englishTexts;

const result = () => screen.getByLabelText('Ticket ID').closest('section')?.textContent ?? '';

const blanks = [
  ['nothing', ''],
  ['spaces', '   '],
] as const;

test.each(blanks)('requires the ID when %s was typed, and focuses the field', async (_, typed) => {
  const server = serve(working);
  const user = visit();
  await validate(user, typed);
  // The rest of the message appears next to the field.
  expect(lastToast()[0]).toBe('Ticket ID Required');
  expect(lastToast()[1]).toBeUndefined();
  expect(document.activeElement).toBe(await field('Ticket ID'));
  expect(server.calls(routes.ticket)).toHaveLength(0);
});

test('confirms a valid ticket with a toast and in a live region', async () => {
  const server = serve(working);
  const user = visit();
  await validate(user, ' ww2024-001240 ');
  const live = await screen.findByText(/^Ticket \S+ is valid for/);
  expect(live.closest('[role=status]')?.textContent).toContain(
    'Ticket WW2024-001240 is valid for Autumn Wine Walk.',
  );
  expect(lastToast()[0]).toBe('Ticket Validated!');
  expect(server.calls(routes.ticket)[0]?.body).toEqual({ ticketId: 'WW2024-001240' });
});

test.each([
  ['a valid ticket', working, /^Ticket \S+ is valid for/],
  ['an unknown ticket', { ...working, [routes.ticket]: ok(unknownTicket) }, 'Ticket Not Found'],
])('announces the result for %s', async (_, api, message) => {
  serve(api);
  const user = visit();
  await field('Ticket ID');
  const isAnnounced = liveRegionsNow();
  await validate(user);
  expect(isAnnounced(await screen.findByText(message))).toBe(true);
});

test.each(['/waiver?ticket=WW2024-001240', '/WAIVER?TICKET=WW2024-001240'])(
  'fills in the scanned ticket in place of the one typed earlier: %s',
  async (link) => {
    const server = serve(working);
    const earlier = visit();
    await enter(earlier, 'Ticket ID', 'WW2024-000777');
    const user = reload(link);
    expect(await field('Ticket ID')).toHaveProperty('value', 'WW2024-001240');
    await user.click(screen.getByRole('button', { name: 'Validate' }));
    await screen.findByText(/^Ticket \S+ is valid for/);
    expect(server.calls(routes.ticket)[0]?.body).toEqual({ ticketId: 'WW2024-001240' });
  },
);

test('shows the masked holder of a ticket when one is on record', async () => {
  serve({ ...working, [routes.ticket]: ok({ ...validTicket, participantName: 'Maya R.' }) });
  const user = visit();
  await validate(user);
  await screen.findByText(/belongs to Maya R\., so use the name/);
});

test('validates the ticket when Enter is pressed in its field, without sending the form', async () => {
  const server = serve(working);
  const user = visit();
  await fillIn(user);
  await enter(user, 'Ticket ID', 'WW2024-001240');
  await user.keyboard('{Enter}');
  await screen.findByText(/^Ticket \S+ is valid for/);
  expect(server.calls(routes.submit)).toHaveLength(0);
});

test('shows the server message and the on-site purchase for an unknown ticket', async () => {
  serve({ ...working, [routes.ticket]: ok(unknownTicket) });
  const user = visit();
  await validate(user, 'WW2024-999999');
  await screen.findByText('Buy your ticket on site');
  expect(showToast).not.toHaveBeenCalled();
  expect(result()).toContain(`Ticket Not Found${unknownTicket.message}`);
  expect(result()).toContain('$35');
  expect(result()).toContain('Cash only. At the registration desk.');
  await fillIn(user);
  await screen.findByText('Payment: $35 cash at the desk');
  screen.getByText(', Step 1 of 3, not done yet');
  expect(submitButton().disabled).toBe(false);
});

test('shows when a used ticket was registered and what to do next, until a reload', async () => {
  const used = { ...unknownTicket, reason: 'used', usedAt: '2026-11-20T22:41:00.000Z' };
  serve({ ...working, [routes.ticket]: ok(used) });
  const user = visit();
  await fillIn(user);
  await validate(user, 'WW2024-999999');
  const title = await screen.findByText('Ticket Already Used');
  expect(result()).toContain('WW2024-999999 on Nov 20, 5:41 PM');
  const notice = within(title.parentElement as HTMLElement);
  expect(notice.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/api/login');
  reload();
  expect((await field(/^Full legal name/)).value).toBe('Iris Okafor');
  expect(screen.queryByText('Ticket Already Used')).toBeNull();
});

test('names a ticket of another event', async () => {
  const other = { ...unknownTicket, reason: 'other-event', message: 'It is for another event.' };
  serve({ ...working, [routes.ticket]: ok(other) });
  const user = visit();
  await validate(user, 'WW2024-999999');
  await screen.findByText('Ticket For Another Event');
});

test('sends the ID as printed when it was typed without its dash', async () => {
  const server = serve(working);
  const user = visit();
  await validate(user, 'ww2024001240');
  await screen.findByText(/Ticket WW2024-001240 is valid/);
  await fillIn(user);
  await user.click(submitButton());
  await act(async () => {});
  expect(server.calls(routes.submit)[0]?.body).toMatchObject({
    ticketId: 'WW2024-001240',
    ticketValidation: { isValid: true },
  });
});

test('offers to buy a ticket before the start when the event has not started', async () => {
  const upcoming = { ...activeEvent, startTime: inHours(2) };
  serve({ ...working, [routes.event]: ok(upcoming), [routes.ticket]: ok(unknownTicket) });
  const user = visit();
  await validate(user, 'WW2024-999999');
  await screen.findByText('Cash only. At the registration desk, before the event begins.');
});

const failures = [
  ['no connection', offline],
  ['a silent server', silent],
  ['a failing server', failWith(500, 'unexpected', 'Something went wrong on our side.')],
  ['an HTML page', () => ({ status: 200, body: '<html></html>' })],
  ['too many tries', failWith(429, 'too-many-requests', 'Please wait a moment.')],
] as const;

test.each(failures)(
  '%s: shows that validation is unavailable, and the next attempt succeeds',
  async (_, failing) => {
    let isBroken = true;
    serve({ ...working, [routes.ticket]: () => (isBroken ? failing() : ok(validTicket)()) });
    const user = visit();
    await validate(user);
    await screen.findByText('Unable to validate ticket. Please try again.');
    expect(lastToast()[0]).toBe('Validation Error');
    expect(lastToast()[1]).toBeUndefined();
    isBroken = false;
    await validate(user);
    await screen.findByText(/^Ticket \S+ is valid for/);
  },
);

test('shows the request ID after a server error', async () => {
  serve({
    ...working,
    [routes.ticket]: () => ({
      ...failWith(503, 'unavailable', 'Try again later.')(),
      headers: { 'X-Request-Id': '7KQ2-M9XH' },
    }),
  });
  const user = visit();
  await validate(user);
  const shown = 'Unable to validate ticket. Please try again.';
  await screen.findByText(`${shown} ${problems.reference({ requestId: '7KQ2-M9XH' })}`);
});

test('rejects an ID of 10,000 characters at the field without a request', async () => {
  const server = serve(working);
  const user = visit();
  await validate(user, 'W'.repeat(10_000));
  await screen.findByText('A ticket ID has at most 64 characters.');
  expect(server.calls(routes.ticket)).toHaveLength(0);
});

test('folds a valid ticket into one line, whose button shows the field again', async () => {
  serve(working);
  const user = visit();
  await validate(user);
  await screen.findByText(/^Ticket \S+ is valid for/);
  expect(screen.queryByRole('textbox', { name: /^Ticket ID/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(document.activeElement).toBe(await field('Ticket ID'));
  expect(result()).not.toContain('is valid for');
});

test('ignores a response for an ID that has changed', async () => {
  const { promise: response, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
  const first = (call: Call) =>
    (call.body as { ticketId: string }).ticketId === 'WW2024-001240'
      ? response
      : ok(unknownTicket)();
  serve({ ...working, [routes.ticket]: first });
  const user = visit();
  await validate(user);
  expect(screen.getByText('Validating…').ariaBusy).toBe('true');
  await enter(user, 'Ticket ID', 'WW2024-999999');
  await user.keyboard('{Enter}');
  await screen.findByText('Ticket Not Found');
  resolve({ status: 200, body: validTicket });
  await response;
  await act(async () => undefined);
  expect(result()).toContain('Ticket Not Found');
  expect(result()).not.toContain('is valid for');
});

test('offers the on-site purchase in one click without a ticket', async () => {
  serve(working);
  const user = visit();
  await user.click(await screen.findByText(/No ticket yet/));
  expect(result()).toContain('Buy your ticket on site');
  await fillIn(user);
  await screen.findByText('Payment: $35 cash at the desk');
});

test('registers without a ticket and without a payment for a free event', async () => {
  const free = { ...activeEvent, ticketPrice: { amountCents: 0, currency: 'USD' } };
  serve({ ...working, [routes.event]: ok(free) });
  const user = visit();
  await user.click(await screen.findByText('No ticket? You don’t need one'));
  expect(screen.getByRole('heading', { name: 'No ticket needed' })).toBe(document.activeElement);
  expect(result()).not.toMatch(/\$0|[Bb]uy|pay|Cash/);
  await fillIn(user);
  await screen.findByText('Payment: Nothing to pay');
});

test('moves the focus from the button of the on-site purchase to its notice', async () => {
  serve(working);
  const user = visit();
  await user.click(await screen.findByText(/No ticket yet/));
  const notice = screen.getByRole('heading', { name: 'Buy your ticket on site' });
  expect(document.activeElement).toBe(notice);
});

test('restores the cash choice after a reload until a ticket is typed', async () => {
  serve(working);
  let user = visit();
  await user.click(await screen.findByText('No ticket yet? Buy one at the desk'));
  user = reload();
  await screen.findByText('Buy your ticket on site');
  await enter(user, 'Ticket ID', 'WW2024-001240');
  expect(screen.queryByText('Buy your ticket on site')).toBeNull();
  reload();
  await screen.findByText('No ticket yet? Buy one at the desk');
});

test('restores the choice to show the ticket at the desk after a reload, for that ticket only', async () => {
  const server = serve({
    ...working,
    [routes.ticket]: ok({ ...validTicket, emailHint: 'm•••@…' }),
    [routes.code]: failWith(422, 'mail-rejected', 'No.'),
  });
  let user = visit();
  await validate(user);
  await user.click(await screen.findByText('I’ll show it at the desk'));
  reload('/waiver?ticket=WW2024-000777');
  expect(await field('Ticket ID')).toHaveProperty('value', 'WW2024-000777');
  expect(screen.queryByText(/Staff check it with your photo ID/)).toBeNull();
  user = reload('/waiver?ticket=WW2024-001240');
  await screen.findByText(/Staff check it with your photo ID/);
  // In the notice, the summary and next to the submit button after the form is filled in.
  const ids = () => screen.getAllByText('WW2024-001240', { selector: 'span' });
  expect(ids().map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Show ticket WW2024-001240 at the desk',
    'Show ticket WW2024-001240 at the desk',
  ]);
  await fillIn(user);
  expect(ids()).toHaveLength(3);
  for (const id of ids()) expect(getComputedStyle(id).display).toBe('inline-block');
  await user.click(submitButton());
  await screen.findByRole('heading', { name: 'Registration Complete!' });
  expect(server.calls(routes.submit)[0]?.body).toMatchObject({
    ticketId: 'WW2024-001240',
    paymentMethod: 'cash',
  });
});

test('offers sign-in to an attendee who registered before', async () => {
  serve(working);
  visit();
  await screen.findByLabelText('Ticket ID');
  expect(screen.getByText('Sign In', { selector: 'a' }).getAttribute('href')).toBe('/api/login');
});

test('offers no ticket at the desk when the event is sold out, and accepts one that was bought', async () => {
  serve({ ...working, [routes.event]: ok({ ...activeEvent, isSoldOut: true }) });
  const user = visit();
  expect(await screen.findByText('Sold out')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Buy one at the desk/ })).toBeNull();
  await validate(user, 'WW2024-001240');
  await screen.findByText(/^Ticket \S+ is valid for/);
  expect(screen.queryByText('Sold out')).toBeNull();
});

describe('ticketUrl', () => {
  const ticketUrl = 'https://www.eventbrite.com/e/autumn';
  const seller = () => screen.queryByRole('link', { name: /^Buy tickets on eventbrite\.com/ });

  test.each([false, true])(
    'links the page that sells tickets, also if the event is sold out: %j',
    async (isSoldOut) => {
      serve({ ...working, [routes.event]: ok({ ...activeEvent, isSoldOut, ticketUrl }) });
      const user = visit();
      await screen.findByLabelText('Ticket ID');
      expect(seller()?.getAttribute('href')).toBe(ticketUrl);
      expect(seller()?.getAttribute('target')).toBe('_blank');
      expect(seller()?.getAttribute('rel')).toContain('noopener');
      await validate(user, 'WW2024-001240');
      await screen.findByText(/^Ticket \S+ is valid for/);
      expect(seller()).toBeNull();
    },
  );

  test('links no page that sells tickets if there is none', async () => {
    serve(working);
    visit();
    await screen.findByLabelText('Ticket ID');
    expect(screen.queryByRole('link', { name: /Buy tickets/ })).toBeNull();
  });
});

describe('the waiting list', () => {
  const soldOut = ok({ ...activeEvent, isSoldOut: true, hasWaitingList: true });
  const join = 'POST /api/events/autumn/waiting-list';
  const offer = `${'a'.repeat(40)}-S0meSecret1234567890`;
  const held = `GET /api/waiting-list/${offer}`;

  test('takes an email when the event is sold out', async () => {
    const server = serve({ ...working, [routes.event]: soldOut, [join]: ok({ message: 'Ok.' }) });
    const user = visit();
    await user.type(await screen.findByLabelText('Email for the waiting list'), 'ana@example.com');
    const isAnnounced = liveRegionsNow();
    await user.click(screen.getByRole('button', { name: 'Join' }));
    const joined = await screen.findByText(/^We sent a link to ana@example\.com/);
    expect(isAnnounced(joined)).toBe(true);
    expect(server.calls(join)[0]?.body).toEqual({ email: 'ana@example.com', language: 'en' });
  });

  test('names another connection when a network has several entries', async () => {
    const full = failWith(429, 'too-many-requests', 'Several people on this network.');
    serve({ ...working, [routes.event]: soldOut, [join]: full });
    const user = visit();
    await user.type(await screen.findByLabelText('Email for the waiting list'), 'ana@example.com');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText(/^Several people on this network/)).toBeTruthy();
  });

  test('rejects an invalid email of the waiting list, and keeps it', async () => {
    const refused = failWith(400, 'invalid-input', 'Please enter an email address.');
    serve({ ...working, [routes.event]: soldOut, [join]: refused });
    const user = visit();
    await user.type(await screen.findByLabelText('Email for the waiting list'), 'ana');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Check this email.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email for the waiting list').value).toBe('ana');
  });

  test('opens the form for the holder of an offer, until its end', async () => {
    const endsAt = '2026-11-21T17:00:00.000Z';
    serve({ ...working, [routes.event]: soldOut, [held]: ok({ eventId: 'autumn', endsAt }) });
    visit(`/waiver?offer=${offer}`);
    expect(await screen.findByText('We’re holding a place for you')).toBeTruthy();
    expect(screen.getByText(/^Register by .*12:00 PM/)).toBeTruthy();
    expect(screen.queryByText('Sold out')).toBeNull();
    // Without a ticket, paying at the desk is the only way, so it needs no press.
    expect(await screen.findByText('Register now and pay when you arrive.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Buy one at the desk/ })).toBeNull();
  });

  test('says that an offer is over, and offers the list again', async () => {
    const over = failWith(410, 'offer-over', 'This offer is over.');
    serve({ ...working, [routes.event]: soldOut, [held]: over });
    visit(`/waiver?offer=${offer}`);
    expect(await screen.findByText('This offer is over')).toBeTruthy();
    expect(screen.getByLabelText('Email for the waiting list')).toBeTruthy();
  });
});

test('requests the age that the ticket requires, and again when another ticket changes it', async () => {
  serve({ ...working, [routes.ticket]: ok({ ...validTicket, minimumAge: 16 }) });
  const user = visit();
  await user.click(await screen.findByRole('checkbox', { name: /^I am 21 or older/ }));
  await validate(user, 'WW2024-001240');
  const age = await screen.findByRole('checkbox', { name: /^I am 16 or older/ });
  await waitFor(() => expect(age).toHaveProperty('checked', false));
});
