import type { AnswerOf, BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  createEvent,
  duplicateEvent,
  editEvent,
  readReadiness,
} from '@wine-walk/common/api/staff/events.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import {
  defaultStaffLinkLeadHours,
  type EventDocument,
  emptyNonprofit,
  emptyWayHome,
  eventDocument,
} from '@wine-walk/common/model/events.ts';
import type { Money } from '@wine-walk/common/model/fields/values.ts';
import { inNoLanguage, type Language } from '@wine-walk/common/model/languages.ts';
import { publishTime } from '@wine-walk/common/rules/announcements/publish-time.ts';
import { buildCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { defaultCheckInRadiusMeters } from '@wine-walk/common/rules/check-in/thresholds.ts';
import { eventEditImpact, isInProgress } from '@wine-walk/common/rules/events/attendee-impact.ts';
import {
  copyEventDocument as duplicated,
  duplicateOffer,
  duplicateReward,
  duplicateRule,
  startOffsetMs,
} from '@wine-walk/common/rules/events/duplicate-event.ts';
import { inactiveSinceAfter } from '@wine-walk/common/rules/events/event-status.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { changedDocuments, eventEditWrites } from '../../firestore/changes.ts';
import { readAnnouncements } from '../../firestore/events/announcements.ts';
import { readBusinesses } from '../../firestore/events/businesses.ts';
import { readEvents } from '../../firestore/events/events.ts';
import { readOffers } from '../../firestore/events/offers.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { readPointRulesOf, readRewardsAt, readRewardsOf } from '../../firestore/events/rewards.ts';
import { newLimitWrites } from '../../firestore/events/ticket-counts.ts';
import { countTickets } from '../../firestore/events/tickets.ts';
import { type CreateContext, createIdempotent } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readReleases } from '../../firestore/people/releases.ts';
import { countLinks, readShiftAccounts } from '../../firestore/people/staff.ts';
import { readDocument } from '../../firestore/read.ts';
import { type EditContext, updateVersioned } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import { appleWalletEnd } from '../../settings.ts';
import { changeNoticeWrites } from './change-notice.ts';
import { checkedLimitWrites, unknownBusinesses } from './edit-checks.ts';
import { sendEventNotices } from './event-notices.ts';
import { movedDrawWrites, movedRuleWrites } from './moved-records.ts';
import { readiness } from './readiness.ts';

type Duplicate = typeof duplicateEvent;

/**
 * Duplicates an event: the new one has the same businesses, and copies of their offers and of the source's own
 * rewards and point rules.
 */
export async function copyEvent(
  sourceId: string,
  next: BodyOf<Duplicate>,
  sender: CreateContext,
): Promise<AnswerOf<Duplicate>> {
  const at = new Date(sender.now).toISOString();
  return createIdempotent(
    { record: 'event', path: documentPaths.event },
    sender,
    async (eventId) => {
      const source = await readDocument(documentPaths.event(sourceId), eventDocument);
      if (!source) return problem('event-gone');
      const { rewards, rules, offers } = await readOwnRecords(sourceId);
      const shift = startOffsetMs(source.data, next);
      const copies: Write[] = [
        ...rewards.map((reward) => ({
          kind: 'create' as const,
          path: documentPaths.reward(newId()),
          data: duplicateReward(reward.data, eventId, at),
        })),
        ...rules.map((rule) => ({
          kind: 'create' as const,
          path: documentPaths.pointRule(newId()),
          data: duplicateRule(rule.data, eventId, shift, at),
        })),
        ...offers.map((offer) => ({
          kind: 'create' as const,
          path: documentPaths.offer(eventId, offer.id),
          data: duplicateOffer(offer.data, at),
        })),
      ];
      const data = duplicated(withId(source), next, at);
      return { data, writes: [...copies, ...newLimitWrites(eventId, data, at)] };
    },
  );
}

/** Returns the rewards, rules and offers of one event only; those of all events apply to the copy as well. */
async function readOwnRecords(eventId: string) {
  const [rewards, rules, offers] = await Promise.all([
    readRewardsOf(eventId),
    readPointRulesOf(eventId),
    readOffers(eventId),
  ]);
  return { rewards, rules, offers };
}

/** Returns the missing parts before an event can open, in sentences of `language`. `now`: epoch milliseconds. */
export async function checkReadiness(
  eventId: string,
  language: Language,
  now: number,
): Promise<ResponseOf<typeof readReadiness> | Problem<'event-gone'>> {
  const [
    events,
    businesses,
    rewards,
    announcements,
    tickets,
    links,
    accounts,
    [release],
    organization,
  ] = await Promise.all([
    readEvents(),
    readBusinesses(),
    readRewardsAt(eventId),
    readAnnouncements(eventId),
    ticketCounts(eventId),
    countLinks(eventId),
    readShiftAccounts(eventId),
    readReleases(1),
    readOrganizationDocument(),
  ]);
  const event = events.map(withId).find(({ id }) => id === eventId);
  if (!event) {
    // Lists omit an invalid event: reading it directly throws the error.
    await readDocument(documentPaths.event(eventId), eventDocument);
    return problem('event-gone');
  }
  const catalog = buildCatalog(eventId, event, {
    businesses: businesses.map(withId),
    rewards: rewards.map(withId),
    pointRules: [],
  });
  return readiness(
    {
      event,
      catalog,
      tickets,
      links,
      phones: accounts.map(({ data }) => data),
      announcements: announcements.map(({ data }) => ({
        publishAt: publishTime(data, event),
      })),
      walletEnd: appleWalletEnd(),
      events: events.map(withId),
      release: release?.data ?? null,
      languages: organization.languages,
      texts: mailTexts('readiness', language),
      language,
      locale: organizationLocale(organization, language),
    },
    now,
  );
}

/** Counts the tickets of this event and tickets for the active event. */
async function ticketCounts(eventId: string): Promise<{ unused: number; total: number }> {
  const [total, totalOfAny, unused, unusedOfAny] = await Promise.all([
    countTickets({ eventId }),
    countTickets({ eventId: null }),
    countTickets({ eventId, state: 'unused' }),
    countTickets({ eventId: null, state: 'unused' }),
  ]);
  return { unused: unused + unusedOfAny, total: total + totalOfAny };
}

/** Returns all events, latest first; for a volunteer, their own. */
export async function listEvents({
  eventId,
}: StaffMember): Promise<(EventDocument & { id: string })[]> {
  if (eventId === null) return (await readEvents()).map(withId);
  const event = await readDocument(documentPaths.event(eventId), eventDocument);
  return event ? [withId(event)] : [];
}

/** Creates an event, active by default; without a list, all active businesses take part. Announces an active one. */
export async function addEvent(
  fields: BodyOf<typeof createEvent>,
  sender: CreateContext,
): Promise<AnswerOf<typeof createEvent>> {
  const at = new Date(sender.now).toISOString();
  const creation = { record: 'event' as const, path: documentPaths.event };
  const answer = await createIdempotent(creation, sender, async (eventId) => {
    const unknown = await unknownBusinesses(fields.businessIds);
    if (unknown) return unknown;
    const limits = { capacity: fields.capacity ?? null, ticketTypes: fields.ticketTypes ?? [] };
    return {
      data: {
        ...fields,
        ...limits,
        descriptionIn: fields.descriptionIn ?? inNoLanguage,
        place: fields.place ?? '',
        hashtag: fields.hashtag ?? '',
        timeZone: fields.timeZone ?? 'America/New_York',
        isPublished: fields.isActive,
        archivedAt: null,
        inactiveSince: null,
        businessIds: fields.businessIds ?? null,
        joinsNewBusinesses: fields.joinsNewBusinesses ?? false,
        businessStatus: {},
        checkInPausedAt: null,
        districtId: null,
        mapPoints: fields.mapPoints ?? [],
        ticketPrice: fields.ticketPrice ?? (await usualTicketPrice()),
        ticketUrl: fields.ticketUrl ?? '',
        wayHome: fields.wayHome ?? emptyWayHome,
        staffLinkLeadHours: fields.staffLinkLeadHours ?? defaultStaffLinkLeadHours,
        nonprofit: fields.nonprofit ?? emptyNonprofit,
        checkInRadiusMeters: defaultCheckInRadiusMeters,
        version: 1,
        createdAt: at,
        updatedAt: at,
      },
      writes: [
        ...newLimitWrites(eventId, limits, at),
        ...(fields.isActive ? publicationWrites(eventId, sender) : []),
      ],
    };
  });
  if (!isProblem(answer)) await sendEventNotices(answer, sender.now);
  return answer;
}

/** Records the first activation of an event in the audit, and so that it can be undone. */
function publicationWrites(
  eventId: string,
  { caller, now }: Pick<CreateContext, 'caller' | 'now'>,
): Write[] {
  const path = documentPaths.event(eventId);
  const draft = { isPublished: false, isActive: false };
  const published = { isPublished: true, isActive: true };
  const edited = changedDocuments(path, draft, published);
  return [
    ...eventEditWrites({ eventId, effects: [{ kind: 'published' }], edited, caller, now }),
    auditWrite({ actor: caller.username, action: 'event.publish', target: path, now }),
  ];
}

/** Returns the ticket price that the organization set for new events. */
async function usualTicketPrice(): Promise<Money> {
  const { ticketPriceCents, currency } = await readOrganizationDocument();
  return { amountCents: ticketPriceCents, currency };
}

/**
 * Edits an event; its list of businesses stays unchanged if none is sent. Announces an event that becomes active.
 */
export async function updateEvent(
  id: string,
  { version, ...fields }: BodyOf<typeof editEvent>,
  editor: EditContext,
): Promise<AnswerOf<typeof editEvent>> {
  let isNewlyActive = false;
  const answer = await updateVersioned(
    { record: 'event', path: documentPaths.event(id), schema: eventDocument, version },
    editor,
    async (before) => {
      if (fields.isActive && before.archivedAt !== null)
        return problem('event-archived', {}, 'isActive');
      const isPublished = before.isPublished || fields.isActive;
      const at = new Date(editor.now).toISOString();
      const inactiveSince = inactiveSinceAfter(before, fields.isActive, at);
      const after = { ...before, ...fields, isPublished, inactiveSince };
      isNewlyActive = after.isActive && !before.isActive;
      const limits = await checkedLimitWrites(id, before, after, editor.now);
      if (isProblem(limits)) return limits;
      return {
        fields: { ...fields, isPublished, inactiveSince },
        writes: [
          ...limits,
          ...(await changeNoticeWrites({ eventId: id, before, after }, editor)),
          ...(await movedDrawWrites({ eventId: id, before, after }, editor)),
          ...(await movedRuleWrites({ eventId: id, before, after }, editor)),
          ...(before.isPublished
            ? await undoableEditWrites(id, before, after, editor)
            : isPublished
              ? publicationWrites(id, editor)
              : []),
        ],
      };
    },
  );
  if (isNewlyActive && !isProblem(answer)) await sendEventNotices(answer, editor.now);
  return answer;
}

/** Records an edit of an event in progress, so that it can be undone. */
async function undoableEditWrites(
  id: string,
  before: EventDocument,
  after: EventDocument,
  editor: EditContext,
): Promise<Write[]> {
  if (!isInProgress(before, editor.now)) return [];
  const businesses = (await readBusinesses()).map(withId);
  const effects = eventEditImpact(before, after, businesses, editor.now);
  const edited = changedDocuments(documentPaths.event(id), before, after);
  return eventEditWrites({ eventId: id, effects, edited, ...editor });
}
