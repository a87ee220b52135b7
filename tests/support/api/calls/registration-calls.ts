import type { BodyInput } from '@wine-walk/common/api/contract/endpoint.ts';
import { type editRegistration } from '@wine-walk/common/api/staff/registrations.ts';
import { type RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { nameKeys } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { eventFixture, registrationOf } from '../fixtures/event-fixture.ts';
import { at, openStaffApi, type PersonName, seed } from './staff-api.ts';

export const api = await openStaffApi();

export const maya = 'MAYASSUBM1SS10N00001';
/** Returns a stored registration with the search terms of its name. */
export const sampleRegistration = (
  fullName: string,
  changes: Partial<RegistrationDocument> = {},
) => ({
  ...registrationOf(fullName),
  ...nameKeys(fullName),
  ...changes,
});
const ticket = (changes = {}) => ({
  ...newTicket({ eventId: 'autumn', holderName: null, holderEmail: null }, 'import', at),
  ...changes,
});
export const ofMaya = { state: 'redeemed', redeemedBy: 'maya', submissionId: maya, redeemedAt: at };

/** Writes the documents that each test starts with. */
export const seedRegistrations = () =>
  seed({
    ...eventFixture,
    [`registrations/${maya}`]: sampleRegistration('Maya Reyes', {
      ticketId: 'MAYA-1',
      paymentMethod: 'prepaid',
      isVerified: true,
      state: 'walking-not-arrived',
      firstVisitAt: at,
      emergencyContact: 'Sam Reyes',
      emergencyPhone: '540-555-0111',
    }),
    'registrations/ZZ0E': sampleRegistration('Zoë Íñiguez', {
      participantId: 'zoe',
      email: 'zoe@x.org',
    }),
    'registrations/EV11': sampleRegistration('=1+1', {
      participantId: 'evil',
      email: 'evil@x.org',
    }),
    'registrations/0THER': sampleRegistration('Maya Elsewhere', { eventId: 'spring' }),
    'tickets/MAYA-1': ticket(ofMaya),
    'tickets/FREE-1': ticket(),
    'tickets/SPRING-1': ticket({ eventId: 'spring' }),
  });

export const list = async (query = '') =>
  (await api.as('desk', 'GET', `/api/admin/registrations?eventId=autumn${query}`)).json;
export const names = ({ registrations }: { registrations: { fullName: string }[] }) =>
  registrations.map(({ fullName }) => fullName);
export const one = `/api/admin/registrations/${maya}` as const;
export const cancel = () => api.as('desk', 'POST', `${one}/cancel`);
export const restore = () => api.as('desk', 'POST', `${one}/restore`);
export const move = (id: string, ticketId: string, version = 1) =>
  api.as('desk', 'POST', `/api/admin/registrations/${id}/ticket`, {
    body: { ticketId, version },
  });
export const giveCard = (id: string, number: number) =>
  api.as('desk', 'POST', `/api/admin/registrations/${id}/stamp-card`, { body: { number } });
export const exportAll = (who: PersonName) =>
  api.as(who, 'POST', '/api/admin/registrations/export', { body: { eventId: 'autumn' } });
export const edit = (body: BodyInput<typeof editRegistration>) =>
  api.as('desk', 'PUT', one, { body });
export const read = async (id = maya) =>
  (await api.as('desk', 'GET', `/api/admin/registrations/${id}`)).json;
