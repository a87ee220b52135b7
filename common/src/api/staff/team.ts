import { z } from 'zod';
import { documentId } from '../../model/fields/values.ts';
import { endpoint } from '../contract/endpoint.ts';

const byEvent = z.object({ id: documentId });

/** Volunteer or shop of an event, and the state of the mail with the link. */
const teamMember = z.object({
  kind: z.enum(['volunteer', 'shop']),
  /** ID of the volunteer or of the business. */
  id: z.string(),
  name: z.string(),
  /** `failed`: the mail to the present address was given up. `ready`: not mailed yet. */
  mail: z.enum(['no-email', 'ready', 'mailed', 'failed']),
});

export type TeamMember = z.infer<typeof teamMember>;

const members = z.array(teamMember);

export const readTeamMails = endpoint({
  method: 'GET',
  path: '/api/admin/events/{id}/team-mails',
  access: 'admin',
  summary:
    'Lists the expected volunteers and the shops of an event by name, each with the state of the mail with their link.',
  params: byEvent,
  output: z.object({ members }),
  problems: ['event-gone'],
});

export const mailTeam = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/team-mails',
  access: 'admin',
  rate: { perMinute: 10, by: 'caller' },
  summary:
    'Mails their links to the expected volunteers and the shops of an event who have an email, once to each address, also when the call is repeated. Shops without a link get one. Audited with the number.',
  params: byEvent,
  output: z.object({
    /** Number of new mails. */
    queued: z.number().int(),
    members,
  }),
  problems: ['event-ended', 'event-gone', 'no-mail-for-links'],
});
