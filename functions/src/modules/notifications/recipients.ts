import { timeText } from '@wine-walk/common/lib/date-text.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import { announcementDocument } from '@wine-walk/common/model/announcements.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { type EventDocument } from '@wine-walk/common/model/events.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import type { NotificationDocument } from '@wine-walk/common/model/notifications.ts';
import { needsProgress } from '@wine-walk/common/rules/announcements/audience.ts';
import { personKeys } from '@wine-walk/common/rules/notifications/persons.ts';
import {
  hasWaitingReward,
  isNotifiedOf,
} from '@wine-walk/common/rules/notifications/recipients.ts';
import { releaseLanguage } from '@wine-walk/common/rules/registrations/release-text.ts';
import { redemptionEnd } from '@wine-walk/common/rules/rewards/redemption.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readEventPeople } from '../../firestore/people/progress.ts';
import type { StoredRegistration } from '../../firestore/people/registrations.ts';
import { readDocument } from '../../firestore/read.ts';
import { mailTexts } from '../../mail/mail-texts.ts';

interface NotificationText {
  title: string;
  body: string;
}

/** Person to notify. */
export interface Recipient extends NotificationText {
  submissionId: string;
  participantId: string;
  /** Empty for none. */
  email: string;
  isEmailProven: boolean;
  partyId: string | null;
  language: Language;
}

interface Recipients {
  recipients: Recipient[];
  /** Returns the keys of the person of a registration of the event. */
  personKeysOf: (submissionId: string) => readonly string[];
}

/** Reads the recipients and the text of a notification; no recipients if its announcement was withdrawn. */
export async function readRecipients(
  { eventId, kind, announcementId }: NotificationDocument,
  event: EventDocument,
): Promise<Recipients> {
  return kind === 'reward'
    ? readWaitingFor(eventId, event)
    : readAudience(eventId, announcementId ?? '', event);
}

async function readAudience(
  eventId: string,
  announcementId: string,
  event: EventDocument,
): Promise<Recipients> {
  const path = documentPaths.announcement(eventId, announcementId);
  const announcement = (await readDocument(path, announcementDocument))?.data;
  if (!announcement?.isPublished) return among([], []);
  const { title, message, titleIn, messageIn } = announcement;
  const { registrations, progressOf, catalog } = await readEventPeople(eventId, {
    needsProgress: needsProgress(announcement),
    needsCatalog: announcement.audience === 'finished',
  });
  const recipients = registrations
    .filter(({ data }) =>
      isNotifiedOf(announcement, {
        registration: data,
        progress: progressOf(data.participantId),
        event,
        catalog,
      }),
    )
    .map((registration) =>
      recipient(registration, (language) => ({
        title: titleIn[language] || title,
        body: messageIn[language] || message,
      })),
    );
  return among(registrations, recipients);
}

async function readWaitingFor(eventId: string, event: EventDocument): Promise<Recipients> {
  const [catalog, organization, { registrations, progressOf }] = await Promise.all([
    readDocument(documentPaths.catalog(eventId), catalogDocument),
    readOrganizationDocument(),
    readEventPeople(eventId, { needsProgress: true, needsCatalog: false }),
  ]);
  if (!catalog) return among([], []);
  const until = redemptionEnd(event);
  const recipients = registrations
    .filter(({ data }) =>
      hasWaitingReward(catalog.data, {
        registration: data,
        progress: progressOf(data.participantId),
      }),
    )
    .map((registration) =>
      recipient(registration, (language) => {
        const { title, body } = mailTexts('notifications', language).reward;
        const locale = organizationLocale(organization, language);
        const time = timeText(until, { locale, timeZone: event.timeZone });
        return { title, body: body({ event: event.name, until: time }) };
      }),
    );
  return among(registrations, recipients);
}

function among(registrations: readonly StoredRegistration[], recipients: Recipient[]): Recipients {
  const keys = new Map(
    registrations.map(({ id, data }) => [id, personKeys({ submissionId: id, ...contactOf(data) })]),
  );
  return { recipients, personKeysOf: (id) => keys.get(id) ?? [id] };
}

const contactOf = ({ partyId, email, emailProvenAt }: StoredRegistration['data']) => ({
  partyId,
  email,
  isEmailProven: emailProvenAt !== null,
});

function recipient(
  { id, data }: StoredRegistration,
  textIn: (language: Language) => NotificationText,
): Recipient {
  const language = releaseLanguage(data.waiverVersion);
  const { participantId } = data;
  return { submissionId: id, participantId, ...contactOf(data), language, ...textIn(language) };
}
