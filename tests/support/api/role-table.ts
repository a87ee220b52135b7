import { attendeesRoles } from './roles/attendees.ts';
import { deskRoles } from './roles/desk.ts';
import { drawsRoles } from './roles/draws.ts';
import { eventRoles } from './roles/events.ts';
import { peopleRoles } from './roles/people.ts';
import type { Line } from './roles/rows.ts';
import { sessionsRoles } from './roles/sessions.ts';

/** One row per endpoint of the contract. The suite fails if one is missing. */
export const roleTable: Record<string, Line> = {
  ...attendeesRoles,
  ...sessionsRoles,
  ...eventRoles,
  ...peopleRoles,
  ...deskRoles,
  ...drawsRoles,
};
