import { createSign } from 'node:crypto';
import { instantWithOffset } from '@wine-walk/common/lib/local-time.ts';
import type { GoogleWalletSettings } from '../../settings.ts';
import { type EventFacts, type PassFacts, passLabels } from './pass-facts.ts';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a JSON Web Token that the service account signs (RFC 7519). */
export function signJwt(
  claims: object,
  { email, key }: Pick<GoogleWalletSettings, 'email' | 'key'>,
): string {
  const unsigned = [
    base64url({ alg: 'RS256', typ: 'JWT' }),
    base64url({ iss: email, ...claims }),
  ].join('.');
  const signature = createSign('RSA-SHA256').update(unsigned).sign(key).toString('base64url');
  return `${unsigned}.${signature}`;
}

/** Returns a text in the language of the pass. */
const localized = (language: string, value: string) => ({ defaultValue: { language, value } });

/**
 * Returns the class with the content that the passes of an event share
 * (https://developers.google.com/wallet/reference/rest/v1/eventticketclass).
 */
export function googleEventClass({ event, organization, language }: EventFacts, issuerId: string) {
  const text = (value: string) => localized(language, value);
  // Google takes the part before the offset as the time on the clock of the venue.
  const time = (at: string) => instantWithOffset(at, event.timeZone);
  return {
    id: `${issuerId}.${event.id}`,
    issuerName: organization.name,
    eventName: text(event.name),
    venue: { name: text(event.place), address: text(event.place) },
    dateTime: { start: time(event.startTime), end: time(event.endTime) },
    hexBackgroundColor: organization.accentColor,
    reviewStatus: 'UNDER_REVIEW',
  };
}

/**
 * Returns the pass of a registration
 * (https://developers.google.com/wallet/reference/rest/v1/eventticketobject). It has no period: that of the
 * class decides, which is updated after a change of the event.
 */
export function googleTicketObject(facts: PassFacts, issuerId: string) {
  const { event, language, submissionId, confirmationUrl } = facts;
  return {
    id: `${issuerId}.${submissionId}`,
    classId: `${issuerId}.${event.id}`,
    state: facts.isCancelled ? 'INACTIVE' : 'ACTIVE',
    ticketHolderName: facts.holderName,
    ...(facts.typeName && { ticketType: localized(language, facts.typeName) }),
    barcode: { type: 'QR_CODE', value: confirmationUrl, alternateText: submissionId },
    linksModuleData: {
      uris: [{ uri: confirmationUrl, description: passLabels(language).details }],
    },
  };
}

/**
 * Returns the link that saves the pass of a registration: a JWT that contains the event's class and the ticket
 * (https://developers.google.com/wallet/tickets/events/web). `now`: epoch milliseconds.
 */
export function googleWalletLink(
  facts: PassFacts,
  { issuerId, ...account }: GoogleWalletSettings,
  now: number,
): string {
  const jwt = signJwt(
    {
      aud: 'google',
      typ: 'savetowallet',
      iat: Math.floor(now / 1000),
      payload: {
        eventTicketClasses: [googleEventClass(facts, issuerId)],
        eventTicketObjects: [googleTicketObject(facts, issuerId)],
      },
    },
    account,
  );
  return `https://pay.google.com/gp/v/save/${jwt}`;
}
