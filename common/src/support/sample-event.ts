import { type WithId, withId } from '../lib/with-id.ts';
import { type EventDocument, emptyNonprofit, emptyWayHome } from '../model/events.ts';
import { at, editMetadata } from './samples.ts';

/** Event in Harlow from 1 PM to 6 PM on November 20, 2026, New York time. */
export function eventDocument(overrides: Partial<EventDocument> = {}): EventDocument {
  return {
    name: 'Autumn Wine Walk',
    description: '',
    place: 'Depot Square',
    hashtag: '#WineWalk',
    startTime: at(0),
    endTime: at(300),
    timeZone: 'America/New_York',
    isActive: true,
    checkInRadiusMeters: 50,
    ticketPrice: { amountCents: 3500, currency: 'USD' },
    businessIds: null,
    districtId: null,
    mapPoints: [],
    wayHome: emptyWayHome,
    nonprofit: emptyNonprofit,
    businessStatus: {},
    checkInPausedAt: null,
    ...editMetadata,
    ...overrides,
  };
}

/** Same event with an ID, which is also its name. */
export function event(id: string, overrides: Partial<EventDocument> = {}): WithId<EventDocument> {
  return withId({ id, data: eventDocument({ name: id, ...overrides }) });
}
