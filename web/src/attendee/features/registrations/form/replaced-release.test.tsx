import '../../../../support/registration/registration-setup.ts';

import { screen, waitFor } from '@testing-library/react';
import { shownSampleReleases } from '@wine-walk/common/support/sample-release.ts';
import { expect, test } from 'vitest';
import {
  box,
  fillIn,
  ok,
  reload,
  replaceRelease,
  routes,
  serve,
  submitButton,
  validate,
  visit,
  working,
} from '../../../../support/registration/screens.tsx';

const replaced = 'The waiver has changed. Please read the new one.';

async function complete() {
  const server = serve(working);
  const user = visit();
  await validate(user);
  await screen.findByText(/^Ticket \S+ is valid for/);
  await fillIn(user);
  return { server, user };
}

test('withdraws the acceptance when the release is replaced, until the new one is accepted', async () => {
  const { server, user } = await complete();
  replaceRelease(server);
  await screen.findByText(replaced);
  await waitFor(() => expect(box(/^I have read/).checked).toBe(false));
  expect(submitButton().disabled).toBe(true);
  await user.click(box(/^I have read/));
  await waitFor(() => expect(screen.queryByText(replaced)).toBeNull());
  await user.click(submitButton());
  await screen.findByRole('heading', { name: 'Registration Complete!' });
  expect(server.calls(routes.submit).map(({ body }) => body)).toMatchObject([
    { waiverVersion: '2026-12-en' },
  ]);
});

test('reports no replaced release that was not accepted', async () => {
  const server = serve(working);
  visit();
  await screen.findByText('Complete Registration');
  replaceRelease(server);
  await waitFor(() => expect(server.calls(routes.release)).toHaveLength(2));
  expect(screen.queryByText(replaced)).toBeNull();
});

test('restores no acceptance of another release after a reload', async () => {
  const { server } = await complete();
  server.on(routes.release, ok(shownSampleReleases('2026-12')));
  reload();
  await screen.findByText('Complete Registration');
  expect(box(/^I am 21/).checked).toBe(true);
  expect(box(/^I have read/).checked).toBe(false);
});
