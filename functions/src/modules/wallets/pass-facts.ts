import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import type { LanguageCode } from '@wine-walk/common/model/organization-facts.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { maskName } from '@wine-walk/common/rules/people/names.ts';
import { releaseLanguage } from '@wine-walk/common/rules/registrations/release-text.ts';
import { findType } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { readOrganizationDocument } from '../../firestore/organization.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { appUrl } from '../../settings.ts';

/** Accent of an organization without its own color, as `#rrggbb`. */
const defaultAccent = '#7a1f3d';

/**
 * Content of a wallet pass. It has no state, such as what is due: a wallet shows a pass as it was added, and the desk
 * decides by the code.
 */
export interface PassFacts {
  submissionId: string;
  /** First name and initial, as everyone with the link of the confirmation sees it. */
  holderName: string;
  /** Name of the ticket's type; empty for none. */
  typeName: string;
  isCancelled: boolean;
  event: { id: string; name: string; place: string; startTime: string; endTime: string };
  organization: { name: string; accentColor: string };
  language: LanguageCode;
  /** Address of the confirmation, which the code contains. */
  confirmationUrl: string;
}

/** Labels on the pass. */
export const passTexts = {
  en: { name: 'Name', ticket: 'Ticket', date: 'Date', place: 'Place', details: 'Your ticket' },
  es: { name: 'Nombre', ticket: 'Boleto', date: 'Fecha', place: 'Lugar', details: 'Tu boleto' },
} as const;

/** Reads the content of a registration's pass. */
export async function readPassFacts(
  submissionId: string,
): Promise<PassFacts | Problem<'not-found'>> {
  const [found, organization] = await Promise.all([
    readDocument(documentPaths.registration(submissionId), registrationDocument),
    readOrganizationDocument(),
  ]);
  const event =
    found && (await readDocument(documentPaths.event(found.data.eventId), eventDocument));
  if (!found || !event)
    return problem('not-found', 'We couldn’t find a registration with this submission ID.');
  const { fullName, typeId, status, waiverVersion } = found.data;
  const { name, place, startTime, endTime } = event.data;
  return {
    submissionId,
    holderName: maskName(fullName),
    typeName: findType(event.data, typeId)?.name ?? '',
    isCancelled: status === 'cancelled',
    event: { id: event.id, name, place, startTime, endTime },
    organization: {
      name: organization.name,
      accentColor: organization.accentColor || defaultAccent,
    },
    language: releaseLanguage(waiverVersion),
    confirmationUrl: `${appUrl()}/waiver/${encodeURIComponent(submissionId)}`,
  };
}
