import { screen, waitFor, within } from '@testing-library/react';
import { at, event } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  autumn,
  copy,
  form,
  open,
  pick,
  prepareEventsTab,
  rowOf,
  save,
  server,
  winter,
} from '../../../support/portal/events-tab.tsx';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { fill } from '../../../support/portal/open-form.ts';
import { testHistory } from '../../../support/test-frame.tsx';

beforeEach(prepareEventsTab);

it('lists each event with its times in its own zone, its badge and an edit button', () => {
  open();
  expect(within(rowOf('Autumn Wine Walk')).getByText('Active')).toBeTruthy();
  expect(within(rowOf('Winter Wine Walk')).getByText('Inactive')).toBeTruthy();
  const times = within(rowOf('Winter Wine Walk')).getAllByText(/^Feb 15, 2025, 2:00 – 6:00 PM$/);
  expect(times.length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Edit Autumn Wine Walk' })).toBeTruthy();
});

it('opens the map that the URL names, and removes it from the URL when it is closed', async () => {
  const user = open('/admin/events?map=autumn');
  expect(await screen.findByRole('dialog', { name: 'Map of Autumn Wine Walk' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(testHistory.url).toBe('/admin/events'));
});

describe('archive', () => {
  const controls = 'POST /api/admin/events/winter/controls';
  const archived = { ...winter, archivedAt: at(0) };

  it('archives an event that attendees no longer see', async () => {
    server.on(controls, () => {
      emitSnapshot('events', [autumn, archived]);
      return { body: archived };
    });
    const user = open('/admin/events?edit=winter');
    await user.click(await screen.findByRole('button', { name: 'Archive event' }));
    await waitFor(() => expect(testHistory.url).toBe('/admin/events'));
    expect(server.requestsTo(controls)[0]?.body).toEqual({ control: 'archive', isArchived: true });
    expect(screen.queryByRole('button', { name: 'Edit Winter Wine Walk' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Archive (1)' }));
    expect(screen.getByRole('button', { name: 'Edit Winter Wine Walk' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit Autumn Wine Walk' })).toBeNull();
  });

  it('restores an archived event', async () => {
    emitSnapshot('events', [autumn, archived]);
    server.on(controls, { body: winter });
    const user = open('/admin/events?edit=winter');
    await user.click(await screen.findByRole('button', { name: 'Restore event' }));
    await waitFor(() => expect(server.requestsTo(controls)).toHaveLength(1));
    expect(server.requestsTo(controls)[0]?.body).toEqual({ control: 'archive', isArchived: false });
  });

  it('offers no archive for an event that attendees see', async () => {
    open('/admin/events?edit=autumn');
    await screen.findByRole('region', { name: 'Edit event' });
    expect(screen.queryByRole('button', { name: 'Archive event' })).toBeNull();
  });
});

describe('<DuplicateDialog>', () => {
  it('duplicates an event at new times and opens the new one', async () => {
    const spring = event('spring', { name: 'Spring Wine Walk', isActive: false });
    server.on(copy, () => {
      emitSnapshot('events', [spring, autumn, winter]);
      return { body: spring };
    });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Duplicate Winter Wine Walk' }));
    await fill(user, /^Name/, 'Spring Wine Walk');
    await pick(/^Start(?! from)/, '2027-04-10T16:00');
    await pick(/^End/, '2027-04-10T20:00');
    await user.click(screen.getByRole('button', { name: 'Create event' }));
    expect(await screen.findByText('Event created successfully')).toBeTruthy();
    expect(server.requestsTo(copy)[0]?.body).toEqual({
      name: 'Spring Wine Walk',
      startTime: '2027-04-10T20:00:00.000Z',
      endTime: '2027-04-11T00:00:00.000Z',
    });
    await waitFor(() => expect(testHistory.url).toBe('/admin/events?event=spring&edit=spring'));
    expect(await screen.findByRole('region', { name: 'Edit event' })).toBeTruthy();
  });

  it('selects the new event in place of another selected one, and says so', async () => {
    const spring = event('spring', { name: 'Spring Wine Walk', isActive: false });
    server.on(copy, () => {
      emitSnapshot('events', [spring, autumn, winter]);
      return { body: spring };
    });
    const user = open('/admin/events?event=winter');
    await user.click(screen.getByRole('button', { name: 'Duplicate Winter Wine Walk' }));
    await fill(user, /^Name/, 'Spring Wine Walk');
    await pick(/^Start(?! from)/, '2027-04-10T16:00');
    await pick(/^End/, '2027-04-10T20:00');
    await user.click(screen.getByRole('button', { name: 'Create event' }));
    expect(await screen.findByText('You’re now working on Spring Wine Walk.')).toBeTruthy();
    await waitFor(() => expect(testHistory.url).toBe('/admin/events?event=spring&edit=spring'));
    // The portal opens with it the next time, too.
    expect(window.localStorage.getItem('ww:staff-walk')).toBe('spring');
  });

  it('duplicates the selected event by default', async () => {
    const next = event('next', { name: 'Next Walk', startTime: at(90_000), endTime: at(90_300) });
    emitSnapshot('events', [next, autumn, winter]);
    const user = open('/admin/events?event=winter');
    await user.click(screen.getByRole('button', { name: 'Duplicate an event' }));
    expect(testHistory.url).toBe('/admin/events?event=winter&copy=winter');
  });

  it('duplicates another event when it is chosen', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Duplicate an event' }));
    await user.selectOptions((await form()).getByLabelText('Copy from'), 'winter');
    expect(testHistory.url).toBe('/admin/events?copy=winter');
    const name = (await form()).getByLabelText<HTMLInputElement>(/^Name/);
    expect(name.value).toBe('Winter Wine Walk');
  });
});

describe('after an edit of the time or place', () => {
  const edit = async (label: RegExp, value: string) => {
    const user = open('/admin/events?edit=autumn');
    server.on('PUT /api/admin/events/autumn', ({ body }) => {
      const saved = { ...autumn, ...(body as object), version: 2 };
      // The listener can be faster than the response.
      emitSnapshot('events', [saved, winter]);
      return { body: saved };
    });
    await fill(user, label, value);
    await save(user);
    await screen.findByText('Event updated successfully');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Edit event' })).toBeNull());
    return user;
  };

  it('says that the edit was announced and leads to the announcement', async () => {
    const user = await edit(/^Place/, 'Old Mill, 3 River Street');
    expect(await screen.findByText(/We announced it in the app/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'See the announcement' }));
    expect(testHistory.url).toBe('/admin/announcements?event=autumn');
  });

  it('announces nothing after another edit', async () => {
    await edit(/^Hashtag/, '#Harlow');
    expect(screen.queryByText(/We announced it in the app/)).toBeNull();
  });
});
