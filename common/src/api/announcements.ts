import { z } from 'zod';
import {
  announcementAudience,
  announcementDocument,
  announcementUrgency,
  mailPurpose,
  relativeTime,
} from '../model/announcements.ts';
import {
  documentId,
  inEachLanguage,
  instant,
  line,
  optionalVersion,
  paragraph,
  requiredLine,
} from '../model/fields/values.ts';
import { inNoLanguage, languages } from '../model/languages.ts';
import { language } from '../model/organization.ts';
import { endpoint } from './contract/endpoint.ts';
import { takesBack } from './contract/takes-back.ts';
import { mailPreview } from './mail.ts';

export const announcement = announcementDocument.extend({ id: z.string() });

export type Announcement = z.infer<typeof announcement>;

const maxTitle = 120;
const maxMessage = 1000;

const fields = z.strictObject({
  title: requiredLine(maxTitle),
  message: paragraph(maxMessage).min(1, 'required'),
  titleIn: inEachLanguage(line(maxTitle)).optional().default(inNoLanguage),
  messageIn: inEachLanguage(paragraph(maxMessage)).optional().default(inNoLanguage),
  audience: announcementAudience.optional().default('all'),
  audienceId: documentId.nullable().optional().default(null),
  urgency: announcementUrgency.optional().default('normal'),
  /** Defaults to now. */
  publishAt: instant.optional(),
  /** Replaces `publishAt`. An edit without both keeps the time. */
  timing: z.strictObject(relativeTime.shape).nullable().optional(),
});

type Texts = Pick<z.output<typeof fields>, 'titleIn' | 'messageIn'>;

/** Adds an issue at the title or message that a language lacks. */
function requireBothTexts({ titleIn, messageIn }: Texts, context: z.RefinementCtx): void {
  for (const language of languages) {
    const [title, message] = [titleIn[language], messageIn[language]];
    if (Boolean(title) === Boolean(message)) continue;
    context.addIssue({
      code: 'custom',
      path: [title ? 'messageIn' : 'titleIn', language],
      message: 'required',
    });
  }
}

export const writeAnnouncement = endpoint({
  method: 'POST',
  path: '/api/admin/events/{eventId}/announcements',
  access: 'admin',
  summary: 'Publishes or schedules an announcement.',
  params: z.object({ eventId: documentId }),
  body: takesBack(fields.superRefine(requireBothTexts), announcement),
  output: announcement,
  problems: ['audience-business-gone', 'audience-type-gone', 'event-gone'],
  idempotent: true,
});

export const editAnnouncement = endpoint({
  method: 'PUT',
  path: '/api/admin/events/{eventId}/announcements/{id}',
  access: 'admin',
  summary: 'Edits an announcement.',
  params: z.object({ eventId: documentId, id: documentId }),
  body: takesBack(
    fields.extend({ version: optionalVersion }).superRefine(requireBothTexts),
    announcement,
  ),
  output: announcement,
  problems: [
    'announcement-gone',
    'audience-business-gone',
    'audience-type-gone',
    'event-gone',
    'stale-edit',
  ],
});

export const withdrawAnnouncement = endpoint({
  method: 'DELETE',
  path: '/api/admin/events/{eventId}/announcements/{id}',
  access: 'admin',
  summary: 'Withdraws an announcement; it disappears from every open app.',
  params: z.object({ eventId: documentId, id: documentId }),
  output: z.object({ message: z.string() }),
  problems: ['announcement-gone'],
});

const mailParams = z.object({ eventId: documentId, id: documentId });

export const readAnnouncementMails = endpoint({
  method: 'GET',
  path: '/api/admin/events/{eventId}/announcements/{id}/mails',
  access: 'admin',
  summary: 'Counts who an announcement can be mailed to now, and its mails by state.',
  params: mailParams,
  output: z.object({
    /** True if this deployment can send mail. */
    isConfigured: z.boolean(),
    /** Emails of the audience, each once: of all people, and of people who agreed to receive news. */
    recipients: z.object({ walk: z.number().int(), news: z.number().int() }),
    mails: z.object({
      queued: z.number().int(),
      sent: z.number().int(),
      failed: z.number().int(),
    }),
    /** Mails that the provider accepts in 24 hours; null if it has no limit. */
    dailyLimit: z.number().int().nullable(),
    /** Days until all who have no mail yet have it; 1 if all are sent at once. */
    daysToSend: z.object({ walk: z.number().int(), news: z.number().int() }),
  }),
  problems: ['announcement-gone'],
});

export const mailAnnouncement = endpoint({
  method: 'POST',
  path: '/api/admin/events/{eventId}/announcements/{id}/mails',
  access: 'admin',
  rate: { perMinute: 10, by: 'caller' },
  summary:
    'Mails a published announcement to each email of its audience once, also when the call is repeated, or a scheduled one at its time. Audited with the number.',
  params: mailParams,
  body: z.strictObject({
    /** Null sends no mail at the time of a scheduled announcement. */
    purpose: mailPurpose.nullable(),
  }),
  output: z.object({
    /** Number of new mails; 0 for a scheduled announcement. */
    queued: z.number().int(),
  }),
  problems: [
    'announcement-gone',
    'announcement-just-published',
    'announcement-published',
    'announcement-too-old',
    'no-mail-to-audience',
  ],
});

export const previewAnnouncementMail = endpoint({
  method: 'GET',
  path: '/api/admin/events/{eventId}/announcements/{id}/mail-preview',
  access: 'admin',
  rate: { perMinute: 60, by: 'caller' },
  summary: 'Returns the mail of an announcement in a language, as it would be sent now.',
  params: mailParams,
  query: z.strictObject({ purpose: mailPurpose, language }),
  output: mailPreview,
  problems: ['announcement-gone'],
});

/** Maximum number of announcements that a phone reports at once, and that are counted: the latest. */
export const maxShownAnnouncements = 10;

export const recordShownAnnouncements = endpoint({
  method: 'POST',
  path: '/api/events/{eventId}/announcements/shown',
  access: 'attendee',
  rate: { perMinute: 30, by: 'caller' },
  summary:
    'Records once that the caller’s phone showed these announcements. Ignores those that are not published.',
  params: z.object({ eventId: documentId }),
  body: z.strictObject({
    announcementIds: z.array(documentId).min(1).max(maxShownAnnouncements),
  }),
  output: z.object({ message: z.string() }),
  problems: ['not-registered'],
});

export const countShownAnnouncements = endpoint({
  method: 'GET',
  path: '/api/admin/events/{eventId}/announcements/shown',
  access: 'desk',
  summary: 'Counts the phones that showed each of the latest announcements of an event.',
  params: z.object({ eventId: documentId }),
  output: z.object({
    /** Number of active registrations. */
    registered: z.number().int(),
    /** Published announcements, latest first. */
    announcements: z.array(
      announcement.pick({ id: true, publishAt: true, audience: true }).extend({
        phones: z.number().int(),
        /** Number of notified people by channel; `app`: people who see it when they open the app. Null if it is not urgent. */
        reached: z
          .object({
            wallet: z.number().int(),
            push: z.number().int(),
            mail: z.number().int(),
            app: z.number().int(),
          })
          .nullable()
          .default(null),
      }),
    ),
  }),
  problems: [],
});

export const countAudience = endpoint({
  method: 'GET',
  path: '/api/admin/events/{eventId}/audience',
  access: 'admin',
  rate: { perMinute: 60, by: 'caller' },
  summary: 'Counts the people of an audience as they are now, and the emails that reach them.',
  params: z.object({ eventId: documentId }),
  query: z.strictObject({ audience: announcementAudience, audienceId: documentId.optional() }),
  output: z.object({ people: z.number().int(), emails: z.number().int() }),
  problems: ['event-gone'],
});

export const exportAnnouncementEmails = endpoint({
  method: 'POST',
  path: '/api/admin/events/{eventId}/announcements/{id}/emails',
  access: 'admin',
  rate: { perMinute: 10, by: 'caller' },
  summary:
    "Returns the emails of an announcement's audience, for a mail that is sent elsewhere. Audited with their number.",
  params: mailParams,
  body: z.strictObject({ purpose: mailPurpose }),
  output: z.object({ emails: z.array(z.string()) }),
  problems: ['announcement-gone'],
});
