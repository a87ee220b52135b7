import { isDeepStrictEqual } from 'node:util';
import {
  type listEventChanges,
  type undoEventChange,
  undoEventChangeMs,
} from '@wine-walk/common/api/admin-events.ts';
import type { ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import {
  type EventChangeDocument,
  eventChangeDocument,
  eventDocument,
} from '@wine-walk/common/model/events.ts';
import { offerDocument } from '@wine-walk/common/model/offers.ts';
import { rewardDocument } from '@wine-walk/common/model/rewards.ts';
import type { z } from 'zod';
import { auditWrite, changeDetails } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { changeNotFound, readEventChanges } from '../../firestore/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { hasRegistrations } from '../../firestore/registrations.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';
import { undoCheckInNoticeWrites } from './check-in-notice.ts';
import { persistReachableRewards } from './controls.ts';

type Entries = Record<string, unknown>;

/**
 * Returns the previous value (`was`) of a field if it still `is` as the change `left` it; otherwise
 * undefined. In maps, such as the businesses' states, and lists of IDs, only entries affected by the change
 * count: a business that was closed since stays closed, and one that joined since stays on the list.
 */
export function revertField(is: unknown, was: unknown, left: unknown): unknown {
  if (isDeepStrictEqual(is, left)) return was;
  if (isEntries(is) && isEntries(was) && isEntries(left)) return revertEntries(is, was, left);
  if (isIds(is) && isIds(was) && isIds(left)) return revertIds(is, was, left);
  return undefined;
}

function revertEntries(is: Entries, was: Entries, left: Entries): Entries | undefined {
  const names = new Set([...Object.keys(was), ...Object.keys(left)]);
  const changed = [...names].filter((name) => !isDeepStrictEqual(was[name], left[name]));
  if (!changed.every((name) => isDeepStrictEqual(is[name], left[name]))) return undefined;
  const others = Object.entries(is).filter(([name]) => !changed.includes(name));
  const mine = Object.entries(was).filter(([name]) => changed.includes(name));
  return Object.fromEntries([...others, ...mine]);
}

function revertIds(is: string[], was: string[], left: string[]): string[] | undefined {
  const joined = left.filter((id) => !was.includes(id));
  const gone = was.filter((id) => !left.includes(id));
  if (!joined.every((id) => is.includes(id)) || gone.some((id) => is.includes(id)))
    return undefined;
  // A reordering by the change cannot be distinguished from a later one.
  const stayed = (ids: string[]) => ids.filter((id) => was.includes(id) && left.includes(id));
  if (!isDeepStrictEqual(stayed(was), stayed(left))) return undefined;
  const back = is.filter((id) => !joined.includes(id));
  for (const id of gone) {
    const before = was.slice(0, was.indexOf(id));
    back.splice(back.findLastIndex((entry) => before.includes(entry)) + 1, 0, id);
  }
  return back;
}

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

type UndoEventChangeProblem = Problem<ProblemOf<typeof undoEventChange>>;

/** Names of documents in the audit and their schemas, by collection. */
const kinds: Readonly<Record<string, { what: string; schema: z.ZodType<{ version: number }> }>> = {
  events: { what: 'event', schema: eventDocument },
  businesses: { what: 'business', schema: businessDocument },
  offers: { what: 'offer', schema: offerDocument },
  rewards: { what: 'reward', schema: rewardDocument },
};

/** Returns the changes of events in progress that can still be undone, latest first. */
export async function recentChanges(now: number): Promise<ResponseOf<typeof listEventChanges>> {
  const changes = await readEventChanges(now - undoEventChangeMs);
  return changes
    .filter(({ data }) => data.kind === 'event' && data.undoneBy === null)
    .map(({ id, data: { eventId, effects, text, madeBy, madeAt } }) => ({
      id,
      eventId,
      effects,
      text,
      madeBy,
      madeAt,
      undoUntil: new Date(Date.parse(madeAt) + undoEventChangeMs).toISOString(),
    }));
}

/** Reverts a change, unless the same fields have been changed since. */
export async function undoChange(
  id: string,
  editor: EditContext,
): Promise<ResponseOf<typeof undoEventChange> | UndoEventChangeProblem> {
  const { caller, now } = editor;
  return commitWithRetry<ResponseOf<typeof undoEventChange>, UndoEventChangeProblem>(async () => {
    const change = await readDocument(documentPaths.walkChange(id), eventChangeDocument);
    if (change?.data.kind !== 'event') return changeNotFound();
    const response = { message: 'Taken back' };
    if (change.data.undoneBy !== null) return { writes: [], response };
    if (now - Date.parse(change.data.madeAt) > undoEventChangeMs)
      return problem('undo-over', 'This was more than 10 minutes ago.');
    const isPublication = change.data.parts.some(({ after }) =>
      Boolean((JSON.parse(after) as Fields)['isPublished']),
    );
    if (isPublication && (await hasRegistrations(change.data.eventId)))
      return problem('undo-over', 'People have registered since. Make the walk inactive instead.');
    const restored = await Promise.all(change.data.parts.map((part) => restore(part, editor)));
    const writes = restored.filter((write) => write !== undefined);
    if (writes.length < restored.length)
      return problem('stale-edit', 'Someone has changed this since. Check the current version.');
    // Attendees keep rewards that were available to them before the event requires more again.
    await persistReachableRewards(change.data.eventId, now);
    return {
      writes: [
        ...writes.flat(),
        ...(await noticesOfUndo(change.data, editor)),
        {
          kind: 'update',
          path: change.path,
          data: { undoneBy: caller.username },
          revision: change.revision,
        },
        auditWrite({
          actor: caller.username,
          action: 'walk-change.undo',
          target: change.path,
          now,
          details: { effects: change.data.effects },
        }),
      ],
      response,
    };
  });
}

type Fields = Record<string, unknown>;

/** Returns the writes that take the announcements of a pause or its end back. */
async function noticesOfUndo(
  { eventId, parts }: EventChangeDocument,
  editor: EditContext,
): Promise<Write[]> {
  const path = documentPaths.event(eventId);
  const part = parts.find((each) => each.path === path && each.after.includes('checkInPausedAt'));
  const event = part && (await readDocument(path, eventDocument));
  if (!event) return [];
  const before = eventDocument.pick({ checkInPausedAt: true }).parse(JSON.parse(part.before));
  const after = eventDocument.pick({ checkInPausedAt: true }).parse(JSON.parse(part.after));
  const { isPublished } = event.data;
  return undoCheckInNoticeWrites({ eventId, isPublished, before, after }, editor);
}

/** Returns undefined if the document is no longer as the change left it. */
async function restore(
  changed: EventChangeDocument['parts'][number],
  { caller, now }: EditContext,
): Promise<Write[] | undefined> {
  const kind = kinds[changed.path.split('/').at(-2) ?? ''];
  const stored = kind && (await readDocument(changed.path, kind.schema));
  if (!stored) return undefined;
  const present = stored.data as Fields & { version: number };
  const after = JSON.parse(changed.after) as Fields;
  const before = JSON.parse(changed.before) as Fields;
  const back: Fields = {};
  for (const [name, left] of Object.entries(after)) {
    back[name] = revertField(present[name], before[name], left);
    if (back[name] === undefined) return undefined;
  }
  const { path, revision } = stored;
  const version = present.version + 1;
  const data = { ...back, version, updatedAt: new Date(now).toISOString() };
  const details = { version, ...changeDetails(present, back) };
  const action = `${kind.what}.undo-change`;
  return [
    { kind: 'update', path, data, revision },
    auditWrite({ actor: caller.username, action, target: path, now, details }),
  ];
}
