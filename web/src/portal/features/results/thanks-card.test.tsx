import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ThankedAudience } from '@wine-walk/common/api/feedback.ts';
import { event } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it } from 'vitest';
import type { FakeServer } from '../../../support/portal/fake-server.ts';
import { preparePortal } from '../../../support/portal/test-portal.tsx';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { ThanksCard } from './thanks-card.tsx';

const path = '/api/admin/events/autumn/thank-you';
const hour = 3_600_000;
const audience = (name: ThankedAudience, change: object = {}) => ({
  audience: name,
  people: 312,
  emails: 290,
  mailed: 0,
  daysToSend: 1,
  ...change,
});
const facts = {
  isConfigured: true,
  audiences: [
    audience('came', { daysToSend: 3 }),
    audience('finished', { people: 40, emails: 38, mailed: 38 }),
    audience('did-not-come', { people: 1, emails: 0 }),
  ],
};
let server: FakeServer;

function openCard(endedHoursAgo = 2) {
  const endTime = new Date(Date.now() - endedHoursAgo * hour).toISOString();
  const startTime = new Date(Date.now() - (endedHoursAgo + 4) * hour).toISOString();
  render(
    <TestTab>
      <ThanksCard event={event('autumn', { startTime, endTime })} />
    </TestTab>,
  );
  return userEvent.setup();
}

const row = async (name: string) => {
  const title = await screen.findByText(name, { exact: true });
  return within(title.closest('li') ?? document.body);
};

beforeEach(async () => {
  server = await preparePortal();
  server.on(`GET ${path}`, { body: facts });
});

it('shows the people and emails of each audience before they are mailed by one press', async () => {
  const user = openCard();
  const came = await row('Came');
  expect(came.getByText(/^312 people, 290 emails\. Spread over 3 days/)).toBeTruthy();
  server.on(`POST ${path}`, { body: { queued: 290 } });
  await user.click(came.getByRole('button', { name: 'Email 290 people: Came' }));
  expect(await screen.findByText('290 emails are on their way')).toBeTruthy();
  expect(server.requestsTo(`POST ${path}`).map(({ body }) => body)).toEqual([{ audience: 'came' }]);
});

it('says that an audience has its mail, and offers none without an email', async () => {
  openCard();
  const finished = await row('Came and made every stop');
  expect(finished.getByText('40 people, 38 emails. 38 of them have it')).toBeTruthy();
  expect(finished.getByRole('button', { name: 'All mailed' })).toBeTruthy();
  const missed = await row('Did not come');
  expect(missed.queryByRole('button', { name: /^Email/ })).toBeNull();
});

it('counts the people once when the window gets focus again', async () => {
  openCard();
  await row('Came');
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  expect(server.requestsTo(`GET ${path}`)).toHaveLength(1);
});

it('offers no mail a week after the end', async () => {
  openCard(8 * 24);
  expect(await screen.findByText(/^Thanks could be emailed until/)).toBeTruthy();
  await row('Came');
  expect(screen.queryByRole('button', { name: /^Email/ })).toBeNull();
});

it('says that mail is not set up', async () => {
  server.on(`GET ${path}`, { body: { ...facts, isConfigured: false } });
  openCard();
  expect(await screen.findByText(/^Mail isn’t set up/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Email/ })).toBeNull();
});
