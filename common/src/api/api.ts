import * as agreements from './agreements.ts';
import * as announcements from './announcements.ts';
import * as businesses from './businesses.ts';
import * as catalog from './catalog.ts';
import * as checkIn from './check-in.ts';
import type { Endpoint } from './contract/endpoint.ts';
import * as districts from './districts.ts';
import * as draws from './draws.ts';
import * as events from './events.ts';
import * as feedback from './feedback.ts';
import * as groups from './groups.ts';
import * as guests from './guests.ts';
import * as images from './images.ts';
import * as mail from './mail.ts';
import * as notifications from './notifications.ts';
import * as offers from './offers.ts';
import * as organization from './organization.ts';
import * as participants from './participants.ts';
import * as personalData from './personal-data.ts';
import * as places from './places.ts';
import * as pointRules from './point-rules.ts';
import * as registrationLists from './registration-lists.ts';
import * as registrations from './registrations.ts';
import * as releases from './releases.ts';
import * as results from './results.ts';
import * as rewards from './rewards.ts';
import * as sessions from './sessions.ts';
import * as shops from './shops.ts';
import * as changes from './staff/changes.ts';
import * as desk from './staff/desk.ts';
import * as adminEvents from './staff/events.ts';
import * as invitations from './staff/invitations.ts';
import * as operations from './staff/operations.ts';
import * as overview from './staff/overview.ts';
import * as recordHistory from './staff/record-history.ts';
import * as adminRegistrations from './staff/registrations.ts';
import * as reviews from './staff/reviews.ts';
import * as adminRewards from './staff/rewards.ts';
import * as secondFactor from './staff/second-factor.ts';
import * as staff from './staff/staff.ts';
import * as team from './staff/team.ts';
import * as tills from './staff/tills.ts';
import * as volunteers from './staff/volunteers.ts';
import * as tickets from './tickets.ts';
import * as waitingList from './waiting-list.ts';
import * as wallets from './wallets.ts';
import * as wines from './wines.ts';

const modules = [
  registrations,
  guests,
  events,
  participants,
  changes,
  checkIn,
  recordHistory,
  releases,
  results,
  reviews,
  rewards,
  adminRewards,
  agreements,
  announcements,
  catalog,
  staff,
  shops,
  secondFactor,
  sessions,
  businesses,
  offers,
  adminEvents,
  organization,
  overview,
  districts,
  draws,
  personalData,
  places,
  pointRules,
  team,
  tickets,
  registrationLists,
  adminRegistrations,
  desk,
  tills,
  volunteers,
  waitingList,
  wallets,
  wines,
  feedback,
  groups,
  images,
  invitations,
  mail,
  notifications,
  operations,
];

type ExportsOf<Module> = Module extends unknown ? Module[keyof Module] : never;

/** Any endpoint of the API, with its exact types. */
export type ApiEndpoint = Extract<ExportsOf<(typeof modules)[number]>, Endpoint>;

/** All endpoints by name: source of openapi.json and of the endpoint × role matrix. */
export const apiEndpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, ApiEndpoint] => isEndpoint(entry[1])),
);

function isEndpoint(value: unknown): value is ApiEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
