import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { timeText } from '@wine-walk/common/lib/date-text.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import { defaultLanguage, type Language } from '@wine-walk/common/model/languages.ts';
import type { OrganizationDocument } from '@wine-walk/common/model/organization.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { maskName } from '@wine-walk/common/rules/people/names.ts';
import { releaseLanguage } from '@wine-walk/common/rules/registrations/release-text.ts';
import { findType } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { readLatestOnPass } from '../../firestore/mails/notifications.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { defaultAccent } from '../../mail/event-mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import { appUrl } from '../../settings.ts';

/** Content that the passes of an event share. */
export interface EventFacts {
  event: Pick<EventDocument, 'name' | 'place' | 'startTime' | 'endTime' | 'timeZone'> & {
    id: string;
  };
  organization: { name: string; accentColor: string };
  language: Language;
}

/**
 * Content of a wallet pass. It has no state, such as the amount due: a device without a connection shows an old pass, and
 * the desk decides by the code.
 */
export interface PassFacts extends EventFacts {
  submissionId: string;
  /** First name and initial, as everyone with the link of the confirmation sees it. */
  holderName: string;
  /** Name of the ticket's type; empty for none. */
  typeName: string;
  isCancelled: boolean;
  /** Latest notification of the owner with its time; empty for none. */
  news: string;
  /** Address of the confirmation, which the code contains. */
  confirmationUrl: string;
}

/** Returns the labels on a pass in a language. */
export const passLabels = (language: Language) => mailTexts('ticket', language).pass;

function eventFacts(
  { id, data: { name, place, startTime, endTime, timeZone } }: { id: string; data: EventDocument },
  { name: organizationName, accentColor }: OrganizationDocument,
): Pick<EventFacts, 'event' | 'organization'> {
  return {
    event: { id, name, place, startTime, endTime, timeZone },
    organization: { name: organizationName, accentColor: accentColor || defaultAccent },
  };
}

/** Reads the facts that the passes of an event share; undefined if it does not exist. */
export async function readEventFacts(eventId: string): Promise<EventFacts | undefined> {
  const [event, organization] = await Promise.all([
    readDocument(documentPaths.event(eventId), eventDocument),
    readOrganizationDocument(),
  ]);
  const [language = defaultLanguage] = organization.languages;
  return event && { ...eventFacts(event, organization), language };
}

/** Reads the content of a registration's pass. */
export async function readPassFacts(
  submissionId: string,
): Promise<PassFacts | Problem<'submission-not-found'>> {
  const [found, organization] = await Promise.all([
    readDocument(documentPaths.registration(submissionId), registrationDocument),
    readOrganizationDocument(),
  ]);
  const latest = await readLatestOnPass(submissionId);
  const event =
    found && (await readDocument(documentPaths.event(found.data.eventId), eventDocument));
  if (!found || !event) return problem('submission-not-found');
  const { fullName, typeId, status, waiverVersion } = found.data;
  const type = findType(event.data, typeId);
  const language = releaseLanguage(waiverVersion);
  const { timeZone } = event.data;
  const locale = organizationLocale(organization, language);
  return {
    submissionId,
    holderName: maskName(fullName),
    typeName: (type?.nameIn[language] || type?.name) ?? '',
    isCancelled: status === 'cancelled',
    // Apple Wallet notifies only of a changed value. The time changes it when a text is sent again.
    news: latest
      ? joinFacts([
          timeText(latest.createdAt, { locale, timeZone }),
          `${latest.title}: ${latest.body}`,
        ])
      : '',
    ...eventFacts(event, organization),
    language,
    confirmationUrl: `${appUrl()}/waiver/${encodeURIComponent(submissionId)}`,
  };
}
