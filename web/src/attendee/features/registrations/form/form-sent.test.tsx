import '../../../../support/registration/registration-setup.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  box,
  enter,
  fillIn,
  ok,
  registered,
  routes,
  sentValidation,
  serve,
  submitButton,
  unknownTicket,
  validate,
  validTicket,
  visit,
  working,
} from '../../../../support/registration/screens.tsx';
import { signInWithSessionToken } from '../../../../support/registration/session.ts';
import { lastToast } from '../../../../support/registration/toasts.ts';
import { expectAnnounced } from '../../../../support/screen-reader.ts';

const arrived = () => screen.findByRole('heading', { name: 'Registration Complete!' });

test('sends a validated ticket as prepaid, signs in, caches and opens the confirmation', async () => {
  const server = serve(working);
  const user = visit();
  await validate(user);
  await screen.findByText(/^Ticket \S+ is valid for/);
  await fillIn(user);
  await enter(user, 'Phone (optional)', '540-555-0199');
  await enter(user, 'Emergency contact name', 'Ada Okafor');
  await enter(user, 'Emergency contact phone', '540-555-0100');
  await user.click(box(/^Email me news/));
  await user.click(submitButton());
  await arrived();
  expect(server.calls(routes.submit).map(({ body }) => body)).toEqual([
    {
      ticketId: 'WW2024-001240',
      fullName: 'Iris Okafor',
      email: 'iris@example.com',
      phone: '540-555-0199',
      emergencyContact: 'Ada Okafor',
      emergencyPhone: '540-555-0100',
      over21: true,
      liabilityWaiver: true,
      marketingConsent: true,
      ticketValidation: sentValidation(validTicket),
      paymentMethod: 'prepaid',
      waiverVersion: '2026-11-en',
      electronicRecords: true,
      eventId: 'autumn',
    },
  ]);
  expect(signInWithSessionToken).toHaveBeenCalledExactlyOnceWith('custom-token');
  // The confirmation says the rest.
  expect(lastToast()).toEqual(['Registration Complete!', undefined]);
  expect(JSON.parse(window.localStorage.getItem('ww:participant') ?? '')).toMatchObject({
    participantId: 'uid-1',
    name: 'Iris Okafor',
    email: 'iris@example.com',
  });
  expect(window.localStorage.getItem('ww:participant')).not.toContain('custom-token');
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

test('reads the steps, the fields, what is missing and the confirmation to a screen reader in this order', async () => {
  serve(working);
  const user = visit();
  await validate(user);
  await screen.findByText(/^Ticket \S+ is valid for/);
  await expectAnnounced(document.body, [
    'heading, Register for the walk, level 1',
    'region, Ticket Verification , Step 1 of 3, done',
    'status',
    'Ticket WW2024-001240 is valid for Autumn Wine Walk.',
    'button, Change',
    'region, Personal Information , Step 2 of 3, not done yet',
    'textbox, Full legal name, Exactly as shown on your photo ID., required',
    'textbox, Email, We’ll use this to sign you in. No password., required',
    'region, Legal Agreements , Step 3 of 3, not done yet',
    'button, Read the full waiver, has popup dialog',
    'checkbox, I am 21 or older and will bring a valid photo ID., not checked, not invalid, required',
    'button, Complete Registration, Please complete all required fields and accept the legal agreements, not busy, disabled',
  ]);
  await fillIn(user);
  await user.click(submitButton());
  await arrived();
  await expectAnnounced(document.body, [
    'heading, Registration Complete!, level 1',
    'region, Winter Wine Walk Iris Okafor',
    'image, QR code for confirmation SUBMISSION1',
    'Prepaid ticket',
    'WW2024-001240',
  ]);
});

test('sends cash without the ticket when the ticket is unknown', async () => {
  const server = serve({ ...working, [routes.ticket]: ok(unknownTicket) });
  const user = visit();
  await validate(user, 'WW2024-999999');
  await screen.findByText('Buy your ticket on site');
  await fillIn(user);
  await user.click(submitButton());
  await arrived();
  expect(server.calls(routes.submit)[0]?.body).toMatchObject({
    ticketId: '',
    paymentMethod: 'cash',
    ticketValidation: sentValidation(unknownTicket),
  });
});

test('sends cash when there is no ticket', async () => {
  const server = serve(working);
  const user = visit();
  await user.click(await screen.findByText(/No ticket yet/));
  await fillIn(user);
  await user.click(submitButton());
  await arrived();
  expect(server.calls(routes.submit)[0]?.body).toMatchObject({
    paymentMethod: 'cash',
    ticketValidation: null,
  });
});

test('sends the form once when the button is clicked twice', async () => {
  const { promise: response, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
  const server = serve({ ...working, [routes.submit]: () => response });
  const user = visit();
  await validate(user);
  await fillIn(user);
  await waitFor(() => expect(submitButton().disabled).toBe(false));
  const form = submitButton().closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByText('Registering…');
  fireEvent.submit(form);
  resolve({ status: 200, body: registered });
  await arrived();
  expect(server.calls(routes.submit)).toHaveLength(1);
});

test('reports a failed sign-in on this device and shows the confirmation', async () => {
  serve(working);
  signInWithSessionToken.mockRejectedValue(new Error('auth/network-request-failed'));
  const user = visit();
  await validate(user);
  await fillIn(user);
  await user.click(submitButton());
  await arrived();
  expect(lastToast()[1]).toMatch(/You’re registered.*We keep trying\./);
});
