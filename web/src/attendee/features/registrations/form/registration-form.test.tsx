import '../../../../support/registration/registration-setup.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { syncServerClock } from '../../../../platform/device/server-clock.ts';
import { liveRegionsNow } from '../../../../support/live-regions.ts';
import {
  box,
  enter,
  field,
  fillIn,
  reload,
  routes,
  serve,
  submitButton,
  validate,
  visit,
  working,
} from '../../../../support/registration/screens.tsx';
import { lastToast } from '../../../../support/registration/toasts.ts';

const incomplete = 'Please complete all required fields and accept the legal agreements';

test('disables the button until name, email and both agreements are set, and lists the missing ones', async () => {
  serve(working);
  const user = visit();
  await field(/^Full legal name/);
  screen.getByText(incomplete);
  const steps = [
    () => enter(user, /^Full legal name/, 'Iris'),
    () => enter(user, /^Email/, 'iris@example.com'),
    () => user.click(box(/^I have read/)),
  ];
  for (const step of steps) {
    await step();
    screen.getByText(incomplete);
    expect(submitButton().disabled).toBe(true);
  }
  await user.click(box(/^I am 21/));
  await waitFor(() => expect(submitButton().disabled).toBe(false));
  expect(screen.queryByText(incomplete)).toBeNull();
  await user.click(box(/^I have read/));
  expect(submitButton().disabled).toBe(true);
  await user.click(box(/^I have read/));
  await enter(user, /^Full legal name/, '   ');
  expect(submitButton().disabled).toBe(true);
});

test('links to the privacy notice at the agreements', async () => {
  serve(working);
  visit();
  const privacy = await screen.findByRole('link', { name: 'Privacy' });
  expect(privacy.getAttribute('href')).toBe('/privacy');
});

test('marks a step as done when its email is valid', async () => {
  serve(working);
  const user = visit();
  await enter(user, /^Full legal name/, 'Iris Okafor');
  await enter(user, /^Email/, 'iris@');
  screen.getByText(', Step 2 of 3, not done yet');
  await enter(user, /^Email/, 'iris@example.com');
  screen.getByText(', Step 2 of 3, done');
});

test('keeps the emergency contact folded until one is typed', async () => {
  serve(working);
  const user = visit();
  const isOpen = async () =>
    (await screen.findByText('In an emergency (optional)')).closest('details')?.open;
  expect(await isOpen()).toBe(false);
  await enter(user, /^Emergency contact name/, 'Noor Okafor');
  reload();
  expect(await isOpen()).toBe(true);
});

test('reports and focuses the missing agreements when Enter is pressed', async () => {
  const server = serve(working);
  const user = visit();
  await enter(user, /^Full legal name/, 'Iris Okafor');
  await enter(user, /^Email/, 'iris@example.com');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(lastToast()).toEqual([
      'Required Agreements',
      'Please confirm you are 21+ and accept the liability waiver.',
    ]),
  );
  expect(document.activeElement).toBe(box(/^I am 21/));
  screen.getByText('Please confirm your age.');
  screen.getByText('Please accept the liability waiver.');
  expect(server.calls(routes.submit)).toHaveLength(0);
});

test('sends nothing without a validated ticket or the on-site purchase', async () => {
  const server = serve(working);
  const user = visit();
  await fillIn(user);
  await user.click(submitButton());
  await waitFor(() =>
    expect(lastToast()).toEqual([
      'Ticket Validation Required',
      'Please validate your ticket or purchase one to continue.',
    ]),
  );
  const ticket = await field('Ticket ID');
  expect(document.activeElement).toBe(ticket);
  expect(ticket.ariaInvalid).toBe('true');
  screen.getByText('Please validate your ticket or purchase one to continue.');
  expect(server.calls(routes.submit)).toHaveLength(0);
});

test('rejects an invalid email at its field', async () => {
  const server = serve(working);
  const user = visit();
  await validate(user);
  await fillIn(user, { email: 'iris@' });
  await user.type(await field(/^Email/), '{Enter}');
  await screen.findByText('Please enter a valid email address.');
  expect(lastToast()).toEqual([
    'Registration Failed',
    'Please check all required fields and try again.',
  ]);
  const email = await field(/^Email/);
  expect(document.activeElement).toBe(email);
  expect(email.ariaInvalid).toBe('true');
  expect(server.calls(routes.submit)).toHaveLength(0);
});

test("restores typed values after a reload, but not the ticket's result", async () => {
  serve(working);
  let user = visit();
  await validate(user);
  await screen.findByText(/^Ticket \S+ is valid for/);
  await fillIn(user);
  user = reload();
  expect((await field('Ticket ID')).value).toBe('WW2024-001240');
  expect((await field(/^Full legal name/)).value).toBe('Iris Okafor');
  expect((await field(/^Email/)).value).toBe('iris@example.com');
  expect(box(/^I am 21/).checked).toBe(true);
  expect(box(/^I have read/).checked).toBe(true);
  expect(screen.queryByText('Ticket Validated!')).toBeNull();
  await user.click(submitButton());
  await waitFor(() => expect(lastToast()[0]).toBe('Ticket Validation Required'));
});

test('shows that typed values are saved when offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serve(working);
  visit();
  await screen.findByText(/You’re offline\. What you typed is saved/);
});

test('does not mention reCAPTCHA in deployments without it', () => {
  serve(working);
  visit();
  expect(screen.queryByText(/reCAPTCHA/)).toBeNull();
});

test('links to the terms of reCAPTCHA in deployments that use it', async () => {
  vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', 'site-key');
  serve(working);
  visit();
  await screen.findByText(/This form is protected by reCAPTCHA/);
  const link = screen.getByRole('link', { name: 'Google privacy policy' });
  expect(link.getAttribute('href')).toBe('https://policies.google.com/privacy');
  vi.unstubAllEnvs();
});

test('disables the button while the email is no address, and says so when the field is left', async () => {
  serve(working);
  const user = visit();
  await enter(user, /^Full legal name/, 'Ben Ortiz');
  await user.click(box(/^I am 21/));
  await user.click(box(/^I have read/));
  await enter(user, /^Email/, 'ben@');
  expect(submitButton().disabled).toBe(true);
  await user.tab();
  await screen.findByText('Please enter a valid email address.');
  await user.type(await field(/^Email/), 'example.com');
  await waitFor(() => expect(submitButton().disabled).toBe(false));
  expect(screen.queryByText(/^Please enter a valid/)).toBeNull();
});

test('offers to correct a likely typing error of the email, and ticks the step and its line after that', async () => {
  serve(working);
  const user = visit();
  await enter(user, /^Full legal name/, 'Ben Ortiz');
  await enter(user, /^Email/, 'ben@gmial.com');
  const isAnnounced = liveRegionsNow();
  await user.tab();
  expect(isAnnounced(await screen.findByText('Did you mean ben@gmail.com?'))).toBe(true);
  const line = screen.getByText('Email', { selector: 'dt' });
  screen.getByText(', Step 2 of 3, not done yet');
  expect(line.querySelector('svg')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  screen.getByText(', Step 2 of 3, done');
  expect(line.querySelector('svg')).not.toBeNull();
  expect((await field(/^Email/)).value).toBe('ben@gmail.com');
});

test('keeps an unusual email that the attendee confirms', async () => {
  serve(working);
  const user = visit();
  await enter(user, /^Full legal name/, 'Ben Ortiz');
  await enter(user, /^Email/, 'ben@gmial.com');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'No, mine is right' }));
  screen.getByText(', Step 2 of 3, done');
  await user.click(await field(/^Email/));
  await user.tab();
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
});

test('sends the time at which the release was opened by the clock of the server', async () => {
  const dayMs = 24 * 60 * 60 * 1000;
  syncServerClock(new Date(Date.now() - dayMs).toUTCString());
  onTestFinished(() => syncServerClock(new Date().toUTCString()));
  const server = serve(working);
  const user = visit();
  await validate(user);
  await fillIn(user);
  fireEvent.scroll(screen.getByRole('region', { name: 'Liability waiver, full text' }));
  await user.click(submitButton());
  await screen.findByRole('heading', { name: 'Registration Complete!' });
  const { releaseOpenedAt } = server.calls(routes.submit)[0]?.body as { releaseOpenedAt: string };
  expect(Date.parse(releaseOpenedAt)).toBeLessThan(Date.now() - dayMs + 60_000);
});
