import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it } from 'vitest';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { fakeServer } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { testHistory } from '../../../support/test-frame.tsx';
import FeedbackTab from './feedback-tab.tsx';

const remarks = [
  { evening: 3, businesses: 2, again: 3, comment: 'More cheese at the Café, please.' },
  { evening: 1, businesses: 1, again: 1, comment: 'Too crowded.' },
  { evening: 2, businesses: 3, again: 2, comment: 'A map on paper would help.' },
];
const tallies = { evening: [1, 1, 1], businesses: [1, 1, 1], again: [1, 1, 1] };

function open(answers: object[], address = '/admin/feedback') {
  const body = { answers: answers.length, tallies, remarks: answers };
  fakeServer().on('GET /api/admin/events/autumn/feedback', { body });
  render(
    <TestTab at={address}>
      <FeedbackTab />
    </TestTab>,
  );
  return userEvent.setup({ delay: null });
}
beforeEach(() => {
  forgetRecords();
  emitSnapshot('events', [event('autumn')]);
});

const comments = () =>
  screen
    .getAllByRole('row')
    .map((row) => row.querySelector('td p')?.textContent)
    .filter(Boolean);

it('lists comments with their grades, sorts by them and keeps the order in the URL', async () => {
  const user = open(remarks);
  await user.click(await screen.findByRole('button', { name: 'Evening' }));
  expect(comments()?.map((text) => text?.slice(0, 4))).toEqual(['Too ', 'A ma', 'More']);
  await user.click(screen.getByRole('button', { name: 'Come again' }));
  await user.click(screen.getByRole('button', { name: 'Come again' }));
  expect(comments()?.map((text) => text?.slice(0, 4))).toEqual(['More', 'A ma', 'Too ']);
  expect(screen.getByRole('columnheader', { name: 'Come again' }).ariaSort).toBe('descending');
  expect(testHistory.url).toContain('sort=-again');
});

it('searches comments ignoring accents and filters by the grade of the event', async () => {
  const user = open(remarks, '/admin/feedback?search=CAFE');
  expect(await screen.findByText('1 of 3 comments')).toBeTruthy();
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Not so good 1' }));
  expect(comments()).toEqual(['Too crowded.']);
  expect(testHistory.url).toContain('evening=1');
});

it.each(['Not+so+good', '0', '9', '1.5'])(
  'shows all comments for evening=%s in the URL',
  async (evening) => {
    open(remarks, `/admin/feedback?evening=${evening}`);
    expect(await screen.findByText('3 of 3 comments')).toBeTruthy();
  },
);

it('splits many comments into pages stored in the URL', async () => {
  const many = Array.from({ length: 120 }, (_, index) => ({
    ...remarks[index % 3],
    comment: `Comment ${index}`,
  }));
  const user = open(many);
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(comments()).toHaveLength(50);
  expect(screen.getByText('Page 2 of 3')).toBeTruthy();
  const url = testHistory.url;
  cleanup();
  open(many, url);
  expect(await screen.findByText('Comment 50')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(comments()).toHaveLength(20);
  await user.type(screen.getByRole('searchbox'), 'Comment 7');
  expect(screen.getByText('11 of 120 comments')).toBeTruthy();
  expect(comments()).toHaveLength(11);
});
