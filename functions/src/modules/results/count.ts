import type { FeedbackDocument } from '@wine-walk/common/model/feedback.ts';
import {
  type PeopleFigures,
  type ResultsDocument,
  resultsDocument,
} from '@wine-walk/common/model/results.ts';
import { closingReport } from '@wine-walk/common/rules/desk/closing-report.ts';
import { isBusinessListed } from '@wine-walk/common/rules/events/attendee-impact.ts';
import { summarizeFeedback } from '@wine-walk/common/rules/feedback/feedback.ts';
import { commentsNaming } from '@wine-walk/common/rules/results/comments.ts';
import {
  addFigures,
  figuresOf,
  noPeople,
  type ResultHours,
  resultHours,
} from '@wine-walk/common/rules/results/count-people.ts';
import {
  areResultsDue,
  isFinalCount,
  isSurveyDue,
} from '@wine-walk/common/rules/results/results-due.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readBusinesses } from '../../firestore/events/businesses.ts';
import { readTills } from '../../firestore/events/desk.ts';
import { type EventWithId, readEventsEnded } from '../../firestore/events/events.ts';
import { readFeedbackOf } from '../../firestore/events/feedback.ts';
import { streamCountedClaims } from '../../firestore/events/results.ts';
import { readRewards } from '../../firestore/events/rewards.ts';
import { countTickets } from '../../firestore/events/tickets.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readEventProgress } from '../../firestore/people/progress.ts';
import {
  type CountedRegistration,
  streamCountedRegistrations,
} from '../../firestore/people/registrations.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import { sharePending } from '../../lib/share-pending.ts';
import { readPreviousVisitors } from './previous-visitors.ts';
import { readViews } from './views.ts';

/** Longest time since its end in which an uncounted event is still found, in milliseconds. */
const searchedMs = 8 * 24 * 60 * 60_000;

/** Counts the events that ended lately and are due. `now`: epoch milliseconds. */
export async function countDueResults(now: number): Promise<void> {
  for (const event of await readEventsEnded(now - searchedMs, now))
    await currentResults(event, now);
}

/** Results that are being counted: links that are opened at once share one count. */
const pendingResults = sharePending<ResultsDocument>();

/** Returns the results of an ended event, counted before if they are due. */
export function currentResults(event: EventWithId, now: number): Promise<ResultsDocument> {
  return pendingResults(event.id, () => readOrCount(event, now));
}

async function readOrCount(event: EventWithId, now: number): Promise<ResultsDocument> {
  const path = documentPaths.results(event.id);
  return commitWithRetry<ResultsDocument>(async () => {
    const stored = await readDocument(path, resultsDocument);
    if (stored && !areResultsDue(event.endTime, stored.data, now))
      return isSurveyDue(event.endTime, stored.data, now)
        ? recountSurvey(event.id, stored, now)
        : { writes: [], response: stored.data };
    const counted = {
      ...(await countResults(event, stored?.data.erased ?? noPeople, now)),
      costCents: stored?.data.costCents ?? null,
    };
    const write: Write = stored
      ? { kind: 'update', path, data: counted, revision: stored.revision }
      : { kind: 'create', path, data: counted };
    return { writes: [write], response: counted };
  });
}

/** Counts the survey of final results again. */
async function recountSurvey(
  eventId: string,
  { path, data, revision }: Stored<ResultsDocument>,
  now: number,
): Promise<{ writes: Write[]; response: ResultsDocument }> {
  const survey = {
    ...surveyOf(await readFeedbackOf(eventId), data.businesses),
    surveyCountedAt: new Date(now).toISOString(),
  };
  return {
    writes: [{ kind: 'update', path, data: survey, revision }],
    response: { ...data, ...survey },
  };
}

/** Returns the figures of the survey, with the comments that name a business. */
function surveyOf(
  feedback: readonly Stored<FeedbackDocument>[],
  businesses: ResultsDocument['businesses'],
): Pick<ResultsDocument, 'survey' | 'comments'> {
  const { answers, tallies } = summarizeFeedback(feedback.map(({ data }) => data));
  return {
    survey: { answers, tallies },
    comments: commentsNaming(
      businesses,
      feedback.map(({ data }) => data.comment),
    ),
  };
}

/** Counts the results of an event. `erased`: figures of people whose documents are gone since its end. */
async function countResults(
  event: EventWithId,
  erased: PeopleFigures,
  now: number,
): Promise<Omit<ResultsDocument, 'costCents'>> {
  const { id, endTime, ticketPrice } = event;
  const hours = resultHours(event);
  const [registrations, previous, tills, feedback, businesses, rewards, unusedTickets, views] =
    await Promise.all([
      toArray(streamCountedRegistrations(id)),
      readPreviousVisitors(event),
      readTills(id),
      readFeedbackOf(id),
      readBusinesses(),
      readRewards(),
      countTickets({ eventId: id, state: 'unused' }),
      readViews(id),
    ]);
  const found = await countPeople(event, registrations, { hours, cameBefore: previous.cameBefore });
  const people = addFigures(found, erased);
  const report = closingReport(
    tills.map(({ data }) => data),
    registrations.map(({ data }) => data),
  );
  const named = businesses
    .filter(
      (business) =>
        (business.data.isActive && isBusinessListed(event, business.id)) ||
        people.visits[business.id] !== undefined,
    )
    .map(({ id: businessId, data: { name, latitude, longitude } }) => ({
      id: businessId,
      name,
      location: { latitude, longitude },
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const countedAt = new Date(now).toISOString();
  return {
    endTime,
    countedAt,
    isFinal: isFinalCount(endTime, { countedAt }),
    ...hours,
    businesses: named,
    rewards: rewards
      .filter(
        (reward) =>
          people.claims[reward.id] !== undefined ||
          (reward.data.isActive && (reward.data.eventId === null || reward.data.eventId === id)),
      )
      .map((reward) => ({ id: reward.id, name: reward.data.name })),
    previous: previous.event,
    people,
    erased,
    unusedTickets: unusedTickets - people.sharing,
    views,
    currency: ticketPrice.currency,
    methods: report.methods.map(({ registrationsCents: _cents, ...method }) => method),
    expectedCashCents: report.expectedCashCents,
    countedCashCents: report.countedCashCents,
    surveyCountedAt: null,
    ...surveyOf(feedback, named),
  };
}

interface CountOptions {
  hours: ResultHours;
  /** True for the email of a person who came to the event before. */
  cameBefore: (email: string) => boolean;
}

async function countPeople(
  event: EventWithId,
  registrations: readonly CountedRegistration[],
  { hours, cameBefore }: CountOptions,
): Promise<PeopleFigures> {
  const [progress, claims] = await Promise.all([
    readEventProgress(event.id),
    toArray(streamCountedClaims(event.id)),
  ]);
  const progressOf = new Map(progress.map(({ data }) => [data.participantId, data]));
  const claimsOf = Map.groupBy(
    claims.map(({ data }) => data),
    ({ participantId }) => participantId,
  );
  return registrations
    .map(({ data: registration }) => {
      const { participantId, email } = registration;
      const person = {
        registration,
        progress: progressOf.get(participantId),
        claims: claimsOf.get(participantId) ?? [],
        isReturning: cameBefore(email),
      };
      return figuresOf(person, event, hours);
    })
    .reduce(addFigures, noPeople);
}

async function toArray<T>(documents: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const document of documents) all.push(document);
  return all;
}
