import { z } from 'zod';
import { documentId, requiredLine } from '../model/values.ts';
import { endpoint } from './endpoint.ts';
import {
  linkEnd,
  linkList,
  linkPin,
  linkSecret,
  linkSession,
  staffLinkFields,
} from './staff-links.ts';

export const createShift = endpoint({
  method: 'POST',
  path: '/api/admin/shifts',
  access: 'admin',
  summary: "Opens a shift of an event: a link and a PIN by which volunteers' phones become a desk.",
  body: z.strictObject({ eventId: documentId, name: requiredLine(60) }),
  output: staffLinkFields,
  /** `decided-against`: the event is over. */
  problems: ['not-found', 'decided-against', 'idempotency-key-reused'],
  idempotent: true,
});

export const listShifts = linkList(
  '/api/admin/shifts',
  'The shifts of an event, the newest first, with who is in.',
);

export const endShift = linkEnd(
  '/api/admin/shifts/{id}/end',
  'Ends a shift and the session of everybody in it at once.',
);

export const joinShift = endpoint({
  method: 'POST',
  path: '/api/admin/shifts/join',
  access: 'anyone',
  rate: { perMinute: 60, by: 'address' },
  summary: 'Opens the desk on a phone: by the link, its PIN and the name of who holds the phone.',
  body: z.strictObject({ secret: linkSecret, pin: linkPin, fullName: requiredLine(60) }),
  output: linkSession,
  /** `code-expired`: the shift has ended. */
  problems: ['wrong-credentials', 'code-expired', 'too-many-requests'],
  idempotent: true,
});
