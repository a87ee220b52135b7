import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { FakeServer } from '../../../support/portal/fake-server.ts';
import { shownResults } from '../../../support/portal/sample-results.ts';
import { preparePortal } from '../../../support/portal/test-portal.tsx';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { CopiedNote } from './copied-note.tsx';

const results = 'GET /api/admin/events/autumn/results';
const totals = {
  ...shownResults(),
  eventName: 'Autumn Walk',
  currency: 'USD',
  costCents: 60_000,
  stock: { bottles: 120, openedBottles: 97 },
  visits: 340,
  shopCount: 14,
  averageStops: 5.667,
};
let server: FakeServer;

const open = () =>
  render(
    <TestTab>
      <CopiedNote copiedFromId="autumn" />
    </TestTab>,
  );

beforeEach(async () => {
  server = await preparePortal();
});

it('tells the totals of the walk that was copied', async () => {
  const people = { ...totals.people, came: 60, expected: 70 };
  server.on(results, { body: { ...totals, people } });
  open();
  const note = await screen.findByText(/^Autumn Walk, /);
  expect(note.textContent).toMatch(
    /: 60 people came, of 70 expected; 340 stops at 14 shops \(5\.7 a person\); 97 of 120 bottles opened; it cost \$600\. Plan/,
  );
});

it('omits hidden figures', async () => {
  const people = { ...totals.people, came: 60, expected: null };
  server.on(results, { body: { ...totals, people, visits: null, costCents: null, stock: null } });
  open();
  expect((await screen.findByText(/^Autumn Walk, /)).textContent).toMatch(
    /: 60 people came\. Plan/,
  );
});

it('leaves out people who are too few to be shown', async () => {
  server.on(results, { body: { ...totals, people: { ...totals.people, came: null } } });
  open();
  expect((await screen.findByText(/^Autumn Walk, /)).textContent).toMatch(/: 340 stops at 14/);
});

it('shows nothing of a walk that has not ended', async () => {
  server.on(results, { status: 422, body: { code: 'results-too-early', message: 'Too early.' } });
  open();
  await expect.poll(() => server.requestsTo(results).length).toBe(1);
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.queryByText(/Plan the crowd/)).toBeNull();
});
