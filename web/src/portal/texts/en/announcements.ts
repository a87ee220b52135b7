import type { MailPurpose } from '@wine-walk/common/model/announcements.ts';
import type { TemplateKind } from '../texts-for-attendees.ts';

const emails = (count: number, shown: string) => `${shown} ${count === 1 ? 'email' : 'emails'}`;
const emailCount = (count: number, shown: string) =>
  `${shown} ${count === 1 ? 'address' : 'addresses'}`;

/** Announcements tab. */
export const announcements = {
  title: 'Announcements',
  lead: 'Messages to everyone at an event, or to some of them. They show in their open apps.',
  write: 'Write Announcement',
  loadFailed: 'We couldn’t load the announcements',
  noEvent: 'Create an event first, then write its announcements.',
  none: 'Start with a welcome: where to pick up a glass and where to find water.',
  columns: {
    announcement: 'Announcement',
    audience: 'For',
    time: 'Time',
    status: 'Status',
    actions: 'Edit',
  },
  statuses: {
    published: 'Published',
    scheduled: 'Scheduled',
    scheduledWithEmail: 'Scheduled, with email',
    notIn: (language: string) => `Not in ${language}`,
  },
  /** `registered`: null for an announcement to some of them only. */
  shownOn: (count: number, phones: string, registered: string | null) =>
    `Shown on ${phones} ${count === 1 ? 'phone' : 'phones'}${registered === null ? '' : `, of ${registered} registered`}`,
  email: 'Email',
  emailNamed: (title: string) => `Email ${title}`,
  withdraw: 'Withdraw',
  withdrawNamed: (title: string) => `Withdraw ${title}`,
  withdrawDialog: {
    title: 'Withdraw this announcement?',
    text: (title: string) =>
      `“${title}” disappears from every open app. You can bring it back within a day.`,
    submit: 'Withdraw',
    withdrawing: 'Withdrawing…',
    withdrawn: 'Announcement withdrawn',
    failed: 'Failed to withdraw announcement',
  },
  /** Announcements that were withdrawn within a day. `at`: scheduled time. */
  withdrawn: {
    label: 'Withdrawn announcements',
    name: (title: string) => `Withdrawal of “${title}”`,
    title: 'Bring back this announcement?',
    published: (title: string) =>
      `“${title}” shows in the app again. Emails that went out aren’t sent again.`,
    scheduled: (title: string, at: string, hasEmail: boolean) =>
      `“${title}” is scheduled for ${at} again${hasEmail ? ', with its email' : ''}.`,
    late: (title: string, at: string) =>
      `“${title}” was due ${at}, while it was withdrawn. It shows in the app right away, and its email isn’t sent. You can still email it from the list.`,
    draft: (title: string) => `“${title}” is published together with the event, as before.`,
    submit: 'Bring it back',
    keep: 'Leave it withdrawn',
    restoring: 'Bringing it back…',
    restored: 'Announcement restored',
    failed: 'Failed to bring back the announcement',
  },
  audiences: {
    all: 'Everyone',
    notArrived: 'Not arrived yet',
    unpaid: 'Not paid yet',
    ticketType: (type: string) => `Ticket: ${type}`,
    visitors: (business: string) => `Visitors of ${business}`,
    formerTicketType: 'A former ticket type',
    formerBusiness: 'Visitors of a former business',
  },
  /** Names of the templates, for staff. */
  templates: {
    label: 'Start from',
    help: 'Fills in the texts below. Change them as you like.',
    none: 'An empty announcement',
    kinds: {
      reminder: 'Reminder the day before',
      moved: 'New time or place',
      urgent: 'Urgent change',
      thanks: 'Thank-you afterwards',
    } satisfies Record<TemplateKind, string>,
  },
  fields: {
    title: 'Title',
    message: 'Message',
    translatedTitle: 'Translated title',
    translatedMessage: 'Translated message',
    audience: 'Who sees it',
    audienceMissing: 'Choose who sees it.',
    when: 'When',
    now: 'Now',
    later: 'Scheduled',
    publishAt: 'Scheduled for',
    publishAtPassed: 'This time has passed. Choose a later one, or publish now.',
  },
  form: {
    languageHelp: (main: string) => `Write the title and the message in ${main}.`,
    /** Names of the translated texts, after a language. */
    translations: { title: 'title', message: 'message' },
    published: 'This is published. Your changes show in every open app right away.',
    publishNow: 'Publish now',
    schedule: 'Schedule for later',
    publishOn: 'Publish on',
    timeZone: (timeZone: string) => `In the event’s time zone: ${timeZone}.`,
  },
  preview: {
    title: 'Title',
    message: 'What should everyone know?',
  },
  /** Emails of an announcement. */
  mail: {
    dialog: (title: string) => `Email “${title}”`,
    countFailed: 'We couldn’t count the people',
    /** Around the audience. */
    now: {
      before: 'For: ',
      after: ', as they are now. Each address gets it only once, even if you send again.',
    },
    whenPublished: {
      before: 'For: ',
      after: ', as they are when the announcement is published.',
    },
    purpose: 'Kind of email',
    /** `recipients`: number of addresses. */
    purposes: {
      walk: (recipients: string) => `About this walk: everyone it is for (${recipients})`,
      news: (recipients: string) => `News: only people who asked for it (${recipients})`,
    } satisfies Record<MailPurpose, (recipients: string) => string>,
    preview: 'Preview the email',
    progress: (sent: string, queued: string, failed: string) =>
      `${sent} sent, ${queued} waiting, ${failed} failed. The Mail tab shows each one for a week.`,
    notSetUp: 'Mail isn’t set up. Copy the addresses and send the text from your own mailbox.',
    notSetUpSchedule: 'Mail isn’t set up, so the announcement shows in the app only.',
    copy: (count: number, shown: string) => `Copy ${emailCount(count, shown)}`,
    copying: 'Copying…',
    copied: (count: number, shown: string) => `${emailCount(count, shown)} copied`,
    copiedHelp: 'Paste them into BCC, so that nobody sees the others.',
    copyFailed: 'Failed to copy the addresses',
    send: (count: number, shown: string) => `Send ${emails(count, shown)}`,
    sending: 'Sending…',
    sent: (count: number, shown: string) => `${emails(count, shown)} on the way`,
    sendFailed: 'Failed to send the emails',
    isScheduled: 'The email goes out with the announcement.',
    schedule: 'Email it when it’s published',
    scheduled: 'The email goes out with the announcement',
    unschedule: 'Don’t email it',
    unscheduled: 'No email will be sent',
    scheduleFailed: 'Failed to schedule the email',
  },
};
