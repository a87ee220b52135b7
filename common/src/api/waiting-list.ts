import { z } from 'zod';
import { documentId, email, instant } from '../model/fields/values.ts';
import { language } from '../model/organization.ts';
import { waitingListDocument } from '../model/waiting-list.ts';
import { endpoint } from './contract/endpoint.ts';
import { linkToken } from './contract/link-token.ts';

/** Maximum number of entries listed. */
export const maxWaitingListed = 1000;

export const joinWaitingList = endpoint({
  method: 'POST',
  path: '/api/events/{eventId}/waiting-list',
  access: 'anyone',
  rate: { perMinute: 30, by: 'address' },
  summary:
    'Mails a link to an email that wants a place at a sold-out event; its entry counts when the link is confirmed. The response is the same for a stored one.',
  params: z.object({ eventId: documentId }),
  body: z.strictObject({ email, language }),
  output: z.object({ message: z.string() }),
  problems: [
    'mail-not-set-up',
    'network-waits',
    'no-waiting-list',
    'too-many-attempts',
    'walk-has-places',
  ],
});

export const confirmWaiting = endpoint({
  method: 'POST',
  path: '/api/waiting-list/confirm',
  access: 'anyone',
  rate: { perMinute: 30, by: 'address' },
  summary: 'Confirms the email of an entry by the link in its mail. A repeat returns the same.',
  body: z.strictObject({ token: linkToken }),
  output: z.object({ eventId: z.string() }),
  problems: ['waiting-link-over'],
});

export const readPlaceOffer = endpoint({
  method: 'GET',
  path: '/api/waiting-list/{offer}',
  access: 'anyone',
  rate: { perMinute: 60, by: 'address' },
  summary: 'Returns until when a place is held for the holder of this link.',
  params: z.object({ offer: linkToken }),
  output: z.object({ eventId: z.string(), endsAt: instant }),
  problems: ['offer-over'],
});

export const listWaiting = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/waiting-list/entries',
  access: 'admin',
  summary:
    'Lists the entries of the waiting list of an event in their order, at most 1,000, with those that are not confirmed. Audited with their number.',
  params: z.object({ id: documentId }),
  output: z.object({
    entries: z.array(
      waitingListDocument
        .pick({ email: true, state: true, joinedAt: true, offerEndsAt: true })
        .extend({ id: z.string() }),
    ),
  }),
  problems: [],
});

const entryParams = z.object({ id: documentId, entryId: documentId });

export const removeWaiting = endpoint({
  method: 'DELETE',
  path: '/api/admin/events/{id}/waiting-list/entries/{entryId}',
  access: 'admin',
  summary: 'Removes an entry of a waiting list, and gives the place of its offer back.',
  params: entryParams,
  output: z.object({ message: z.string() }),
  problems: ['waiting-gone'],
});

export const moveWaiting = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/waiting-list/entries/{entryId}/move',
  access: 'admin',
  summary:
    'Moves an entry that waits by one turn, or to the front. An entry that has an offer or is not confirmed has no turn.',
  params: entryParams,
  body: z.strictObject({ to: z.enum(['front', 'earlier', 'later']) }),
  output: z.object({ message: z.string() }),
  problems: ['waiting-gone'],
  idempotent: true,
});

export const countWaitingList = endpoint({
  method: 'GET',
  path: '/api/admin/events/{id}/waiting-list',
  access: 'desk',
  summary: 'Counts the emails that wait for a place at an event, and those that have one on offer.',
  params: z.object({ id: documentId }),
  output: z.object({ waiting: z.number().int(), offered: z.number().int() }),
  problems: [],
});
