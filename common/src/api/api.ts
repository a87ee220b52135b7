import * as adminBusinesses from './admin-businesses.ts';
import * as adminDistricts from './admin-districts.ts';
import * as adminEvents from './admin-events.ts';
import * as adminParticipants from './admin-participants.ts';
import * as adminRegistrations from './admin-registrations.ts';
import * as adminRewards from './admin-rewards.ts';
import * as announcements from './announcements.ts';
import * as checkIn from './check-in.ts';
import * as checkInReviews from './check-in-reviews.ts';
import * as desk from './desk.ts';
import * as deskSnapshot from './desk-snapshot.ts';
import * as deskUndo from './desk-undo.ts';
import * as districts from './districts.ts';
import type { Endpoint } from './endpoint.ts';
import * as walkControls from './event-controls.ts';
import * as events from './events.ts';
import * as feedback from './feedback.ts';
import * as groups from './groups.ts';
import * as catalogue from './invalid-documents.ts';
import * as deskDoubts from './offline-conflicts.ts';
import * as overview from './overview.ts';
import * as participants from './participants.ts';
import * as personalData from './personal-data.ts';
import * as pointRules from './point-rules.ts';
import * as redemptions from './redemptions.ts';
import * as registration from './registration.ts';
import * as registrationChanges from './registration-changes.ts';
import * as registrationExport from './registration-export.ts';
import * as rewards from './rewards.ts';
import * as session from './session.ts';
import * as sessionRegistrations from './session-registrations.ts';
import * as shifts from './shifts.ts';
import * as shopLinks from './shop-links.ts';
import * as staff from './staff.ts';
import * as staffCheckIns from './staff-check-ins.ts';
import * as staffLinks from './staff-links.ts';
import * as staffSession from './staff-session.ts';
import * as ticketBatches from './ticket-batches.ts';
import * as ticketChanges from './ticket-changes.ts';
import * as ticketValidation from './ticket-validation.ts';
import * as tickets from './tickets.ts';
import * as tills from './tills.ts';

const modules = [
  registration,
  ticketValidation,
  events,
  participants,
  checkIn,
  checkInReviews,
  staffCheckIns,
  rewards,
  redemptions,
  announcements,
  catalogue,
  shifts,
  shopLinks,
  staffLinks,
  session,
  sessionRegistrations,
  staff,
  staffSession,
  adminBusinesses,
  adminDistricts,
  adminEvents,
  overview,
  adminParticipants,
  adminRewards,
  districts,
  personalData,
  pointRules,
  tickets,
  ticketChanges,
  ticketBatches,
  adminRegistrations,
  registrationChanges,
  registrationExport,
  desk,
  deskDoubts,
  deskSnapshot,
  deskUndo,
  tills,
  feedback,
  groups,
  walkControls,
];

type ExportsOf<Module> = Module extends unknown ? Module[keyof Module] : never;

/** Any call of the API, with its exact types. */
export type ApiEndpoint = Extract<ExportsOf<(typeof modules)[number]>, Endpoint>;

/** Every call of the API by its name: openapi.json and the endpoint × role matrix are made from it. */
export const apiEndpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, ApiEndpoint] => isEndpoint(entry[1])),
);

function isEndpoint(value: unknown): value is ApiEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
