import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { movedRuleTimes } from '@wine-walk/common/rules/events/rule-times.ts';
import { readDraws } from '../../firestore/events/draws.ts';
import { readPointRulesOf } from '../../firestore/events/rewards.ts';
import { type EditContext, followingEditWrites } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';

/** Event with its times before and after an edit. */
interface MovedEvent {
  eventId: string;
  before: Pick<EventDocument, 'startTime' | 'endTime'>;
  after: Pick<EventDocument, 'startTime' | 'endTime'>;
}

/**
 * Returns the writes by which open draws that close with an event close at its new end. None for an end that is not ahead:
 * an end by mistake can be undone, entries that were closed after it cannot be opened.
 */
export async function movedDrawWrites(
  { eventId, before, after }: MovedEvent,
  editor: EditContext,
): Promise<Write[]> {
  const [from, to] = [Date.parse(before.endTime), Date.parse(after.endTime)];
  if (from === to || to <= editor.now) return [];
  const draws = (await readDraws(eventId)).filter(
    ({ data: { closing, closesTime } }) => !closing && Date.parse(closesTime) === from,
  );
  return draws.flatMap((draw) =>
    followingEditWrites('draw', draw, { closesTime: after.endTime }, editor),
  );
}

/** Returns the writes by which the times of an event's own point rules follow it to another time. */
export async function movedRuleWrites(
  { eventId, before, after }: MovedEvent,
  editor: EditContext,
): Promise<Write[]> {
  if (before.startTime === after.startTime) return [];
  const rules = await readPointRulesOf(eventId);
  return rules.flatMap((rule) => {
    const times = movedRuleTimes(rule.data, before, after);
    return times ? followingEditWrites('point-rule', rule, times, editor) : [];
  });
}
