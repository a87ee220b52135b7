import { z } from 'zod';
import { documentId } from '../model/fields/values.ts';
import { attendeeRate, endpoint } from './contract/endpoint.ts';

/** ID of a group, which is also its invitation: 100 random bits (firestore/new-id.ts). */
export const groupId = z.string().regex(/^[0-9a-z]{20}$/, 'not-group-link');

const joined = z.object({ groupId: z.string() });

export const startGroup = endpoint({
  method: 'POST',
  path: '/api/events/{eventId}/group',
  access: 'attendee',
  rate: { perMinute: 20, by: 'caller' },
  summary:
    'Creates a group at an event and joins it. Returns the existing group if the caller has one.',
  params: z.object({ eventId: documentId }),
  output: joined,
  problems: ['event-not-found', 'event-over', 'group-full', 'in-other-group', 'not-registered'],
});

export const readInvitation = endpoint({
  method: 'GET',
  path: '/api/groups/{groupId}',
  access: 'attendee',
  rate: { perMinute: 60, by: 'caller' },
  summary: 'Returns the event, the size and the state of a group, for its invitation.',
  params: z.object({ groupId }),
  output: z.object({
    eventId: z.string(),
    eventName: z.string(),
    members: z.number().int(),
    /** `elsewhere`: the caller is in another group of the event, and would have to leave it first. */
    state: z.enum(['open', 'joined', 'elsewhere', 'full', 'over', 'not-registered']),
  }),
  problems: ['group-gone'],
});

export type Invitation = z.infer<typeof readInvitation.output>;

export const joinGroup = endpoint({
  method: 'POST',
  path: '/api/groups/{groupId}/join',
  access: 'attendee',
  rate: { perMinute: 20, by: 'caller' },
  summary: 'Joins a group. Its members see the first name and stamps from then on.',
  params: z.object({ groupId }),
  output: joined,
  problems: ['event-over', 'group-full', 'group-gone', 'in-other-group', 'not-registered'],
});

export const leaveGroup = endpoint({
  method: 'DELETE',
  path: '/api/events/{eventId}/group',
  access: 'attendee',
  rate: attendeeRate,
  summary: 'Leaves the group at an event. The group is deleted with its last member.',
  params: z.object({ eventId: documentId }),
  output: z.object({ message: z.string() }),
  problems: [],
});
