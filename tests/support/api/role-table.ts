import { attendeesRoles } from './roles/attendees.ts';
import { deskRoles } from './roles/desk.ts';
import { eventRoles } from './roles/events.ts';
import { peopleRoles } from './roles/people.ts';
import type { Line } from './roles/rows.ts';
import { sessionsRoles } from './roles/sessions.ts';

/** Every endpoint of the contract, with a line. A new one without its line fails the suite. */
export const roleTable: Record<string, Line> = {
  ...attendeesRoles,
  ...sessionsRoles,
  ...eventRoles,
  ...peopleRoles,
  ...deskRoles,
};
