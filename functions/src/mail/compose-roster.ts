import { clockRangeText } from '@wine-walk/common/lib/clock-range.ts';
import { dateText } from '@wine-walk/common/lib/date-text.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { volunteerDocument } from '@wine-walk/common/model/staff.ts';
import { readOrganizationDocument } from '../firestore/events/organization.ts';
import { documentPaths } from '../firestore/paths.ts';
import { readDocument } from '../firestore/read.ts';
import { appUrl } from '../settings.ts';
import { type MailContent, unlinked } from './mail-body.ts';
import type { MailRefusal } from './mail-refusal.ts';
import { mailTexts } from './mail-texts.ts';

/** Composes the mail with the personal link and PIN of a volunteer as they are now. `to`: email, which staff may have replaced. */
export async function composeRosterMail(
  volunteerId: string,
  to: string,
  language: Language,
): Promise<MailContent | MailRefusal> {
  const volunteer = await readDocument(documentPaths.volunteer(volunteerId), volunteerDocument);
  if (!volunteer?.data.isActive || volunteer.data.email !== to) return { refusal: 'link-ended' };
  const { name, secret, pin, eventId, businessId, task } = volunteer.data;
  const [event, business, organization] = await Promise.all([
    readDocument(documentPaths.event(eventId), eventDocument),
    businessId && readDocument(documentPaths.business(businessId), businessDocument),
    readOrganizationDocument(),
  ]);
  if (!event) return { refusal: 'event-gone' };
  const texts = mailTexts('staff', language).roster;
  const { startTime, timeZone } = event.data;
  const locale = organizationLocale(organization, language);
  const date = dateText(startTime, { locale, timeZone });
  const station = business ? unlinked(business.data.name) : texts.desk;
  const times = clockRangeText(volunteer.data.from, volunteer.data.to, locale);
  return {
    subject: texts.subject({ event: event.data.name }),
    text: texts.text({
      name,
      event: event.data.name,
      date,
      shift: joinFacts([task, station, times]),
      link: `${appUrl()}/admin/volunteer/${secret}`,
      pin,
    }),
  };
}
