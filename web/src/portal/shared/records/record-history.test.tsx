import { screen, within } from '@testing-library/react';
import type { HistoryEntry } from '@wine-walk/common/api/staff/record-history.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  dialog,
  open,
  prepareRewardsTab,
  rowOf,
  server,
} from '../../../support/portal/rewards-tab.tsx';

beforeEach(prepareRewardsTab);

const call = 'GET /api/admin/history?kind=reward&id=first';
const change = (field: string, before: unknown, after: unknown, hasValues = true) => ({
  field,
  hasValues,
  before,
  after,
});
const entries: HistoryEntry[] = [
  {
    happenedAt: '2026-06-02T22:00:00.000Z',
    actor: 'admin',
    action: 'reward.edit',
    changes: [
      change('name', 'First Sip', 'First Pour'),
      change('stock', 40, null),
      change('isActive', false, true),
    ],
  },
  {
    happenedAt: '2026-06-01T22:00:00.000Z',
    actor: 'nora',
    action: 'reward.create',
    changes: [change('name', undefined, undefined, false)],
  },
];

async function openHistory(user: ReturnType<typeof open>) {
  await user.click(within(rowOf('First Pour')).getByRole('button', { name: /^Edit/ }));
  const form = within(await dialog());
  await user.click(form.getByText('History'));
  return form;
}

describe('<RecordHistory>', () => {
  it('shows who changed what, in the words of the form, and reads it when it is opened', async () => {
    server.on(call, { body: entries });
    const user = open();
    const form = await openHistory(user);
    const [edit, creation] = await form.findAllByText(/admin|nora · created/);
    expect(creation?.textContent).toMatch(/nora\u00a0· created$/);
    const fields = within(edit?.closest('li') as HTMLElement);
    const shown = fields
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
    expect(shown).toEqual([
      ['Name', 'First Sip → First Pour'],
      ['Quantity', '40 → No limit'],
      ['Active', 'No → Yes'],
    ]);
    expect(form.getByText(/We don’t show the content here/)).toBeDefined();
    expect(server.requestsTo(call)).toHaveLength(1);
  });

  it('offers to read the history again after a failure', async () => {
    const user = open();
    const form = await openHistory(user);
    expect(await form.findByText('Failed to load the history')).toBeDefined();
    server.on(call, { body: [] });
    await user.click(form.getByRole('button', { name: 'Try again' }));
    expect(await form.findByText('No changes yet')).toBeDefined();
  });

  it('offers no history of a new reward', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add Reward' }));
    expect(within(await dialog()).queryByText('History')).toBeNull();
  });
});
