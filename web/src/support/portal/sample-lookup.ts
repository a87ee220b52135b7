import type { DeskPerson } from '@wine-walk/common/model/desk.ts';
import type { LookupResult } from '../../portal/features/desk/lookup-result-view.ts';

/** Event of the desk, with one price and no limit. */
export const deskEvent: LookupResult['event'] = {
  id: 'autumn',
  name: 'Autumn Wine Walk',
  timeZone: 'America/New_York',
  ticketPrice: { amountCents: 3500, currency: 'USD' },
  ticketTypes: [],
  left: { places: null, types: {} },
};

/** Person with a ticket, who may be let in. */
export const deskPerson: DeskPerson = {
  submissionId: 'MAYA1',
  fullName: 'Maya Reyes',
  ticketId: 'WW-1',
  typeId: null,
  deskTicketId: null,
  ticketEnd: null,
  submittedAt: null,
  mustSign: false,
  hasTicketToShow: false,
  state: 'verified',
  isVerified: true,
};

/** Result of a lookup that found nobody, without its answer. */
export const emptyLookup: Omit<LookupResult, 'answer' | 'lookedUp'> = {
  reason: null,
  happenedAt: null,
  happenedBy: null,
  otherEventName: null,
  people: [],
  tickets: [],
  missing: [],
  reward: null,
  ticketId: null,
  event: deskEvent,
};
