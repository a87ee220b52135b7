import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../support/portal/fake-server.ts';
import { fill } from '../../../support/portal/open-form.ts';
import {
  change,
  create,
  open,
  preparePointRulesTab,
  preview,
  server,
} from '../../../support/portal/point-rules-tab.tsx';

beforeEach(preparePointRulesTab);

describe('<StandingsCard>', () => {
  it('waits for a valid rule, then shows the effect of saving', async () => {
    const user = open('/admin/point-rules?new=1');
    expect(await screen.findByText(/^Fill in the rule to see/)).toBeTruthy();
    expect(server.requestsTo(preview)).toEqual([]);
    await fill(user, /^Name/, 'Lantern hour');
    await fill(user, /^Points/, '7');
    expect(await screen.findByText('1 of 3 attendees get different points.')).toBeTruthy();
    const row = screen.getByRole('row', { name: /Maya Reyes/ });
    expect(row.textContent).toBe('Maya Reyes20 34');
    expect(server.requestsTo(preview)[0]?.body).toMatchObject({ rule: { points: 7 } });
    expect(server.requestsTo(create)).toEqual([]);
  });

  it('requests the preview of the edited rule', async () => {
    open('/admin/point-rules?edit=door');
    await screen.findByText('1 of 3 attendees get different points.');
    expect(server.requestsTo(preview)[0]?.body).toMatchObject({ id: 'door' });
  });

  it('shows unchanged standings of an ended event, and says so', async () => {
    server.on(preview, { body: { ...change, isOver: true, changed: 0, totalAfter: 30, top: [] } });
    open('/admin/point-rules?edit=door');
    expect(
      await screen.findByText('This event has ended. Its leaderboard won’t change.'),
    ).toBeTruthy();
    expect(screen.queryByText(/attendees get different points/)).toBeNull();
  });

  it('shows an error when the preview fails', async () => {
    server.on(preview, refusal(500, 'unexpected', 'Something went wrong'));
    open('/admin/point-rules?edit=door');
    expect(await screen.findByText(/couldn’t calculate the leaderboard/)).toBeTruthy();
  });
});
