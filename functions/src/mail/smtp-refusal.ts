import { cutText } from '@wine-walk/common/lib/cut-text.ts';
import type { DeliveryResult } from '@wine-walk/common/rules/mail/outbox.ts';

/** Error of nodemailer. */
export interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
  message?: string;
}

const maxReasonLength = 300;

/**
 * Enhanced status codes with which providers refuse more mails for some hours: 5.4.5 and 4.7.28 of Gmail
 * (https://support.google.com/a/answer/3726730), 5.1.90, 5.7.705 and 5.7.708 of Exchange Online
 * (https://learn.microsoft.com/exchange/mail-flow-best-practices/non-delivery-reports-in-exchange-online).
 */
const quotaCodes: ReadonlySet<string> = new Set([
  '4.4.5',
  '5.4.5',
  '4.7.28',
  '5.7.28',
  '5.1.90',
  '5.7.705',
  '5.7.708',
]);

/** Words for a used up limit, of providers without such a code: Amazon SES, SendGrid and others. */
const quotaWords =
  /\b(?:daily|hourly|monthly|sending|relay|rate)\b.*\b(?:limit|quota)\b|\bthrottling\b|\bmaximum credits\b|\bsending rate\b/i;

/** Codes about addresses and mailboxes (RFC 3463, X.1.X and X.2.X), whose quota is not that of the provider. */
const ofRecipient = /^[45]\.[12]\./;

/**
 * Returns the meaning of an error of the provider. A used up limit passes in hours. 5xx for the recipient or the content is final;
 * all else, including a wrong password, may be fixed in time.
 */
export function toResult({
  code,
  responseCode = 0,
  command = '',
  message = '',
}: SmtpError): DeliveryResult {
  const text = message || code || 'no-reason';
  const reason = cutText(text.replace(/\s+/g, ' '), maxReasonLength);
  if (isOverQuota(text, responseCode)) return { outcome: 'over-quota', reason };
  const isRejected = responseCode >= 500 && /^(?:RCPT|DATA|MAIL)/.test(command);
  return { outcome: isRejected ? 'rejected' : 'unavailable', reason };
}

function isOverQuota(text: string, responseCode: number): boolean {
  const enhanced = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(text)?.[0] ?? '';
  if (quotaCodes.has(enhanced)) return true;
  return responseCode >= 400 && !ofRecipient.test(enhanced) && quotaWords.test(text);
}
