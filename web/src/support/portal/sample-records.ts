import type { AdminEvent } from '@contract/admin-events.ts';
import type { Announcement } from '@contract/announcements.ts';
import type { AdminTicket } from '@contract/tickets.ts';
import { noNonprofit, noWayHome } from '@contract/way-home.ts';
import { at, edited } from '@support/samples.ts';

/** An evening in Harlow: 1 PM to 6 PM on November 20, 2026, in New York's time. */
export function event(id: string, differing: Partial<AdminEvent> = {}): AdminEvent {
  return {
    id,
    name: id,
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
    wayHome: noWayHome,
    nonprofit: noNonprofit,
    businessStatus: {},
    checkInPausedAt: null,
    ...edited,
    ...differing,
  };
}

export function announcement(id: string, differing: Partial<Announcement> = {}): Announcement {
  return {
    id,
    title: id,
    message: `About ${id}`,
    publishAt: at(0),
    isPublished: true,
    ...edited,
    ...differing,
  };
}

/** An unused ticket that anybody may redeem. */
export function ticket(id: string, differing: Partial<AdminTicket> = {}): AdminTicket {
  return {
    id,
    eventId: null,
    holderName: null,
    holderEmail: null,
    source: 'import',
    state: 'unused',
    redeemedBy: null,
    submissionId: null,
    redeemedAt: null,
    createdAt: at(0),
    ...differing,
  };
}
