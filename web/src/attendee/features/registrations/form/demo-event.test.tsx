import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmation } from '../../../../support/own-confirmation.ts';
import { ok, routes, serve, visit, working } from '../../../../support/registration/screens.tsx';
import { setSession } from '../../../../support/registration/session.ts';

vi.mock(
  '../../../../platform/session/session-store.ts',
  () => import('../../../../support/registration/session.ts'),
);

const file = join(import.meta.dirname, '../../../../../../emulator-data/sources/events.json');
const demo = JSON.parse(readFileSync(file, 'utf8')) as (typeof confirmation)['event'][];

beforeEach(() => setSession(null));
afterEach(() => void vi.unstubAllGlobals());

test('shows the past event on Feb 15 2025, from 2 to 6 PM', async () => {
  const past = demo.find(({ name }) => name === 'Winter Wine Walk');
  expect(past).toBeDefined();
  serve({ ...working, [routes.confirmation]: ok({ ...confirmation, event: past }) });
  visit('/waiver/SUBMISSION1');
  const event = within(await screen.findByRole('region', { name: /Iris Okafor$/ }));
  event.getByText('Winter Wine Walk');
  event.getByText('Saturday, February 15, 2025');
  event.getByText(/^2:00\s–\s6:00\sPM$/);
  event.getByText(past?.place ?? '');
});
