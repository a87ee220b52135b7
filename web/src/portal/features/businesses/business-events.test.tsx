import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, event } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { syncServerClock } from '../../../platform/device/server-clock.ts';
import {
  autumn,
  edit,
  form,
  open,
  prepareBusinessesTab,
  save,
  server,
  spring,
  vino,
  winter,
} from '../../../support/portal/businesses-tab.tsx';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { refusal } from '../../../support/portal/fake-server.ts';
import { fill } from '../../../support/portal/open-form.ts';
import { overview } from '../../../support/portal/sample-overview.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { EventChanges } from '../../app/shell/event-changes.tsx';
import BusinessesTab from './businesses-tab.tsx';

beforeEach(prepareBusinessesTab);

afterEach(() => syncServerClock(new Date().toUTCString()));

describe('events of a business', () => {
  it('offers the events with a list; one without a list includes every active business', async () => {
    server.on(edit, { body: { ...vino, version: 2 } });
    const user = open('/admin/businesses?edit=vino');
    const dialog = await form();
    expect(dialog.getByText(/^Autumn Wine Walk .* includes every active business\.$/)).toBeTruthy();
    await user.click(dialog.getByLabelText(/^Spring Wine Walk/));
    await user.click(dialog.getByLabelText(/^Winter Wine Walk/));
    await save(user);
    await screen.findByText('Business updated successfully');
    expect(server.requestsTo(edit)[0]?.body).toMatchObject({ eventIds: ['winter'] });
  });

  it('does not select an ended event', async () => {
    emitSnapshot('events', [
      spring,
      { ...winter, isActive: true, startTime: at(-600), endTime: at(60) },
    ]);
    open('/admin/businesses?new=1');
    const dialog = await form();
    const isTicked = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label).checked;
    expect(isTicked(/^Spring Wine Walk/)).toBe(true);
    expect(isTicked(/^Winter Wine Walk/)).toBe(false);
  });

  it.each([
    ['behind', -86_400_000],
    ['ahead', 86_400_000],
  ])("selects by the server's time on a computer whose clock is a day %s", async (_, aheadMs) => {
    const tonight = Date.now();
    vi.setSystemTime(tonight + aheadMs);
    syncServerClock(new Date(tonight).toUTCString());
    const over = { ...winter, isActive: true, joinsNewBusinesses: true };
    emitSnapshot('events', [spring, { ...over, startTime: at(-600), endTime: at(0) }]);
    open('/admin/businesses?new=1');
    const dialog = await form();
    const isTicked = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label).checked;
    expect(isTicked(/^Spring Wine Walk/)).toBe(true);
    expect(isTicked(/^Winter Wine Walk/)).toBe(false);
  });

  it('selects the upcoming event, not the running one', async () => {
    const running = { ...spring, joinsNewBusinesses: false };
    const next = event('next', { businessIds: [], startTime: at(6000), endTime: at(6300) });
    emitSnapshot('events', [running, next]);
    open('/admin/businesses?new=1&event=next');
    const dialog = await form();
    const isTicked = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label).checked;
    expect(isTicked(/^Spring Wine Walk/)).toBe(false);
    expect(isTicked(/^next/)).toBe(true);
  });

  it('shows the impact on the running event and the number of attendees before saving', async () => {
    server.on('GET /api/admin/events/spring/overview', { body: overview() });
    emitSnapshot('events', [spring]);
    const user = open('/admin/businesses?edit=vino');
    const warning = () => screen.queryByText(/is on now/)?.closest('[role=status]')?.textContent;
    await form();
    expect(warning()).toBeUndefined();
    await user.click((await form()).getByLabelText(/^Spring Wine Walk/));
    await screen.findByText(/212 registered people, 171 of them walking/);
    expect(warning()).toContain('Spring Wine Walk is on now.');
    expect(warning()).toContain('Vino Veritas leaves. You can undo this for 10 minutes.');
  });

  it('names each of two running events that a change affects', async () => {
    server.on('GET /api/admin/events/spring/overview', { body: overview() });
    server.on('GET /api/admin/events/river/overview', { body: overview() });
    emitSnapshot('events', [spring, { ...spring, id: 'river', name: 'River Wine Walk' }]);
    const user = open('/admin/businesses?edit=vino');
    await user.click((await form()).getByLabelText(/^Active/));
    expect(await screen.findByText('Spring Wine Walk is on now.')).toBeTruthy();
    expect(screen.getByText('River Wine Walk is on now.')).toBeTruthy();
  });

  it('offers an undo of a change to the running event, and says how to find it', async () => {
    const listed = 'GET /api/admin/changes?topic=events';
    server.on('GET /api/admin/events/spring/overview', { body: overview() });
    server.on(listed, { body: { changes: [] } });
    emitSnapshot('events', [spring]);
    render(
      <TestTab at="/admin/businesses?edit=vino">
        <EventChanges />
        <BusinessesTab />
      </TestTab>,
    );
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click((await form()).getByLabelText(/^Spring Wine Walk/));
    const [madeAt, undoUntil] = [at(60), at(70)];
    const change = {
      kind: 'event-edit',
      id: 'one',
      partIds: ['one'],
      eventId: 'spring',
      effects: [{ kind: 'leaving', businesses: ['Vino Veritas'] }],
      madeBy: 'dana',
    };
    server.on(edit, () => {
      server.on(listed, { body: { changes: [{ ...change, madeAt, undoUntil }] } });
      return { body: { ...vino, version: 2 } };
    });
    await save(user);
    expect(await screen.findByText(/at the top of any tab/)).toBeTruthy();
    expect(
      await screen.findByRole('button', { name: /^Undo: Vino Veritas leaves/ }, { timeout: 3000 }),
    ).toBeTruthy();
  });

  it('sends the initial events, so that concurrent list changes are preserved', async () => {
    server.on(edit, { body: { ...vino, version: 2 } });
    const user = open('/admin/businesses?edit=vino');
    await user.click((await form()).getByLabelText(/^Spring Wine Walk/));
    act(() => emitSnapshot('events', [autumn, spring, { ...winter, businessIds: ['vino'] }]));
    await save(user);
    await screen.findByText('Business updated successfully');
    const body = { eventIds: [], seenEventIds: ['spring'] };
    expect(server.requestsTo(edit)[0]?.body).toMatchObject(body);
  });

  it('reports an event that includes every active business since the form was opened, and saves', async () => {
    const message = 'Somebody else had Spring Wine Walk take every active business meanwhile.';
    server.on(edit, refusal(409, 'list-replaced', message, { fields: { eventIds: message } }));
    const user = open('/admin/businesses?edit=vino');
    const events = (await form()).getByRole('group', { name: /^Takes part in/ });
    await user.click(within(events).getByLabelText(/^Spring Wine Walk/));
    await save(user);
    expect(await within(events).findByText(message)).toBeTruthy();
    expect(screen.queryByText(/Compare both versions before you save/)).toBeNull();
    act(() => emitSnapshot('events', [{ ...spring, businessIds: null }, winter]));
    server.on(edit, { body: { ...vino, version: 2 } });
    await save(user);
    await screen.findByText('Business updated successfully');
    expect(server.requestsTo(edit)[1]?.body).toMatchObject({ eventIds: [], seenEventIds: [] });
  });

  it('sends its own events when they are chosen in a conflict', async () => {
    server.on(
      edit,
      refusal(409, 'stale-edit', 'Someone else saved this business since you opened it.'),
    );
    server.on('GET /api/admin/businesses', { body: [{ ...vino, version: 2 }] });
    const user = open('/admin/businesses?edit=vino');
    await fill(user, /^Rating/, '4.8');
    act(() => emitSnapshot('events', [{ ...spring, businessIds: [] }, winter]));
    await save(user);
    const choice = within(await screen.findByRole('group', { name: /^Events/ }));
    await user.click(choice.getByRole('radio', { name: /^Yours\s*Spring Wine Walk/ }));
    await user.click(screen.getByRole('button', { name: 'Use these' }));
    server.on(edit, { body: { ...vino, version: 3 } });
    await save(user);
    await screen.findByText('Business updated successfully');
    expect(server.requestsTo(edit)[1]?.body).toMatchObject({
      rating: 4.8,
      version: 2,
      eventIds: ['spring'],
      seenEventIds: [],
    });
  });

  it('requires the text of the special reward when it is enabled', async () => {
    server.on(edit, { body: { ...vino, version: 2 } });
    const user = open('/admin/businesses?edit=vino');
    expect((await form()).queryByLabelText('Special reward description')).toBeNull();
    await user.click((await form()).getByLabelText(/^Special reward/));
    await fill(user, /^Special reward description/, 'A taste');
    await save(user);
    await screen.findByText('Business updated successfully');
    expect(server.requestsTo(edit)[0]?.body).toMatchObject({
      hasSpecialReward: true,
      rewardDescription: 'A taste',
    });
  });

  it('shows the card for attendees', async () => {
    const user = open('/admin/businesses?edit=vino');
    await fill(user, /^Name/, 'Vino Nuovo');
    const preview = screen.getByRole('complementary', { name: 'Preview' });
    expect(within(preview).getAllByText('Vino Nuovo').length).toBeGreaterThan(0);
    expect(within(preview).getByText('14 Mill Street')).toBeTruthy();
  });

  it('shows Error with the server message, else Failed to save business', async () => {
    server.on(edit, refusal(422, 'other', 'Not today.'));
    const user = open('/admin/businesses?edit=vino');
    await fill(user, /^Rating/, '4');
    await save(user);
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getAllByText(/^Not today\./).length).toBeGreaterThan(0);
    server.on(edit, { status: 503, body: null });
    await save(user);
    expect((await screen.findAllByText(/^Failed to save business/)).length).toBeGreaterThan(0);
  });
});
