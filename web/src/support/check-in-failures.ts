import './check-in-setup.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fakeServer, json, showCheckIn } from './check-in-sheet.tsx';

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Expects the failure both as a toast and in the sheet. */
export async function expectFailure(title: string, description: string | RegExp) {
  await waitFor(() => expect(screen.getAllByText(title).length).toBeGreaterThanOrEqual(2));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByText(title)).toBeTruthy();
  expect(sheet.getByText(description)).toBeTruthy();
}

/** Expects a refusal as a toast, and its next step in the sheet with the drawing. */
export async function expectNextStep(title: string, nextStep: string) {
  await screen.findByText(title);
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.queryByText(title)).toBeNull();
  expect(sheet.getByText(nextStep)).toBeTruthy();
  expect(document.querySelector('.finder')).toBeTruthy();
}

export async function checkInAtVino(
  answer: () => Response | Promise<Response>,
  options: Parameters<typeof showCheckIn>[0] = {},
) {
  const server = fakeServer(answer);
  const sheet = showCheckIn(options);
  await sheet.begin();
  await sheet.location.find(12);
  await sheet.user.click(await button('Check in at Vino Veritas'));
  return { ...sheet, server };
}

export const refusal =
  (status: number, code: string, message: string, details = {}) =>
  () =>
    json(status, { code, message, details });
