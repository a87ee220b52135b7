import type { PortalTexts } from '@wine-walk/common/messages/types.ts';

/** Reason of a failed mail that has a text for staff in `messages/mail`. */
export type MailReason = keyof PortalTexts['mail']['reasons'];

/** Reason for which a mail is not sent, for staff. */
export interface MailRefusal {
  refusal: MailReason;
}
