import * as adminBusinesses from './admin-businesses.ts';
import * as adminEvents from './admin-events.ts';
import * as adminRewards from './admin-rewards.ts';
import * as announcements from './announcements.ts';
import * as checkIn from './check-in.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as participants from './participants.ts';
import * as pointRules from './point-rules.ts';
import * as registration from './registration.ts';
import * as rewards from './rewards.ts';
import * as staff from './staff.ts';
import * as tickets from './tickets.ts';

const rooms = [
  registration,
  events,
  participants,
  checkIn,
  rewards,
  announcements,
  staff,
  adminBusinesses,
  adminEvents,
  adminRewards,
  pointRules,
  tickets,
];

/** Every call of the API by its name: openapi.json and the endpoint × role matrix are made from it. */
export const api: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  rooms
    .flatMap((room) => Object.entries(room))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
