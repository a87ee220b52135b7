import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@wine-walk/common/support/samples.ts';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import type { FakeServer } from '../../../support/portal/fake-server.ts';
import { shownResults } from '../../../support/portal/sample-results.ts';
import { preparePortal } from '../../../support/portal/test-portal.tsx';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { CompareCard } from './compare-card.tsx';

const autumn = event('autumn', {
  name: 'Autumn Wine Walk',
  startTime: '2026-11-20T22:00:00.000Z',
  endTime: '2026-11-21T01:00:00.000Z',
});
const spring = event('spring', {
  name: 'Spring Wine Walk',
  startTime: '2026-04-20T22:00:00.000Z',
  endTime: '2026-04-21T01:00:00.000Z',
});
const results = (change: object = {}) => ({
  ...shownResults(),
  currency: 'USD',
  stock: { bottles: 120, openedBottles: 96 },
  costCents: null,
  ...change,
});
let server: FakeServer;

function openTab(card: ReactNode) {
  render(<TestTab>{card}</TestTab>);
  return userEvent.setup();
}

beforeEach(async () => {
  server = await preparePortal();
  emitSnapshot('events', [autumn, spring]);
  server.on('GET /api/admin/events/autumn/results', { body: results() });
});

it('shows two walks that started at the same time', async () => {
  const twin = { ...autumn, id: 'twin', name: 'Morning Walk' };
  server.on('GET /api/admin/events/twin/results', { body: results({ eventName: 'Morning Walk' }) });
  const user = openTab(<CompareCard event={autumn} events={[autumn, twin]} />);
  await user.selectOptions(await screen.findByLabelText('Other walk'), 'twin');
  expect(await screen.findByRole('columnheader', { name: /^Morning Walk/ })).toBeTruthy();
});

it('shows another walk beside this one after one choice, with what figures are part of', async () => {
  const before = { eventName: 'Spring Wine Walk', startTime: spring.startTime };
  server.on('GET /api/admin/events/spring/results', {
    body: results({ ...before, costCents: 60_000 }),
  });
  const user = openTab(<CompareCard event={autumn} events={[autumn, spring]} />);
  await user.selectOptions(await screen.findByLabelText('Other walk'), 'spring');
  const row = await screen.findByRole('row', { name: /^Cost a person who came/ });
  // The cost of this walk was not entered.
  expect(screen.getByText(/^A dash stands for .*what nobody entered\.$/)).toBeTruthy();
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Cost a person who came', '–', '$10']);
  expect(screen.getByRole('row', { name: 'Came, of those expected 86% 86%' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Bottles opened, of the stock 80% 80%' })).toBeTruthy();
});

it('saves a cost that was typed once, and rejects an invalid one', async () => {
  const user = openTab(<CompareCard event={autumn} events={[autumn]} />);
  const cost = await screen.findByLabelText(/^What Autumn Wine Walk cost \(USD\)/);
  await user.type(cost, 'much');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter an amount of 0 or more.')).toBeTruthy();
  await user.clear(cost);
  await user.type(cost, '1,250.50');
  server.on('PUT /api/admin/events/autumn/cost', { body: { costCents: 125_050 } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Cost saved')).toBeTruthy();
  expect(server.requestsTo('PUT /api/admin/events/autumn/cost')[0]?.body).toEqual({
    costCents: 125_050,
  });
});
