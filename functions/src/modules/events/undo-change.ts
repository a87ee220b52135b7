import { isDeepStrictEqual } from 'node:util';
import { isProblem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { type ChangedDocument, type ChangeOf, undone } from '@wine-walk/common/model/changes.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { offerDocument } from '@wine-walk/common/model/offers.ts';
import { rewardDocument } from '@wine-walk/common/model/rewards.ts';
import type { z } from 'zod';
import { auditWrite, changeDetails } from '../../firestore/audit.ts';
import type { UndoOfKind, UndoProblem } from '../../firestore/changes.ts';
import { revokePreapprovalWrites } from '../../firestore/events/rewards.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { hasRegistrations } from '../../firestore/people/registrations.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';
import { changeNoticeWrites } from './change-notice.ts';
import { undoCheckInNoticeWrites } from './check-in-notice.ts';
import { persistReachableRewards } from './controls.ts';
import { checkedLimitWrites } from './edit-checks.ts';
import { movedDrawWrites, movedRuleWrites } from './moved-records.ts';

type Fields = Record<string, unknown>;

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

function revertEntries(is: Fields, was: Fields, left: Fields): Fields | undefined {
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

const isEntries = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Names of documents in the audit and their schemas, by collection. */
const kinds: Readonly<Record<string, { what: string; schema: z.ZodType<{ version: number }> }>> = {
  events: { what: 'event', schema: eventDocument },
  businesses: { what: 'business', schema: businessDocument },
  offers: { what: 'offer', schema: offerDocument },
  rewards: { what: 'reward', schema: rewardDocument },
};

/** Restores all fields of an edit, unless one of them was changed since or the event cannot have them any more. */
export const eventEditUndo: UndoOfKind<'event-edit'> = {
  tooLate: 'event-undo-over',
  describe: async ([part]) => part?.data.summary,
  undo: async ({ path, data }, _request, editor) => {
    const { eventId, summary, undoData } = data;
    const isPublication = undoData.documents.some(
      ({ after }) => (JSON.parse(after) as Fields)['isPublished'] === true,
    );
    if (isPublication && (await hasRegistrations(eventId))) return problem('registered-since');
    const writes: Write[] = [];
    for (const changed of undoData.documents) {
      const restored = await restoreWrites(changed, editor);
      if (isProblem(restored)) return restored;
      writes.push(...restored);
    }
    // Attendees keep rewards that were available to them before the event requires more again.
    await persistReachableRewards(eventId, editor.now);
    return {
      writes: [
        ...writes,
        ...(await noticeWrites(data, editor)),
        auditWrite({
          actor: editor.caller.username,
          action: 'walk-change.undo',
          target: path,
          now: editor.now,
          details: { effects: summary.effects },
        }),
      ],
      result: undone({ restored: undoData.documents.length }),
    };
  },
};

/** Returns the writes that take the announcements of a pause or its end back. */
async function noticeWrites(
  { eventId, undoData }: ChangeOf<'event-edit'>,
  editor: EditContext,
): Promise<Write[]> {
  const path = documentPaths.event(eventId);
  const edit = undoData.documents.find(
    (each) => each.path === path && each.after.includes('checkInPausedAt'),
  );
  const event = edit && (await readDocument(path, eventDocument));
  if (!event) return [];
  const pauseOf = (json: string) =>
    eventDocument.pick({ checkInPausedAt: true }).parse(JSON.parse(json));
  const pauses = { before: pauseOf(edit.before), after: pauseOf(edit.after) };
  const { isPublished } = event.data;
  return undoCheckInNoticeWrites({ eventId, isPublished, ...pauses }, editor);
}

/** Returns the writes that restore a document; a problem if it is no longer as the edit left it. */
async function restoreWrites(
  changed: ChangedDocument,
  editor: EditContext,
): Promise<Write[] | UndoProblem> {
  const { caller, now } = editor;
  const stale = problem('changed-since');
  const kind = kinds[changed.path.split('/').at(-2) ?? ''];
  const stored = kind && (await readDocument(changed.path, kind.schema));
  if (!stored) return stale;
  const present = stored.data as Fields & { version: number };
  const after = JSON.parse(changed.after) as Fields;
  const before = JSON.parse(changed.before) as Fields;
  const back: Fields = {};
  for (const [name, left] of Object.entries(after)) {
    back[name] = revertField(present[name], before[name], left);
    if (back[name] === undefined) return stale;
  }
  const { path, revision } = stored;
  const checked = await writesBeside(kind.what, stored, back, editor);
  if (isProblem(checked)) return checked;
  const version = present.version + 1;
  const data = { ...back, version, updatedAt: new Date(now).toISOString() };
  const details = { version, ...changeDetails(present, back) };
  const action = `${kind.what}.undo-change`;
  return [
    { kind: 'update', path, data, revision },
    ...checked,
    auditWrite({ actor: caller.username, action, target: path, now, details }),
  ];
}

/** Returns the further writes of an edit with these values; a problem if the event cannot have them. */
async function writesBeside(
  what: string,
  { id, data }: Stored<object>,
  back: Fields,
  editor: EditContext,
): Promise<Write[] | UndoProblem> {
  if (what === 'reward') return revokePreapprovalWrites({ rewardId: id }, editor.now);
  if (what !== 'event') return [];
  const present = eventDocument.parse(data);
  const restored = eventDocument.parse({ ...present, ...back });
  const limits = await checkedLimitWrites(id, present, restored, editor.now);
  if (isProblem(limits)) return limits;
  const change = { eventId: id, before: present, after: restored };
  return [
    ...limits,
    ...(await changeNoticeWrites(change, editor)),
    ...(await movedDrawWrites(change, editor)),
    ...(await movedRuleWrites(change, editor)),
  ];
}
