import { z } from 'zod';
import {
  documentId,
  email,
  line,
  optionalVersion,
  requiredName,
} from '../../model/fields/values.ts';
import { volunteerDocument } from '../../model/staff.ts';
import { endpoint } from '../contract/endpoint.ts';
import { takesBack } from '../contract/takes-back.ts';
import { joinProblems, linkPin, linkSecret, linkSession, staffLinkFields } from './staff.ts';

/** Maximum number of volunteers in one request; the portal splits long rosters. A commit takes 500 writes. */
export const maxVolunteersPerCommit = 400;

/** Maximum length of a task, in UTF-16 code units. */
export const maxTaskLength = 60;

const clockTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'enter-time-such-as');

const person = {
  name: requiredName(60),
  phone: line(40),
  email: z.literal('').or(email),
};

const canBeReached = ({ phone, email: address }: { phone: string; email: string }) =>
  phone !== '' || address !== '';

const unreachable = { message: 'enter-phone-or-email', path: ['phone'] };

/** Person on the roster as staff enter it. */
export const newVolunteer = z
  .strictObject({
    ...person,
    task: line(maxTaskLength),
    /** Station; null for the desk. */
    businessId: documentId.nullable(),
    from: clockTime,
    to: clockTime,
  })
  .refine(canBeReached, unreachable);

export type NewVolunteer = z.infer<typeof newVolunteer>;

const volunteerFields = volunteerDocument
  .pick({
    phone: true,
    email: true,
    task: true,
    from: true,
    to: true,
    createdAt: true,
    noShowAt: true,
    replacedBy: true,
    version: true,
  })
  .extend(staffLinkFields.shape);

export type Volunteer = z.infer<typeof volunteerFields>;

export const listVolunteers = endpoint({
  method: 'GET',
  path: '/api/admin/volunteers',
  access: 'admin',
  summary:
    'Lists the roster of an event by start and name, with personal links and signed-in phones.',
  query: z.strictObject({ eventId: documentId }),
  output: z.array(volunteerFields),
  problems: [],
});

export const addVolunteers = endpoint({
  method: 'POST',
  path: '/api/admin/volunteers',
  access: 'admin',
  summary: 'Adds people to the roster of an event, each with a personal link and PIN; all or none.',
  body: z.strictObject({
    eventId: documentId,
    volunteers: z
      .array(takesBack(newVolunteer, volunteerFields))
      .min(1, 'add-somebody')
      .max(maxVolunteersPerCommit),
    /** ID of a file for an undo, the same in all its parts; null for people who are added alone. */
    importId: documentId.nullable().optional().default(null),
  }),
  output: z.object({ added: z.number().int() }),
  problems: ['event-ended', 'event-gone', 'station-gone'],
  idempotent: true,
  bodyLimit: 256 * 1024,
});

export const editVolunteer = endpoint({
  method: 'PUT',
  path: '/api/admin/volunteers/{id}',
  access: 'admin',
  summary:
    'Changes a person on the roster. Another station ends the sessions, and another email renews the PIN. Can be undone for a day.',
  params: z.object({ id: documentId }),
  body: takesBack(newVolunteer.safeExtend({ version: optionalVersion }), volunteerFields),
  output: volunteerFields,
  problems: ['event-gone', 'not-on-roster', 'stale-edit', 'station-gone'],
});

export const endVolunteer = endpoint({
  method: 'POST',
  path: '/api/admin/volunteers/{id}/end',
  access: 'admin',
  summary:
    'Ends the personal link of a volunteer and its sessions, not as a no-show. Can be undone for a day.',
  params: z.object({ id: documentId }),
  output: volunteerFields,
  problems: ['event-gone', 'not-on-roster'],
});

export const replaceVolunteer = endpoint({
  method: 'POST',
  path: '/api/admin/volunteers/{id}/no-show',
  access: 'admin',
  summary:
    'Notes that a volunteer does not come, which ends the personal link, and adds the person who takes over, if any. Can be undone for a day.',
  params: z.object({ id: documentId }),
  body: z.strictObject({
    /** Gets the task, station and times; null if there is none. */
    replacement: takesBack(
      z.strictObject(person).refine(canBeReached, unreachable),
      volunteerFields,
    ).nullable(),
  }),
  output: z.object({ noShowAt: z.iso.datetime(), replacedBy: z.string().nullable() }),
  problems: ['already-replaced', 'event-ended', 'event-gone', 'not-on-roster'],
  idempotent: true,
});

export const joinAsVolunteer = endpoint({
  method: 'POST',
  path: '/api/admin/volunteers/join',
  access: 'anyone',
  rate: { perMinute: 60, by: 'address' },
  summary: 'Opens the station of a volunteer on a phone with the personal link and its PIN.',
  body: z.strictObject({ secret: linkSecret, pin: linkPin }),
  output: linkSession,
  problems: joinProblems,
  idempotent: true,
});
