import { noBusinessFacts } from '@contract/business-facts.ts';
import { event } from '@support/sample-event.ts';
import { at, business } from '@support/samples.ts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, forgetRecords, tell } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { overview } from '../../../support/portal/sample-overview.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { forgetDrafts } from '../../forms/drafts.ts';
import BusinessesTab from './businesses-tab.tsx';

vi.mock('firebase/auth', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/firebase-auth.ts', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/live.ts', () => import('../../../support/portal/fake-live.ts'));

const vino = business('vino', {
  name: 'Vino Veritas',
  address: '14 Mill Street',
  latitude: 38.149781,
  longitude: -79.075453,
});
const rail = business('rail', { name: 'The Brass Rail', category: 'bar', isActive: false });
const autumn = event('autumn', { name: 'Autumn Wine Walk' });
const spring = event('spring', {
  name: 'Spring Wine Walk',
  businessIds: ['vino'],
  joinsNewBusinesses: true,
});
const winter = event('winter', { name: 'Winter Wine Walk', isActive: false, businessIds: [] });
const create = 'POST /api/admin/businesses';
const edit = 'PUT /api/admin/businesses/vino';
let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at(60)), shouldAdvanceTime: true });
  forgetRecords();
  forgetDrafts();
  tell('businesses', [rail, vino]);
  tell('events', [autumn, spring, winter]);
  server = fakeServer();
});
afterEach(() => void vi.useRealTimers());

function open(address = '/admin/businesses') {
  render(
    <TestTab at={address}>
      <BusinessesTab />
    </TestTab>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

type User = ReturnType<typeof open>;
const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
const form = async () => within(await screen.findByRole('dialog'));
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save business' }));

async function fill(user: User, label: RegExp, text: string) {
  const input = (await form()).getByLabelText(label);
  await user.clear(input);
  await user.paste(text);
}

async function fillRequired(user: User) {
  await fill(user, /^Name/, 'Depot Books');
  await user.selectOptions((await form()).getByLabelText(/^Category/), 'Bar/Pub');
  await fill(user, /^Address/, '2 Depot Square');
  await fill(user, /^Latitude/, '38.15');
  await fill(user, /^Longitude/, '-79.07');
}

describe('the list', () => {
  // spec: E2.10
  it('is sorted by its headings, in the address', async () => {
    const user = open();
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.querySelector('td p')?.textContent);
    await user.click(screen.getByRole('button', { name: 'Business' }));
    expect(names()).toEqual(['The Brass Rail', 'Vino Veritas']);
    await user.click(screen.getByRole('button', { name: 'Business' }));
    expect(names()).toEqual(['Vino Veritas', 'The Brass Rail']);
    expect(screen.getByRole('columnheader', { name: 'Business' }).ariaSort).toBe('descending');
    expect(screen.getByTestId('address').textContent).toContain('sort=-Business');
  });

  // spec: E2.10
  it('opens one by a press on its row, and not by one on what stands in it', async () => {
    const user = open();
    await user.click(within(rowOf('Vino Veritas')).getByText('14 Mill Street'));
    expect(await screen.findByRole('dialog', { name: 'Edit business' })).toBeTruthy();
  });

  // spec: E2.10
  it('finds without accents, and by the category', async () => {
    tell('businesses', [business('cafe', { name: 'Café Olé', category: 'retail' }), rail]);
    const user = open();
    await user.type(screen.getByRole('searchbox'), 'cafe ole');
    expect(screen.getByText('Café Olé')).toBeTruthy();
    expect(screen.queryByText('The Brass Rail')).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'pub');
    expect(screen.getByText('The Brass Rail')).toBeTruthy();
    expect(screen.queryByText('Café Olé')).toBeNull();
  });

  // spec: E2.11
  it('has the browser ask before a reload drops what was typed', async () => {
    const user = open();
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.click(screen.getByRole('button', { name: 'Edit Vino Veritas' }));
    await form();
    expect(isAsked()).toBe(false);
    await fill(user, /^Name/, 'Vino e Verità');
    expect(isAsked()).toBe(true);
    await save(user);
  });

  // spec: S2.23, S3.8
  it('shows each business with its badge and an edit button, a bar as Bar/Pub', () => {
    open();
    expect(within(rowOf('Vino Veritas')).getByText('Active')).toBeTruthy();
    expect(within(rowOf('The Brass Rail')).getByText('Inactive')).toBeTruthy();
    expect(within(rowOf('The Brass Rail')).getByText('Bar/Pub')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit Vino Veritas' })).toBeTruthy();
  });

  // spec: B3.2
  it('filters by category in the address', async () => {
    const user = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Bar/Pub');
    expect(screen.queryByText('Vino Veritas')).toBeNull();
    expect(screen.getByTestId('address').textContent).toBe('/admin/businesses?category=bar');
  });

  // spec: S5.19
  it('searches names and descriptions, whatever their case', async () => {
    tell('businesses', [rail, { ...vino, description: 'A cellar of Riojas' }]);
    const user = open();
    const search = screen.getByRole('searchbox', { name: 'Search businesses' });
    await user.type(search, 'RIOJA');
    expect(screen.queryByText('The Brass Rail')).toBeNull();
    expect(screen.getByText('Vino Veritas')).toBeTruthy();
    await user.clear(search);
    await user.type(search, 'brass');
    expect(screen.queryByText('Vino Veritas')).toBeNull();
    expect(screen.getByText('1 of 2 businesses')).toBeTruthy();
  });

  // spec: S8.11
  it('says Failed to fetch businesses where they cannot be loaded', async () => {
    server.on('GET /api/admin/session', {
      body: { username: 'dana', fullName: '', role: 'admin' },
    });
    open();
    act(() => fail('businesses', new Error('permission-denied')));
    expect(await screen.findByText('Failed to fetch businesses')).toBeTruthy();
    await vi.waitFor(() => expect(server.asked[0]?.path).toBe('/api/admin/session'));
  });
});

describe('the form', () => {
  // spec: S2.24, S2.29, S3.2, S4.5, S7.14, S8.18, B3.5
  it('creates a business that joins the active events unless said otherwise', async () => {
    server.on(create, { body: business('books', { name: 'Depot Books' }) });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add Business' }));
    await fillRequired(user);
    await save(user);
    expect(await screen.findByText('Business created successfully')).toBeTruthy();
    expect(server.askedOf(create)[0]?.body).toEqual({
      name: 'Depot Books',
      description: '',
      category: 'bar',
      address: '2 Depot Square',
      latitude: 38.15,
      longitude: -79.07,
      imageUrl: '',
      rating: 0,
      isActive: true,
      hasSpecialReward: false,
      rewardDescription: '',
      facts: noBusinessFacts,
      eventIds: ['spring'],
    });
  });

  // spec: S5.7
  it('requires name, category, address, latitude and longitude', async () => {
    const user = open('/admin/businesses?new=1');
    await form();
    await save(user);
    expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2);
    for (const message of [
      'Please choose a category.',
      'Latitude is a number of degrees.',
      'Longitude is a number of degrees.',
    ])
      expect(screen.getByText(message)).toBeTruthy();
    expect(server.askedOf(create)).toEqual([]);
  });

  // spec: S3.7, S3.8
  it('offers the eight categories', async () => {
    open('/admin/businesses?new=1');
    const category = (await form()).getByLabelText<HTMLSelectElement>(/^Category/);
    expect([...category.options].slice(1).map(({ value, text }) => [value, text])).toEqual([
      ['restaurant', 'Restaurant'],
      ['bar', 'Bar/Pub'],
      ['wine_bar', 'Wine Bar'],
      ['retail', 'Retail'],
      ['art_gallery', 'Art Gallery'],
      ['antiques', 'Antiques'],
      ['services', 'Services'],
      ['entertainment', 'Entertainment'],
    ]);
  });

  // spec: S5.9, S5.11, S5.12, B3.7, B10.5, B10.6
  it.each([
    [/^Latitude/, '91', 'Latitude is at most 90.'],
    [/^Latitude/, '38,15', 'Latitude is a number of degrees.'],
    [/^Longitude/, '-181', 'Longitude is at least -180.'],
    [/^Rating/, '5.05', 'A rating is at most 5.'],
    [/^Rating/, '4.55', 'A rating goes in steps of 0.1.'],
    [/^Image URL/, 'javascript:alert(1)', 'Please enter an address that starts with https://.'],
    [/^Image URL/, 'data:image/png,x', 'Please enter an address that starts with https://.'],
    [/^Image URL/, 'http://a.example/b.png', 'Please enter an address that starts with https://.'],
  ])('refuses %s %s', async (label, text, message) => {
    const user = open('/admin/businesses?edit=vino');
    await fill(user, label, text);
    await save(user);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(server.askedOf(create)).toEqual([]);
  });

  // spec: B3.6
  it('takes a pair of coordinates as maps copy them', async () => {
    const user = open('/admin/businesses?edit=vino');
    await user.click((await form()).getByLabelText(/^Latitude/));
    await user.paste('38.151234, -79.071111');
    expect(screen.getByDisplayValue('38.151234')).toBeTruthy();
    expect(screen.getByDisplayValue('-79.071111')).toBeTruthy();
  });

  // spec: B3.4
  it('moves the pin by the arrow keys, and the coordinates with it', async () => {
    const user = open('/admin/businesses?edit=vino');
    const pin = await screen.findByTitle('The business’s place');
    pin.focus();
    await user.keyboard('{ArrowUp}');
    expect(await screen.findByDisplayValue('38.149790')).toBeTruthy();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const longitude = (await form()).getByLabelText<HTMLInputElement>(/^Longitude/);
    expect(Number(longitude.value)).toBeCloseTo(-79.075453 + 10 / 111_320 / 0.7864, 5);
  });

  // spec: S2.29, S7.15, S8.19
  it('sends an edit without the events where they were not touched', async () => {
    server.on(edit, { body: { ...vino, version: 2 } });
    const user = open('/admin/businesses?edit=vino');
    await fill(user, /^Rating/, '4.8');
    await save(user);
    expect(await screen.findByText('Business updated successfully')).toBeTruthy();
    const { body } = server.askedOf(edit)[0] ?? {};
    expect(body).toMatchObject({ rating: 4.8, version: 1 });
    expect(body).not.toHaveProperty('eventIds');
  });

  // spec: B3.13
  it('chooses the events it takes part in; one without a list takes every active business', async () => {
    server.on(edit, { body: { ...vino, version: 2 } });
    const user = open('/admin/businesses?edit=vino');
    const dialog = await form();
    expect(dialog.getByText(/^Autumn Wine Walk .* takes every active business\.$/)).toBeTruthy();
    await user.click(dialog.getByLabelText(/^Spring Wine Walk/));
    await user.click(dialog.getByLabelText(/^Winter Wine Walk/));
    await save(user);
    await screen.findByText('Business updated successfully');
    expect(server.askedOf(edit)[0]?.body).toMatchObject({ eventIds: ['winter'] });
  });

  // spec: B10.13
  it('joins no walk that is over unless it is ticked', async () => {
    tell('events', [spring, { ...winter, isActive: true, startTime: at(-600), endTime: at(60) }]);
    open('/admin/businesses?new=1');
    const dialog = await form();
    const isTicked = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label).checked;
    expect(isTicked(/^Spring Wine Walk/)).toBe(true);
    expect(isTicked(/^Winter Wine Walk/)).toBe(false);
  });

  // spec: E1.5
  it('joins the walk that is being prepared, and not the one that runs', async () => {
    const running = { ...spring, joinsNewBusinesses: false };
    const next = event('next', { businessIds: [], startTime: at(6000), endTime: at(6300) });
    tell('events', [running, next]);
    open('/admin/businesses?new=1&event=next');
    const dialog = await form();
    const isTicked = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label).checked;
    expect(isTicked(/^Spring Wine Walk/)).toBe(false);
    expect(isTicked(/^next/)).toBe(true);
  });

  // spec: E1.4
  it('says before it is saved what it does to the walk that runs, and to how many', async () => {
    server.on('GET /api/admin/events/spring/overview', { body: overview() });
    tell('events', [spring]);
    const user = open('/admin/businesses?edit=vino');
    const warning = () => screen.queryByText(/is running/)?.closest('[role=status]')?.textContent;
    await form();
    expect(warning()).toBeUndefined();
    await user.click((await form()).getByLabelText(/^Spring Wine Walk/));
    await screen.findByText(/212 registered people, 171 of them walking/);
    expect(warning()).toContain('Spring Wine Walk is running.');
    expect(warning()).toContain('Vino Veritas leaves. It can be taken back for 10 minutes.');
  });

  // spec: B10.11
  it('says which events it saw, so that others’ changes of a list stay', async () => {
    server.on(edit, { body: { ...vino, version: 2 } });
    const user = open('/admin/businesses?edit=vino');
    await user.click((await form()).getByLabelText(/^Spring Wine Walk/));
    act(() => tell('events', [autumn, spring, { ...winter, businessIds: ['vino'] }]));
    await save(user);
    await screen.findByText('Business updated successfully');
    const body = { eventIds: [], seenEventIds: ['spring'] };
    expect(server.askedOf(edit)[0]?.body).toMatchObject(body);
  });

  it('says at the events that one of them takes every active business by now, and goes on', async () => {
    const message = 'Somebody else had Spring Wine Walk take every active business meanwhile.';
    server.on(edit, refusal(409, 'stale-edit', message, { fields: { eventIds: message } }));
    const user = open('/admin/businesses?edit=vino');
    const events = (await form()).getByRole('group', { name: /^Takes part in/ });
    await user.click(within(events).getByLabelText(/^Spring Wine Walk/));
    await save(user);
    expect(await within(events).findByText(message)).toBeTruthy();
    expect(screen.queryByText(/Compare both before you save/)).toBeNull();
    act(() => tell('events', [{ ...spring, businessIds: null }, winter]));
    server.on(edit, { body: { ...vino, version: 2 } });
    await save(user);
    await screen.findByText('Business updated successfully');
    expect(server.askedOf(edit)[1]?.body).toMatchObject({ eventIds: [], seenEventIds: [] });
  });

  // spec: B10.12
  it('sends its own events where they are chosen against those saved meanwhile', async () => {
    server.on(edit, refusal(409, 'stale-edit', 'Somebody else saved this business meanwhile.'));
    server.on('GET /api/admin/businesses', { body: [{ ...vino, version: 2 }] });
    const user = open('/admin/businesses?edit=vino');
    await fill(user, /^Rating/, '4.8');
    act(() => tell('events', [{ ...spring, businessIds: [] }, winter]));
    await save(user);
    const choice = within(await screen.findByRole('group', { name: /^Events/ }));
    await user.click(choice.getByRole('radio', { name: /^Yours\s*Spring Wine Walk/ }));
    await user.click(screen.getByRole('button', { name: 'Use these' }));
    server.on(edit, { body: { ...vino, version: 3 } });
    await save(user);
    await screen.findByText('Business updated successfully');
    expect(server.askedOf(edit)[1]?.body).toMatchObject({
      rating: 4.8,
      version: 2,
      eventIds: ['spring'],
      seenEventIds: [],
    });
  });

  it('asks for the special reward’s words once it has one', async () => {
    server.on(edit, { body: { ...vino, version: 2 } });
    const user = open('/admin/businesses?edit=vino');
    expect((await form()).queryByLabelText('Special reward description')).toBeNull();
    await user.click((await form()).getByLabelText(/^Special reward/));
    await fill(user, /^Special reward description/, 'A taste');
    await save(user);
    await screen.findByText('Business updated successfully');
    expect(server.askedOf(edit)[0]?.body).toMatchObject({
      hasSpecialReward: true,
      rewardDescription: 'A taste',
    });
  });

  // spec: B3.25
  it('shows the card that attendees will see', async () => {
    const user = open('/admin/businesses?edit=vino');
    await fill(user, /^Name/, 'Vino Nuovo');
    const preview = screen.getByRole('complementary', { name: 'Preview' });
    expect(within(preview).getAllByText('Vino Nuovo').length).toBeGreaterThan(0);
    expect(within(preview).getByText('14 Mill Street')).toBeTruthy();
  });

  // spec: S8.4
  it('says Error with the server message, else Failed to save business', async () => {
    server.on(edit, refusal(422, 'decided-against', 'Not today.'));
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
