import { screen, waitFor, within } from '@testing-library/react';
import { event } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  autumn,
  create,
  edit,
  form,
  open,
  pick,
  prepareEventsTab,
  save,
  server,
  winter,
} from '../../../support/portal/events-tab.tsx';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { refusal } from '../../../support/portal/fake-server.ts';
import { fill } from '../../../support/portal/open-form.ts';

beforeEach(prepareEventsTab);

describe('<EventPage> validation', () => {
  it('requires name, start and end', async () => {
    const user = open('/admin/events?new=1');
    await form();
    await save(user);
    expect(await screen.findByText('Please fill this in.')).toBeTruthy();
    expect(screen.getAllByText('Please enter a date and time.')).toHaveLength(2);
    expect(server.requests).toEqual([]);
  });

  it('rejects an end that is not after the start', async () => {
    const user = open('/admin/events?edit=autumn');
    await pick(/^End/, '2026-11-20T13:00');
    await save(user);
    expect(await screen.findByText('The event must end after it starts.')).toBeTruthy();
    expect(server.requestsTo('PUT /api/admin/events/autumn')).toEqual([]);
  });

  it('rejects a time that does not exist, and explains why', async () => {
    const user = open('/admin/events?new=1');
    await fill(user, /^Name/, 'Too early');
    await pick(/^Start/, '2027-03-14T02:30');
    await pick(/^End/, '2027-03-14T06:00');
    const message =
      '2:30 AM doesn’t exist that day in Eastern Time because clocks go forward. Did you mean 3:30 AM?';
    expect(await screen.findByText(message)).toBeTruthy();
    await save(user);
    expect(server.requests).toEqual([]);
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('requires a choice for an ambiguous time', async () => {
    server.on(create, { body: event('late') });
    const user = open('/admin/events?new=1');
    await fill(user, /^Name/, 'Late');
    await pick(/^Start/, '2026-10-31T20:00');
    await pick(/^End/, '2026-11-01T01:30');
    const which = await screen.findByRole('combobox', { name: 'End: first or second' });
    expect(within(which).getByText('The first 1:30 AM EDT')).toBeTruthy();
    await user.selectOptions(which, 'The second 1:30 AM EST, an hour later');
    await save(user);
    await screen.findByText('Event created successfully');
    expect(server.requestsTo(create)[0]?.body).toMatchObject({
      endTime: '2026-11-01T06:30:00.000Z',
    });
  });

  it('warns if another active event overlaps, but not on another day', async () => {
    emitSnapshot('events', [autumn, { ...winter, isActive: true }]);
    const user = open('/admin/events?edit=winter');
    await form();
    expect(screen.queryByText(/^Also active at the same time/)).toBeNull();
    await pick(/^Start/, '2026-11-20T14:00');
    await pick(/^End/, '2026-11-20T15:00');
    expect(
      await screen.findByText(/^Also active at the same time: Autumn Wine Walk\./),
    ).toBeTruthy();
    await user.click((await form()).getByLabelText(/^Active/));
    expect(screen.queryByText(/^Also active at the same time/)).toBeNull();
  });

  it('has the Active checkbox, checked in a new event, which is not published yet', async () => {
    open('/admin/events?new=1');
    expect((await form()).getByText(/^Not published yet: only staff can see it/)).toBeTruthy();
    const active = (await form()).getByRole<HTMLInputElement>('checkbox', { name: /^Active/ });
    expect(active.checked).toBe(true);
  });

  it('shows the checklist before it switches on an event that was never active', async () => {
    const spring = { ...autumn, isActive: false, isPublished: false };
    emitSnapshot('events', [spring]);
    server.on(edit, { body: { ...spring, version: 2 } });
    const { promise: checklist, resolve: answer } = Promise.withResolvers<{ body: unknown }>();
    server.on('GET /api/admin/events/autumn/readiness?language=en', () => checklist);
    const publish = 'POST /api/admin/events/autumn/controls';
    server.on(publish, { body: { ...autumn, version: 3 } });
    const user = open('/admin/events?edit=autumn');
    await user.click((await form()).getByRole('checkbox', { name: /^Active/ }));
    await save(user);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish it as it is?' }));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    answer({ body: [{ check: 'map', isFine: false, message: 'The map has no streets.' }] });
    expect(await dialog.findByText('The map has no streets.')).toBeTruthy();
    expect(server.requestsTo(edit)[0]?.body).toMatchObject({ isActive: false });
    expect(server.requestsTo(publish)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Publish anyway' }));
    await waitFor(() =>
      expect(server.requestsTo(publish)[0]?.body).toEqual({ control: 'publish' }),
    );
  });

  it('selects the businesses and orders them by keyboard', async () => {
    server.on(edit, { body: { ...autumn, version: 2 } });
    const user = open('/admin/events?edit=autumn');
    await user.click((await form()).getByText('Only these, in this order'));
    const names = () =>
      within(screen.getByRole('list', { name: 'Taking part, in order' }))
        .getAllByRole('listitem')
        .map((row) => row.textContent);
    expect(names()).toEqual(['1Ash', '2Books', '3Cellar']);
    screen.getByRole('button', { name: 'Move Ash down' }).focus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['1Books', '2Ash', '3Cellar']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Ash down' }));
    expect(screen.getByText('Ash is now 2 of 3.')).toBeTruthy();
    await user.keyboard('{End}');
    expect(names()).toEqual(['1Books', '2Cellar', '3Ash']);
    await user.click(screen.getByRole('button', { name: 'Remove Books' }));
    await user.click(screen.getByRole('button', { name: 'Add Books' }));
    expect(names()).toEqual(['1Cellar', '2Ash', '3Books']);
    await save(user);
    await screen.findByText('Event updated successfully');
    expect(server.requestsTo(edit)[0]?.body).toMatchObject({
      businessIds: ['c', 'a', 'b'],
      version: 1,
    });
  });

  it('clears the list with one click and moves the focus from removed buttons', async () => {
    const user = open('/admin/events?edit=autumn');
    await user.click((await form()).getByText('Only these, in this order'));
    const list = await screen.findByRole('list', { name: 'Taking part, in order' });
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    const focused = (name: string) =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    await press('Remove Ash');
    focused('Remove Books');
    await press('Remove Cellar');
    focused('Remove Books');
    await press('Add Ash');
    focused('Add Cellar');
    await press('Remove all 2');
    expect(within(list).queryAllByRole('listitem')).toEqual([]);
    expect(document.activeElement).toBe(list);
    for (const name of ['Ash', 'Books', 'Cellar']) await press(`Add ${name}`);
    expect(screen.getByText('Every business is taking part.')).toBe(
      document.activeElement?.querySelector('p'),
    );
  });

  it('shows a live preview for attendees', async () => {
    const user = open('/admin/events?edit=winter');
    await fill(user, /^Name/, 'Winter Lights');
    await fill(user, /^Place/, 'Mill Street');
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
    expect(preview.getByRole('heading', { name: 'Winter Lights' })).toBeTruthy();
    expect(preview.getByText('Mill Street · #WineWalk')).toBeTruthy();
    expect(preview.getByText(/2:00 – 6:00 PM$/)).toBeTruthy();
    expect(preview.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Ash',
      'Books',
    ]);
  });

  it('shows Error with the server message, else Failed to save event', async () => {
    server.on(
      edit,
      refusal(404, 'businesses-gone', 'One of these businesses no longer exists.', {
        fields: { businessIds: 'One of these businesses no longer exists.' },
      }),
    );
    const user = open('/admin/events?edit=autumn');
    await fill(user, /^Name/, 'Renamed');
    await save(user);
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getAllByText(/One of these businesses no longer exists/).length).toBe(3);
    server.on(edit, { status: 500, body: 0 });
    await save(user);
    expect((await screen.findAllByText(/^Failed to save event/)).length).toBeGreaterThan(0);
  });
});
