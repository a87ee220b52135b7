import { ticketType } from '@wine-walk/common/support/samples.ts';
import { business, event, openStaffApi, seed } from './staff-api.ts';

export const api = await openStaffApi();
/** Writes the documents that each test starts with. */
export const seedEvents = () =>
  seed({
    'events/autumn': { ...event, businessIds: ['vino'], joinsNewBusinesses: true },
    'events/past': {
      ...event,
      startTime: '2025-02-15T19:00:00.000Z',
      endTime: '2025-02-15T23:00:00.000Z',
    },
    'businesses/vino': business('Vino', 38.1),
    'businesses/cask': business('Cask', 38.101),
  });

export const body = {
  name: 'Spring Walk',
  startTime: '2027-03-14T18:00:00.000Z',
  endTime: '2027-03-14T22:00:00.000Z',
  timeZone: 'America/New_York',
};
export const create = (change: Record<string, unknown> = {}, key?: string) =>
  api.as('admin', 'POST', '/api/admin/events', { body: { ...body, ...change }, key });
export const edit = (id: string, change: Record<string, unknown> = {}) =>
  api.as('admin', 'PUT', `/api/admin/events/${id}`, { body: { ...body, ...change } });

export const driver = ticketType();
const typeWith = (change: object) => ({ ticketTypes: [{ ...driver, ...change }] });

export const badInput: [string, Record<string, unknown>, string, string | RegExp][] = [
  ['no name', { name: '' }, 'name', 'Please fill this in.'],
  ['no start', { startTime: undefined }, 'startTime', 'Please enter a date and time.'],
  ['an end before the start', { endTime: '2027-03-14T17:59:00.000Z' }, 'endTime', /must end after/],
  ['an end at the start', { endTime: body.startTime }, 'endTime', /must end after it starts/],
  ['a time without a zone', { startTime: '2027-03-14T18:00' }, 'startTime', /date and time/],
  ['a day that does not exist', { startTime: '2027-02-30T18:00:00.000Z' }, 'startTime', /date/],
  ['the year 0', { startTime: '0000-01-01T00:00:00.000Z' }, 'startTime', /from 1970 to 2999/],
  ['a zone that does not exist', { timeZone: 'America/Harlow' }, 'timeZone', /time zone/],
  ['an offset for a zone', { timeZone: '+05:00' }, 'timeZone', /choose a time zone/],
  ['a page without https', { ticketUrl: 'http://tickets.example' }, 'ticketUrl', /https:/],
  ['a price of -1', typeWith({ priceCents: -1 }), 'ticketTypes.0.priceCents', /0 or more/],
  ['half a cent', typeWith({ priceCents: 3555.5 }), 'ticketTypes.0.priceCents', /two decimals/],
  ['a type without a name', typeWith({ name: ' ' }), 'ticketTypes.0.name', /Name each/],
  [
    'two types of one name',
    { ticketTypes: [driver, { ...driver, id: 'other', name: 'designated DRIVER' }] },
    'ticketTypes.1.name',
    'Two ticket types are called “designated DRIVER”. Give each its own name.',
  ],
  ['an unknown field', { sponsor: 'Cask' }, 'sponsor', /^Unknown field/],
];
