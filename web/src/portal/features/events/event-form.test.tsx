import { screen, waitFor, within } from '@testing-library/react';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import { event } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { saveOrganization } from '../../../platform/device/organization.ts';
import {
  autumn,
  create,
  form,
  open,
  pick,
  prepareEventsTab,
  save,
  server,
  winter,
} from '../../../support/portal/events-tab.tsx';
import { emitSnapshot } from '../../../support/portal/fake-live.ts';
import { invalidFields } from '../../../support/portal/fake-server.ts';
import { fallbackFields } from '../../../support/portal/fallback-fields.ts';
import { fill } from '../../../support/portal/open-form.ts';
import { testHistory } from '../../../support/test-frame.tsx';

beforeEach(prepareEventsTab);

describe('<EventPage>', () => {
  it('creates an event and sends its local times as ISO timestamps', async () => {
    saveOrganization({ ticketPriceCents: 1200, currency: 'CAD' });
    onTestFinished(() => saveOrganization(defaultOrganization));
    server.on(create, { body: event('spring') });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Create Event' }));
    await fill(user, /^Name/, 'Spring Wine Walk');
    await pick(/^Start/, '2027-04-10T16:00');
    await pick(/^End/, '2027-04-10T20:00');
    await fill(user, /^Ticket sales page/, 'https://tickets.example/spring');
    await save(user);
    expect(await screen.findByText('Event created successfully')).toBeTruthy();
    expect(server.requestsTo(create)[0]?.body).toEqual({
      name: 'Spring Wine Walk',
      description: '',
      descriptionIn: inNoLanguage,
      place: '',
      hashtag: '',
      startTime: '2027-04-10T20:00:00.000Z',
      endTime: '2027-04-11T00:00:00.000Z',
      timeZone: 'America/New_York',
      staffLinkLeadHours: 24,
      ticketPrice: { amountCents: 1200, currency: 'CAD' },
      ticketUrl: 'https://tickets.example/spring',
      capacity: null,
      ticketTypes: [],
      isActive: false,
      businessIds: ['a', 'b', 'c'],
      joinsNewBusinesses: false,
      mapPoints: [],
      wayHome: { taxiPhone: '', transitUrl: '', deskPhone: '', emergencyPhone: '' },
      nonprofit: { name: '', url: '' },
    });
  });

  it('starts with the place of the organization, in its main language', async () => {
    const place = { ...inNoLanguage, en: 'Depot Square', es: 'Plaza de la Estación' };
    saveOrganization({ place, languages: ['es', 'en'] });
    onTestFinished(() => saveOrganization(defaultOrganization));
    open('/admin/events?new=1');
    const field = (await form()).getByLabelText<HTMLInputElement>(/^Place/);
    expect(field.value).toBe('Plaza de la Estación');
  });

  it('marks a description that falls back in another language', async () => {
    const user = open('/admin/events?new=1');
    await form();
    expect(fallbackFields()).toEqual([]);
    await fill(user, /^Description/, 'Ten stops');
    expect(fallbackFields()).toEqual(['Spanish description']);
    await fill(user, /^Spanish description/, 'Diez paradas');
    expect(fallbackFields()).toEqual([]);
  });

  it('selects a new event in the portal when none was selected explicitly', async () => {
    server.on(create, () => {
      emitSnapshot('events', [autumn, winter, event('spring')]);
      return { body: event('spring') };
    });
    const user = open('/admin/events?new=1');
    await fill(user, /^Name/, 'Spring Wine Walk');
    await pick(/^Start/, '2027-04-10T16:00');
    await pick(/^End/, '2027-04-10T20:00');
    await save(user);
    await waitFor(() => expect(testHistory.url).toBe('/admin/events?event=spring'));
  });

  it('keeps the explicitly selected event', async () => {
    server.on(create, { body: event('spring') });
    const user = open('/admin/events?new=1&event=winter');
    await fill(user, /^Name/, 'Spring Wine Walk');
    await pick(/^Start/, '2027-04-10T16:00');
    await pick(/^End/, '2027-04-10T20:00');
    await save(user);
    await waitFor(() => expect(testHistory.url).toBe('/admin/events?event=winter'));
  });

  it('reads the times in the chosen zone', async () => {
    server.on(create, { body: event('spring') });
    const user = open('/admin/events?new=1');
    await fill(user, /^Name/, 'Far away');
    await pick(/^Start/, '2027-04-10T16:00');
    await pick(/^End/, '2027-04-10T20:00');
    await user.selectOptions((await form()).getByLabelText(/^Time zone/), 'Europe/Madrid');
    await save(user);
    await screen.findByText('Event created successfully');
    expect(server.requestsTo(create)[0]?.body).toMatchObject({
      startTime: '2027-04-10T14:00:00.000Z',
      timeZone: 'Europe/Madrid',
    });
  });

  it('saves the ways home and rejects what is neither a number nor a URL', async () => {
    server.on(create, { body: event('spring') });
    const user = open('/admin/events?new=1');
    await fill(user, /^Name/, 'Spring Wine Walk');
    await pick(/^Start/, '2027-04-10T16:00');
    await pick(/^End/, '2027-04-10T20:00');
    await fill(user, /^Taxi/, 'call Joe');
    await fill(user, /^Bus and train/, 'http://bus.example');
    await save(user);
    expect(await screen.findByText('Please enter a phone number.')).toBeTruthy();
    expect(screen.getByText('Enter a web address that starts with https://.')).toBeTruthy();
    expect(server.requests).toEqual([]);
    await fill(user, /^Taxi/, '(540) 555-0199');
    await fill(user, /^Bus and train/, 'https://bus.example');
    await save(user);
    await screen.findByText('Event created successfully');
    expect(server.requestsTo(create)[0]?.body).toMatchObject({
      wayHome: { taxiPhone: '(540) 555-0199', transitUrl: 'https://bus.example' },
    });
  });

  it('saves the ticket price at the desk and rejects an invalid amount', async () => {
    server.on('PUT /api/admin/events/autumn', { body: event('autumn') });
    const user = open('/admin/events?edit=autumn');
    await fill(user, /^Ticket price/, 'forty');
    await save(user);
    expect(await screen.findByText('Enter an amount.')).toBeTruthy();
    expect(server.requests).toEqual([]);
    await fill(user, /^Ticket price/, '42.50');
    await save(user);
    await screen.findByText('Event updated successfully');
    expect(server.requestsTo('PUT /api/admin/events/autumn')[0]?.body).toMatchObject({
      ticketPrice: { amountCents: 4250, currency: 'USD' },
    });
  });

  it('adds a ticket type, rejects half a cent at its price, and removes it', async () => {
    server.on('PUT /api/admin/events/autumn', { body: event('autumn') });
    const user = open('/admin/events?edit=autumn');
    await form();
    await user.click(screen.getByRole('button', { name: 'Add ticket type' }));
    await user.click(screen.getByRole('button', { name: 'Add ticket type' }));
    await user.click(screen.getByRole('button', { name: 'Remove Ticket type 2' }));
    await fill(user, /^Type’s name/, 'Designated driver');
    expect(fallbackFields()).toEqual(['Spanish name']);
    await fill(user, /^Spanish name/, 'Conductor designado');
    expect(fallbackFields()).toEqual([]);
    await fill(user, /^Price/, '35.555');
    await fill(user, /^Quantity/, '40');
    await fill(user, /^Capacity/, '350');
    await user.click((await form()).getByLabelText('Includes drinks'));
    await save(user);
    expect(await screen.findByText(/^Enter a price of 0 or more, with at most/)).toBeTruthy();
    expect(server.requests).toEqual([]);
    await fill(user, /^Price/, '10.50');
    await save(user);
    await screen.findByText('Event updated successfully');
    expect(server.requestsTo('PUT /api/admin/events/autumn')[0]?.body).toMatchObject({
      capacity: 350,
      ticketTypes: [
        {
          name: 'Designated driver',
          nameIn: { ...inNoLanguage, es: 'Conductor designado' },
          priceCents: 1050,
          includesDrinks: false,
          isSoldAtDesk: true,
          minimumAge: null,
          color: 'yellow',
          quantity: 40,
        },
      ],
    });
  });

  it('adds a help point, places it by arrow keys on its map, and rejects one without a place', async () => {
    server.on('PUT /api/admin/events/autumn', { body: event('autumn') });
    const user = open('/admin/events?edit=autumn');
    await form();
    await user.click(screen.getByRole('button', { name: 'Add help point' }));
    await user.click(screen.getByRole('button', { name: 'Add help point' }));
    expect(screen.getAllByText(/^Type them, or paste/)).toHaveLength(1);
    await save(user);
    expect((await screen.findAllByText('Enter the latitude in degrees.')).length).toBe(2);
    expect(server.requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove Restrooms' }));
    const desk = within(await screen.findByRole('group', { name: 'Registration desk' }));
    await user.type(desk.getByLabelText(/^Where/), 'Library');
    expect(fallbackFields()).toEqual(['Spanish text for where']);
    await user.type(desk.getByLabelText(/^Spanish text for where/), 'Biblioteca');
    await user.click(desk.getByLabelText(/^Latitude/));
    await user.paste('38.15, -79.07');
    (await screen.findByTitle('Location of Registration desk: Library')).focus();
    await user.keyboard('{ArrowUp}');
    await save(user);
    await screen.findByText('Event updated successfully');
    expect(server.requestsTo('PUT /api/admin/events/autumn')[0]?.body).toMatchObject({
      mapPoints: [
        {
          kind: 'desk',
          name: 'Library',
          nameIn: { ...inNoLanguage, es: 'Biblioteca' },
          latitude: 38.150009,
          longitude: -79.07,
        },
      ],
    });
  });

  it('shows at the ticket types that one of them is in use', async () => {
    const message = 'Some tickets are “Regular”, so this type stays.';
    const refusal = { message, code: 'other', fields: invalidFields({ ticketTypes: message }) };
    server.on('PUT /api/admin/events/autumn', { status: 409, body: refusal });
    const user = open('/admin/events?edit=autumn');
    await form();
    await save(user);
    const types = await (await form()).findByRole('group', { name: 'Ticket types' });
    expect(within(types).getByText(message)).toBeTruthy();
  });

  it('shows at the currency that an event with a till keeps it', async () => {
    const message = 'The currency stays USD: this event has a till in it.';
    const refusal = {
      message,
      code: 'other',
      fields: invalidFields({ 'ticketPrice.currency': message }),
    };
    server.on('PUT /api/admin/events/autumn', { status: 409, body: refusal });
    const user = open('/admin/events?edit=autumn');
    const currency = (await form()).getByLabelText(/^Currency/);
    await user.selectOptions(currency, 'Japanese Yen (JPY)');
    await save(user);
    await waitFor(() => expect(currency.getAttribute('aria-invalid')).toBe('true'));
    const field = within(currency.closest<HTMLElement>('[data-part=root]') as HTMLElement);
    expect(field.getByText(message)).toBeTruthy();
  });
});
