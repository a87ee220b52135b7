import type { SentMail } from '@wine-walk/common/api/mail.ts';
import type { MailState } from '@wine-walk/common/model/mail.ts';

/** Mail tab. */
export const mail = {
  title: 'Mail',
  lead: 'Emails from the last week and their delivery status.',
  adminsOnly: 'Only admins can see sent emails. Ask one of them.',
  loadFailed: 'We couldn’t load the emails',
  sender: (from: string) => `Sent from ${from}`,
  notSetUp:
    'Mail isn’t set up. Firebase sends the sign-in links without a code, and they don’t show up here.',
  none: 'Mails appear here as they are sent. Send a test mail to yourself to check the setup.',
  kinds: {
    'sign-in': 'Sign-in link',
    confirmation: 'Confirmation',
    announcement: 'Announcement',
    roster: 'Volunteer’s link',
    'event-notice': 'New walk',
    offer: 'Free place',
    test: 'Test mail',
  } satisfies Record<SentMail['kind'], string>,
  allStates: 'All',
  states: {
    queued: 'Queued',
    sent: 'Sent',
    failed: 'Failed',
  } satisfies Record<MailState, string>,
  columns: { to: 'To', state: 'State', time: 'Time' },
  /** Reasons why a mail was not sent. */
  failure: (reason: string, attempts: number) =>
    attempts > 1 ? `${reason} (${attempts} attempts)` : reason,
  again: {
    send: 'Send again',
    sendTo: (to: string) => `Send again to ${to}`,
    sending: 'Sending…',
  },
  sendFailed: 'We couldn’t send the email',
  /** Results of a mail that was just requested. */
  outcomes: {
    sent: 'Mail sent',
    failed: 'Mail not sent',
    queued: 'Mail queued',
    queuedText: 'We’ll keep trying.',
  },
  test: {
    open: 'Send a test mail',
    title: 'Send a test mail',
    form: 'Test mail',
    lead: 'Check that it arrives and doesn’t land in spam.',
    email: 'Email',
    submit: 'Send',
    sending: 'Sending…',
  },
};
