import { z } from 'zod';
import { documentId, paragraph } from '../model/fields/values.ts';
import { language } from '../model/organization.ts';
import { likedPour, maxLikeNote } from '../model/wines.ts';
import { endpoint } from './contract/endpoint.ts';
import { takesBack } from './contract/takes-back.ts';

const likedPourPath = z.object({
  eventId: documentId,
  businessId: documentId,
  pourId: z.string().min(1).max(40),
});

export const likePour = endpoint({
  method: 'PUT',
  path: '/api/events/{eventId}/liked-pours/{businessId}/{pourId}',
  access: 'attendee',
  rate: { perMinute: 120, by: 'caller' },
  summary:
    'Adds a pour of a business to those that the participant likes, or replaces its note. A repeat changes nothing, and no time is stored.',
  params: likedPourPath,
  body: takesBack(z.strictObject({ note: paragraph(maxLikeNote).default('') }), likedPour),
  output: likedPour,
  problems: ['not-registered', 'pour-gone', 'too-many-likes'],
});

export const unlikePour = endpoint({
  method: 'DELETE',
  path: '/api/events/{eventId}/liked-pours/{businessId}/{pourId}',
  access: 'attendee',
  rate: { perMinute: 120, by: 'caller' },
  summary:
    'Removes a pour and its note from those that the participant likes. A repeat changes nothing.',
  params: likedPourPath,
  output: z.object({ message: z.string() }),
  problems: ['not-registered'],
});

export const mailLikedPours = endpoint({
  method: 'POST',
  path: '/api/events/{eventId}/liked-pours/mail',
  access: 'attendee',
  rate: { perMinute: 10, by: 'caller' },
  idempotent: true,
  summary:
    'Mails the pours that the participant likes, with their bottle prices, to the email of the registration. A mailbox gets few of them an hour.',
  params: z.object({ eventId: documentId }),
  body: z.strictObject({ language }),
  output: z.object({ email: z.string() }),
  problems: ['mail-not-set-up', 'no-email-for-mail', 'no-liked-pours', 'not-registered'],
});
