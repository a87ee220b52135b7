import type { AnswerOf, BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { cancelRegistrations } from '@wine-walk/common/api/staff/registrations.ts';
import { changeDocument, undone } from '@wine-walk/common/model/changes.ts';
import { activeStates } from '@wine-walk/common/rules/registrations/registration-filters.ts';
import { ipNetwork } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { changeWrite, type UndoOfKind } from '../../firestore/changes.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { auditPeopleList } from '../../firestore/people/people-reads.ts';
import {
  countCancelledIn,
  readCancelledIn,
  readRegistrationsBetween,
  type StoredRegistration,
} from '../../firestore/people/registrations.ts';
import { readDocument } from '../../firestore/read.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import { commit } from '../../firestore/write.ts';
import { cancel, restoreCancelledIn } from './ticket-moves.ts';

type CancelMany = typeof cancelRegistrations;

/** Registrations that a call reads. */
const pageSize = 50;
/** Cancellations and restorations that run at once, each in its own commit. */
const concurrency = 5;

/** States of people who did not come to the desk. */
const neverArrivedStates = ['cash-due', 'verified'] as const;

/** Counts or cancels the registrations of one page that match, which can be undone for a day. A repeat skips the canceled ones. */
export async function cancelMany(
  { eventId, from, to, address, neverArrived, isPreview, cursor, ...part }: BodyOf<CancelMany>,
  editor: EditContext,
): Promise<AnswerOf<CancelMany>> {
  const states = neverArrived ? neverArrivedStates : activeStates;
  const range = { eventId, from, to, states, cursor, limit: pageSize };
  const page = await readRegistrationsBetween(range);
  if (!page) return problem('page-not-found');
  const matches = page.registrations.filter(
    ({ data }) => !address || ipNetwork(data.ip) === ipNetwork(address),
  );
  let cancelled = 0;
  let cancellationId = part.cancellationId ?? null;
  if (!isPreview && matches.length > 0) {
    if (cancellationId && !(await isCancellation(cancellationId, eventId)))
      return problem('change-gone');
    const id = cancellationId ?? (await recordCancellation(eventId, editor));
    cancellationId = id;
    const target = documentPaths.event(eventId);
    const audited = { action: 'registrations.cancel', target, size: matches.length };
    await auditPeopleList(editor.caller, audited, editor.now);
    const results = await inGroups(matches, (match) => cancel(match.id, editor, { id, states }));
    cancelled = results.filter((after) => !isProblem(after) && after.status === 'cancelled').length;
  }
  return {
    matched: matches.length,
    cancelled,
    networks: countNetworks(matches),
    nextCursor: page.nextCursor,
    cancellationId,
  };
}

/** Returns the results for all items, of which a few run at once. */
async function inGroups<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += concurrency)
    results.push(...(await Promise.all(items.slice(start, start + concurrency).map(work))));
  return results;
}

/** Records a cancellation before its first registration, so that each of them can name it; returns its ID. */
async function recordCancellation(eventId: string, editor: EditContext): Promise<string> {
  const id = newId();
  const content = { kind: 'cancellation', eventId, summary: {}, undoData: {} } as const;
  await commit([changeWrite({ id, ...content, documents: [], ...editor })]);
  return id;
}

/** True if this cancellation of the event is recorded. */
async function isCancellation(id: string, eventId: string): Promise<boolean> {
  const change = await readDocument(documentPaths.change(id), changeDocument);
  return change?.data.kind === 'cancellation' && change.data.eventId === eventId;
}

/**
 * Restores the registrations of one page of a cancellation, except registrations that have changed since or cannot get
 * their ticket or place back.
 */
export const cancellationUndo: UndoOfKind<'cancellation'> = {
  tooLate: 'change-undo-over',
  isInParts: true,
  describe: async ([part]) => {
    const people = part ? await countCancelledIn(part.id) : 0;
    return people > 0 ? { people } : undefined;
  },
  undo: async ({ id, data: { eventId } }, { cursor }, editor) => {
    const { records, count, last } = await readCancelledIn(id, pageSize, cursor);
    const canceled = records.filter(({ data }) => data.status === 'cancelled');
    if (canceled.length > 0) {
      const target = documentPaths.event(eventId);
      const audited = { action: 'registrations.undo-cancel', target, size: canceled.length };
      await auditPeopleList(editor.caller, audited, editor.now);
    }
    const results = await inGroups(records, async (registration) => ({
      id: registration.id,
      name: registration.data.fullName,
      reason: await restoreCancelledIn(id, registration.id, editor),
    }));
    const result = undone({
      restored: results.filter(({ reason }) => reason === null).length,
      leftAlone: results.filter(({ reason }) => reason !== null),
      nextCursor: count === pageSize && last ? last.id : null,
    });
    return { writes: [], result };
  },
};

function countNetworks(matches: readonly StoredRegistration[]) {
  const counts = new Map<string, number>();
  for (const { data } of matches) {
    const address = ipNetwork(data.ip);
    counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return [...counts]
    .map(([address, count]) => ({ address, count }))
    .toSorted((a, b) => b.count - a.count);
}
