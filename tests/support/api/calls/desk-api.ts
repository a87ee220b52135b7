import { type RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { nameKeys } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { participantOf, registrationOf } from '../fixtures/event-fixture.ts';
import { at, event, openStaffApi, type PersonName, seed } from './staff-api.ts';

export const api = await openStaffApi();

export const person = (fullName: string, changes: Partial<RegistrationDocument> = {}) => ({
  ...registrationOf(fullName),
  ...nameKeys(fullName),
  ...changes,
});
const prepaid = { paymentMethod: 'prepaid', isVerified: true, state: 'verified' } as const;
const ticket = (changes = {}) => ({
  ...newTicket({ eventId: 'autumn', holderName: null, holderEmail: null }, 'import', at),
  ...changes,
});

/** Writes the documents that each test starts with. */
export const seedDesk = () =>
  seed({
    'events/autumn': event,
    'events/spring': { ...event, name: 'Spring Walk', isActive: false },
    'participants/maya': {
      ...participantOf('maya', 'Maya Reyes'),
      registrations: { autumn: 'MAYA1' },
    },
    'registrations/MAYA1': person('Maya Reyes', {
      ...prepaid,
      ticketId: 'WW-1',
      email: 'reyes@example.com',
    }),
    'registrations/ROSA1': person('Rosa Reyes', {
      ...prepaid,
      participantId: 'rosa',
      email: 'reyes@example.com',
    }),
    'registrations/0TT01': person('Otto Lindqvist', { participantId: 'otto', email: 'o@x.org' }),
    'registrations/SPR1NG1': person('Ada Quill', {
      ...prepaid,
      eventId: 'spring',
      email: 'a@x.org',
    }),
    'tickets/WW-1': ticket({ state: 'redeemed', submissionId: 'MAYA1', redeemedAt: at }),
    'tickets/WW-2': ticket(),
    'tickets/WW-3': ticket({ eventId: 'spring' }),
  });

export const lookUp = async (text: string) =>
  (await api.as('desk', 'POST', '/api/admin/desk/lookup', { body: { text } })).json;
export const admit = (submissionIds: string[], changes = {}, key?: string) =>
  api.as('desk', 'POST', '/api/admin/desk/admissions', {
    body: { submissionIds, takesPayment: false, isIdSeen: true, ...changes },
    key,
  });
export const undo = (id: string) => api.as('desk', 'POST', `/api/admin/desk/changes/${id}/undo`);
export const openTill = (openingFloatCents = 5000, who: PersonName = 'desk') =>
  api.as(who, 'POST', '/api/admin/tills', { body: { eventId: 'autumn', openingFloatCents } });
export const closeTill = (
  id: string,
  body: { countedCents: number; cardCents?: number; explanation?: string },
  who: PersonName = 'desk',
) => api.as(who, 'POST', `/api/admin/tills/${id}/close`, { body });
export const names = ({ people }: { people: { fullName: string }[] }) =>
  people.map(({ fullName }) => fullName);
