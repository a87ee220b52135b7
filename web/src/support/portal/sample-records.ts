import { type Announcement } from '@wine-walk/common/api/announcements.ts';
import { type AdminTicket } from '@wine-walk/common/api/tickets.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { at, editMetadata } from '@wine-walk/common/support/samples.ts';

export function announcement(id: string, overrides: Partial<Announcement> = {}): Announcement {
  return {
    id,
    title: id,
    message: `About ${id}`,
    titleIn: inNoLanguage,
    messageIn: inNoLanguage,
    audience: 'all',
    audienceId: null,
    urgency: 'normal',
    scheduledMail: null,
    timing: null,
    lateMail: null,
    publishAt: at(0),
    isPublished: true,
    ...editMetadata,
    ...overrides,
  };
}

/** Unused ticket without a holder. */
export function ticket(id: string, overrides: Partial<AdminTicket> = {}): AdminTicket {
  return {
    id,
    eventId: null,
    typeId: null,
    holderName: null,
    holderEmail: null,
    orderId: null,
    owes: false,
    source: 'import',
    state: 'unused',
    redeemedBy: null,
    submissionId: null,
    redeemedAt: null,
    createdAt: at(0),
    ...overrides,
  };
}
