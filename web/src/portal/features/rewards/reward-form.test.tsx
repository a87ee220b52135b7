import { screen, waitFor, within } from '@testing-library/react';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { event, reward, ticketType } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { refusal } from '../../../support/portal/fake-server.ts';
import { fallbackFields } from '../../../support/portal/fallback-fields.ts';
import { fill } from '../../../support/portal/open-form.ts';
import {
  create,
  dialog,
  edit,
  first,
  open,
  prepareRewardsTab,
  server,
} from '../../../support/portal/rewards-tab.tsx';
import { overview } from '../../../support/portal/sample-overview.ts';
import { testHistory } from '../../../support/test-frame.tsx';

beforeEach(prepareRewardsTab);

describe('<RewardDialog>', () => {
  it('creates a reward, active by default', async () => {
    server.on(create, { body: reward('gold', { name: 'Gold Stamp' }) });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add Reward' }));
    await fill(user, /^Name/, 'Gold Stamp');
    await fill(user, /^Description/, 'A bottle label');
    expect(fallbackFields()).toEqual(['Spanish name', 'Spanish description']);
    await fill(user, /^Spanish name/, 'Sello de oro');
    expect(fallbackFields()).toEqual(['Spanish description']);
    await fill(user, /^Visits/, '3');
    await user.selectOptions(within(await dialog()).getByLabelText(/^Event/), 'autumn');
    await user.click(screen.getByRole('button', { name: 'Save reward' }));
    expect(await screen.findByText('Reward created successfully')).toBeTruthy();
    expect(server.requestsTo(create)[0]?.body).toEqual({
      name: 'Gold Stamp',
      description: 'A bottle label',
      nameIn: { ...inNoLanguage, es: 'Sello de oro' },
      descriptionIn: inNoLanguage,
      rewardType: 'visit_count',
      requiredVisits: 3,
      isActive: true,
      eventId: 'autumn',
      businessId: null,
      stock: null,
      excludedTypeIds: [],
    });
    await waitFor(() => expect(testHistory.url).toBe('/admin/rewards'));
  });

  it('excludes the holders of a ticket type', async () => {
    const ticketTypes = [ticketType(), ticketType({ id: 'regular', name: 'Regular' })];
    emitSnapshot('events', [event('autumn', { ticketTypes })]);
    server.on(edit, { body: first });
    const user = open('/admin/rewards?edit=first');
    const types = await screen.findByRole('group', { name: /^Not for these tickets/ });
    await user.click(within(types).getByRole('checkbox', { name: 'Designated driver' }));
    await user.click(screen.getByRole('button', { name: 'Save reward' }));
    await screen.findByText('Reward updated successfully');
    expect(server.requestsTo(edit)[0]?.body).toMatchObject({ excludedTypeIds: ['driver'] });
  });

  it('shows the impact on each running event, and that it can be undone', async () => {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const running = { startTime: hours(-1), endTime: hours(3) };
    const named = [
      ['autumn', 'Autumn Wine Walk'],
      ['river', 'River Wine Walk'],
    ] as const;
    for (const [id] of named)
      server.on(`GET /api/admin/events/${id}/overview`, { body: overview() });
    emitSnapshot(
      'events',
      named.map(([id, name]) => event(id, { name, ...running })),
    );
    const user = open('/admin/rewards?edit=first');
    await user.click(within(await dialog()).getByLabelText(/^Active/));
    for (const [, name] of named)
      expect(await screen.findByText(`${name} is on now.`)).toBeTruthy();
    expect(screen.getAllByText(/The reward First Pour leaves/)).toHaveLength(2);
    expect(screen.getByText('Nothing yet. Later they’ll see:')).toBeTruthy();
    server.on(edit, { body: first });
    await user.click(screen.getByRole('button', { name: 'Save reward' }));
    expect(await screen.findByText(/^You can undo this for 10 minutes/)).toBeTruthy();
  });

  it('retries the same attempt with the same key', async () => {
    server.on(create, refusal(500, 'other', 'Something went wrong'));
    const user = open('/admin/rewards?new=1');
    await fill(user, /^Name/, 'Gold Stamp');
    await fill(user, /^Description/, 'A bottle label');
    await fill(user, /^Visits/, '3');
    const save = screen.getByRole('button', { name: 'Save reward' });
    await user.click(save);
    await screen.findByText(/Your changes are still here/);
    await user.click(save);
    await waitFor(() => expect(server.requestsTo(create)).toHaveLength(2));
    const [one, two] = server
      .requestsTo(create)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(one).toBeTruthy();
    expect(two).toBe(one);
  });

  it('shows missing values at their fields and sends nothing', async () => {
    const user = open('/admin/rewards?new=1');
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Save reward' }));
    expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2);
    expect(screen.getByText('Enter the required number.')).toBeTruthy();
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['0', 'At least 1 is required.'],
    ['1.5', 'Enter a whole number.'],
    ['1000000000', 'At most 1000 can be required.'],
  ])('rejects a required count of %s', async (count, message) => {
    const user = open('/admin/rewards?edit=first');
    await fill(user, /^Visits/, count);
    await user.click(screen.getByRole('button', { name: 'Save reward' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(server.requests).toEqual([]);
  });

  it('offers the three types', async () => {
    open('/admin/rewards?new=1');
    const type = within(await dialog()).getByLabelText<HTMLSelectElement>(/^Reward type/);
    expect([...type.options].map(({ value }) => value)).toEqual([
      'visit_count',
      'event_completion',
      'special_achievement',
    ]);
  });

  it('labels the required count Visits for visit_count, otherwise Completions', async () => {
    const user = open('/admin/rewards?new=1');
    const form = within(await dialog());
    expect(form.getByLabelText(/^Visits/)).toBeTruthy();
    for (const type of ['event_completion', 'special_achievement']) {
      await user.selectOptions(form.getByLabelText(/^Reward type/), type);
      expect(form.getByLabelText(/^Completions/)).toBeTruthy();
      expect(form.queryByLabelText(/^Visits/)).toBeNull();
    }
  });

  it('edits a reward with its initial version', async () => {
    server.on(edit, { body: { ...first, version: 2 } });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Edit First Pour' }));
    expect(testHistory.url).toBe('/admin/rewards?edit=first');
    await user.click(within(await dialog()).getByLabelText(/^Active/));
    await user.click(screen.getByRole('button', { name: 'Save reward' }));
    expect(await screen.findByText('Reward updated successfully')).toBeTruthy();
    expect(server.requestsTo(edit)[0]?.body).toMatchObject({ isActive: false, version: 1 });
  });

  it('shows a live preview for attendees', async () => {
    const user = open('/admin/rewards?edit=first');
    await fill(user, /^Name/, 'Second Pour');
    await fill(user, /^Visits/, '4');
    const preview = screen.getByRole('complementary', { name: 'Preview' });
    expect(within(preview).getByText('Second Pour')).toBeTruthy();
    expect(within(preview).getByText('0 of 4 stamps')).toBeTruthy();
  });

  it('shows Error with the server message and the errors at their fields', async () => {
    const fields = { requiredVisits: 'There are only 15 doors.' };
    server.on(edit, refusal(400, 'invalid-input', 'Please check the fields.', { fields }));
    const user = open('/admin/rewards?edit=first');
    await fill(user, /^Visits/, '16');
    await user.click(screen.getByRole('button', { name: 'Save reward' }));
    expect(await screen.findByText('Error')).toBeTruthy();
    // In the toast and at the field.
    expect(screen.getAllByText('There are only 15 doors.')).toHaveLength(2);
  });

  it('shows Failed to save reward when the server sends no message', async () => {
    server.on(edit, { status: 502, body: '' });
    const user = open('/admin/rewards?edit=first');
    await fill(user, /^Visits/, '2');
    await user.click(screen.getByRole('button', { name: 'Save reward' }));
    expect((await screen.findAllByText(/^Failed to save reward/)).length).toBeGreaterThan(0);
    expect(screen.getByText('Error')).toBeTruthy();
  });

  it('confirms before input is discarded', async () => {
    const user = open('/admin/rewards?edit=first');
    await fill(user, /^Name/, 'Second Pour');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Discard your changes?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByDisplayValue('Second Pour')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(testHistory.url).toBe('/admin/rewards'));
  });
});
