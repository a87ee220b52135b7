import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { controlEvent } from '@wine-walk/common/api/staff/events.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import {
  type EventDocument,
  type EventEffect,
  eventDocument,
} from '@wine-walk/common/model/events.ts';
import {
  canArchive,
  eventStatus,
  hasEnded,
  inactiveSinceAfter,
} from '@wine-walk/common/rules/events/event-status.ts';
import { unsavedUnlocks } from '@wine-walk/common/rules/rewards/rewards.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { changedDocuments, eventEditWrites } from '../../firestore/changes.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readEventProgress } from '../../firestore/people/progress.ts';
import { storeUnlocks } from '../../firestore/people/unlocks.ts';
import { readDocument } from '../../firestore/read.ts';
import { type EditContext, updateVersioned } from '../../firestore/versioned-update.ts';
import { changeNoticeWrites } from './change-notice.ts';
import { checkInNoticeWrites } from './check-in-notice.ts';
import { movedDrawWrites } from './moved-records.ts';

/**
 * Stores every reward that is available to a participant before the event requires more again, for example when a
 * closed business reopens: attendees keep the rewards that they were shown. Harmless to repeat.
 */
export async function persistReachableRewards(eventId: string, now: number): Promise<void> {
  const [catalog, progresses] = await Promise.all([
    readDocument(documentPaths.catalog(eventId), catalogDocument),
    readEventProgress(eventId),
  ]);
  if (!catalog) return;
  const unlocks = progresses
    .map(({ path, data }) => ({ path, rewardIds: unsavedUnlocks(catalog.data, data) }))
    .filter(({ rewardIds }) => rewardIds.length > 0);
  await storeUnlocks(unlocks, now);
}

type Control = BodyOf<typeof controlEvent>;
type ControlEventProblem = Problem<ProblemOf<typeof controlEvent>>;

interface ControlResult {
  fields: Partial<EventDocument>;
  /** Action in the audit in addition to the edit. */
  action?: string;
  effect: EventEffect;
}

/** Applies a control during the event, recorded so that it can be undone. */
export async function applyControl(
  id: string,
  control: Control,
  editor: EditContext,
): Promise<ResponseOf<typeof controlEvent> | ControlEventProblem> {
  const path = documentPaths.event(id);
  return updateVersioned(
    { record: 'event', path, schema: eventDocument, version: undefined },
    editor,
    async (event) => {
      const plan = await planControl(control, event, editor.now);
      if (isProblem(plan)) return plan;
      const { fields, effect, action } = plan;
      const before = Object.fromEntries(
        Object.keys(fields).map((name) => [name, event[name as keyof EventDocument]]),
      );
      // A repeat, such as a second pause, changes nothing.
      if (isDeepStrictEqual(before, fields)) return null;
      if (control.control === 'business' && control.status === 'open')
        await persistReachableRewards(id, editor.now);
      const edited = changedDocuments(path, before, fields);
      const change = eventEditWrites({ eventId: id, effects: [effect], edited, ...editor });
      const audit = action
        ? [auditWrite({ actor: editor.caller.username, action, target: path, now: editor.now })]
        : [];
      const both = { eventId: id, before: event, after: { ...event, ...fields } };
      const others = await Promise.all([
        checkInNoticeWrites({ ...both, isPublished: event.isPublished }, editor),
        changeNoticeWrites(both, editor),
        movedDrawWrites(both, editor),
      ]);
      return { fields, writes: [...change, ...others.flat(), ...audit] };
    },
  );
}

async function planControl(
  control: Control,
  event: EventDocument,
  now: number,
): Promise<ControlResult | ControlEventProblem> {
  const sinceAt = new Date(now).toISOString();
  if (control.control === 'archive') return planArchive(control.isArchived, event, now);
  if (event.archivedAt !== null) return problem('event-archived');
  if (control.control !== 'publish' && hasEnded(event, now)) return problem('event-finished');
  switch (control.control) {
    case 'business': {
      const business = await readDocument(
        documentPaths.business(control.businessId),
        businessDocument,
      );
      if (!business) return problem('business-gone');
      const { businessId, status } = control;
      const { [businessId]: before, ...others } = event.businessStatus;
      const since = before?.status === status ? before.sinceAt : sinceAt;
      const mine = status === 'open' ? {} : { [businessId]: { status, sinceAt: since } };
      return {
        fields: { businessStatus: { ...others, ...mine } },
        effect: { kind: 'status', business: business.data.name, status },
      };
    }
    case 'check-in':
      return {
        fields: { checkInPausedAt: control.isPaused ? (event.checkInPausedAt ?? sinceAt) : null },
        effect: { kind: control.isPaused ? 'paused' : 'resumed' },
      };
    case 'publish':
      return {
        fields: { isPublished: true, isActive: true, inactiveSince: null },
        effect: { kind: 'published' },
        action: 'event.publish',
      };
    case 'end':
      return changeEndTime(control, event, now);
  }
}

function planArchive(
  isArchived: boolean,
  event: EventDocument,
  now: number,
): ControlResult | ControlEventProblem {
  if (!isArchived)
    return {
      fields: { archivedAt: null },
      effect: { kind: 'restored' },
      action: 'event.restore',
    };
  if (!canArchive(event, now)) return problem('event-still-shown');
  const at = new Date(now).toISOString();
  return {
    fields: {
      archivedAt: event.archivedAt ?? at,
      isActive: false,
      inactiveSince: inactiveSinceAfter(event, false, at),
    },
    effect: { kind: 'archived' },
    action: 'event.archive',
  };
}

function changeEndTime(
  { minutes, from }: Extract<Control, { control: 'end' }>,
  event: EventDocument,
  now: number,
): ControlResult | ControlEventProblem {
  if (eventStatus(event, now) !== 'running') return problem('event-not-started');
  const stored = Date.parse(event.endTime);
  const shown = from === undefined ? stored : Date.parse(from);
  const end = minutes === null ? now : shown + minutes * 60_000;
  // A repeat finds the end where the first press put it.
  if (minutes !== null && stored !== shown && stored !== end)
    return problem('stale-edit', { record: 'event', current: { version: event.version } });
  if (minutes !== null && end <= now) return problem('end-in-past');
  return {
    fields: { endTime: new Date(end).toISOString() },
    effect:
      minutes === null
        ? { kind: 'over' }
        : { kind: minutes > 0 ? 'ends-later' : 'ends-earlier', minutes: Math.abs(minutes) },
  };
}
