import { z } from 'zod';
import { language } from '../model/organization.ts';
import { documentId, email, instant } from '../model/values.ts';
import { offerTokenPattern, waitingListDocument } from '../model/waiting-list.ts';
import { endpoint } from './endpoint.ts';

/** Maximum number of entries listed. */
export const maxWaitingListed = 1000;

/** Text in the link of an offer. */
export const offerToken = z.string().regex(offerTokenPattern, 'This link isn’t complete.');

export const joinWaitingList = endpoint({
  method: 'POST',
  path: '/api/events/{eventId}/waiting-list',
  access: 'anyone',
  rate: { perMinute: 30, by: 'address' },
  summary:
    'Stores an email that gets the offer of a place, first come, first served. The response is the same for a stored one.',
  params: z.object({ eventId: documentId }),
  body: z.strictObject({ email, language }),
  output: z.object({ message: z.string() }),
  problems: ['no-active-event', 'too-many-requests', 'mail-rejected'],
});

export const readPlaceOffer = endpoint({
  method: 'GET',
  path: '/api/waiting-list/{offer}',
  access: 'anyone',
  rate: { perMinute: 60, by: 'address' },
  summary: 'Returns until when a place is held for the holder of this link.',
  params: z.object({ offer: offerToken }),
  output: z.object({ eventId: z.string(), endsAt: instant }),
  problems: ['code-expired'],
});

export const listWaiting = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/waiting-list/entries',
  access: 'admin',
  summary:
    'Lists the emails that wait for a place at an event or have one on offer, longest waiting first, at most 1,000. Audited with their number.',
  params: z.object({ id: documentId }),
  output: z.object({
    entries: z.array(
      waitingListDocument.pick({ email: true, state: true, joinedAt: true, offerEndsAt: true }),
    ),
  }),
  problems: [],
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
