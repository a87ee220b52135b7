import { createSign } from 'node:crypto';
import type { GoogleWalletSettings } from '../../settings.ts';
import { type PassFacts, passTexts } from './pass-facts.ts';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a text in the language of the pass. */
const localized = (language: string, value: string) => ({ defaultValue: { language, value } });

/**
 * Returns the link that saves the pass of a registration: a JWT that contains the event's class and the ticket
 * (https://developers.google.com/wallet/tickets/events/web). `now`: epoch milliseconds.
 */
export function googleWalletLink(
  facts: PassFacts,
  { issuerId, email, key }: GoogleWalletSettings,
  now: number,
): string {
  const { event, organization, language, submissionId, confirmationUrl } = facts;
  const text = (value: string) => localized(language, value);
  const classId = `${issuerId}.${event.id}`;
  const eventTicketClass = {
    id: classId,
    issuerName: organization.name,
    eventName: text(event.name),
    venue: { name: text(event.place), address: text(event.place) },
    dateTime: { start: event.startTime, end: event.endTime },
    hexBackgroundColor: organization.accentColor,
    reviewStatus: 'UNDER_REVIEW',
  };
  const eventTicketObject = {
    id: `${issuerId}.${submissionId}`,
    classId,
    state: facts.isCancelled ? 'INACTIVE' : 'ACTIVE',
    ticketHolderName: facts.holderName,
    ...(facts.typeName && { ticketType: text(facts.typeName) }),
    barcode: { type: 'QR_CODE', value: confirmationUrl, alternateText: submissionId },
    validTimeInterval: { start: { date: event.startTime }, end: { date: event.endTime } },
    linksModuleData: {
      uris: [{ uri: confirmationUrl, description: passTexts[language].details }],
    },
  };
  const unsigned = [
    base64url({ alg: 'RS256', typ: 'JWT' }),
    base64url({
      iss: email,
      aud: 'google',
      typ: 'savetowallet',
      iat: Math.floor(now / 1000),
      payload: { eventTicketClasses: [eventTicketClass], eventTicketObjects: [eventTicketObject] },
    }),
  ].join('.');
  const signature = createSign('RSA-SHA256').update(unsigned).sign(key).toString('base64url');
  return `https://pay.google.com/gp/v/save/${unsigned}.${signature}`;
}
