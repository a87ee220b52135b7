import { type Problem, problem } from '../../api/contract/problems.ts';
import type { EventDocument } from '../../model/events.ts';
import type { ResultsDocument } from '../../model/results.ts';
import { hasEnded } from '../events/event-status.ts';

const hourMs = 60 * 60_000;

/** Time after an event's end in which late actions are still counted, in milliseconds. */
export const lateActionsMs = 24 * hourMs;

/** Times after the end at which an event is counted again, in milliseconds: late actions become rare. */
const recountsAfterMs = [0, hourMs, 3 * hourMs, 8 * hourMs, lateActionsMs];

/** Returns the problem of an event that has not ended, which has no results yet. `now`: epoch milliseconds. */
export function tooEarlyProblem(
  { name, endTime, timeZone }: Pick<EventDocument, 'name' | 'endTime' | 'timeZone'>,
  now: number,
): Problem<'results-too-early'> | undefined {
  if (hasEnded({ endTime }, now)) return undefined;
  return problem('results-too-early', { event: name, opensAt: endTime, timeZone });
}

/** Returns the time until which late actions are counted. */
export function lateActionsUntil(endTime: string): string {
  return new Date(Date.parse(endTime) + lateActionsMs).toISOString();
}

/** True if no late action is counted after this count. An event that was moved since has no final count any more. */
export function isFinalCount(
  endTime: string,
  { countedAt }: Pick<ResultsDocument, 'countedAt'>,
): boolean {
  return Date.parse(countedAt) >= Date.parse(endTime) + lateActionsMs;
}

/** True if the results of an event are to be counted. `now`: epoch milliseconds. */
export function areResultsDue(
  endTime: string,
  results: Pick<ResultsDocument, 'countedAt'> | undefined,
  now: number,
): boolean {
  const countedAt = results ? Date.parse(results.countedAt) : -Infinity;
  return recountsAfterMs
    .map((afterMs) => Date.parse(endTime) + afterMs)
    .some((due) => due <= now && countedAt < due);
}

/** Times after the end at which the answers to the survey are counted again, in milliseconds: mails ask for a week. */
const surveysAfterMs = [2, 3, 4, 5, 6, 7].map((days) => days * 24 * hourMs);

/** True if the answers to the survey of final results are to be counted again. `now`: epoch milliseconds. */
export function isSurveyDue(
  endTime: string,
  { countedAt, surveyCountedAt }: Pick<ResultsDocument, 'countedAt' | 'surveyCountedAt'>,
  now: number,
): boolean {
  const last = Date.parse(surveyCountedAt ?? countedAt);
  return surveysAfterMs
    .map((afterMs) => Date.parse(endTime) + afterMs)
    .some((due) => due <= now && last < due);
}
