import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, ProblemOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { Problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  ListedChangeOf,
  undoChange,
  undoDeskChange,
} from '@wine-walk/common/api/staff/changes.ts';
import {
  type ChangeDocument,
  type ChangedDocument,
  type ChangeKind,
  type ChangeOf,
  type ChangeOutline,
  changeOutline,
  changeOutlineFields,
  type DeskChangeKind,
  type OutlineOf,
  type UndoResult,
} from '@wine-walk/common/model/changes.ts';
import { undoMs } from '@wine-walk/common/rules/changes/undo-times.ts';
import type { Actor } from './audit.ts';
import { newId } from './new-id.ts';
import { documentPaths } from './paths.ts';
import type { PeopleReader } from './people/people-reads.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';
import type { Write } from './write.ts';

type Content<K extends ChangeKind> = Pick<ChangeOf<K>, 'kind' | 'eventId' | 'summary' | 'undoData'>;

type NewChange<K extends ChangeKind> = Content<K> & {
  /** Random if undefined. */
  id?: string;
  /** First change of the same file; null or undefined for the first one itself. */
  partOf?: string | null;
  /** Paths of the changed documents. */
  documents: readonly string[];
  caller: Actor;
  /** Epoch milliseconds. */
  now: number;
  /** Time of an action that was made offline, in epoch milliseconds; `now` if undefined. */
  madeAt?: number;
};

/** Records a change in the commit that makes it, so that it can be undone. */
export function changeWrite<K extends ChangeKind>({
  id = newId(),
  partOf = null,
  documents,
  caller,
  now,
  madeAt = now,
  kind,
  eventId,
  summary,
  undoData,
}: NewChange<K>): Write {
  // By name: callers pass the context of a request, which has more.
  const data = {
    kind,
    eventId,
    summary,
    undoData,
    staffId: caller.uid,
    madeBy: caller.username,
    staffName: caller.fullName,
    madeAt: new Date(madeAt).toISOString(),
    expiresAt: undoEnd(kind, madeAt),
    partOf,
    documents: [...documents],
    undoneAt: null,
    undoneBy: null,
    result: null,
  } satisfies Omit<ChangeDocument, keyof Content<K>> & Content<K>;
  return { kind: 'create', path: documentPaths.change(id), data };
}

/** Returns the end of the time for the undo of a change. `madeAt`: epoch milliseconds. */
export const undoEnd = (kind: ChangeKind, madeAt: number) =>
  new Date(madeAt + undoMs[kind]).toISOString();

/** Returns the first name in alphabetical order, by which lists name an import. */
export const firstNameOf = (records: readonly { name: string }[]) =>
  records.map(({ name }) => name).toSorted()[0] ?? '';

interface EventEdit {
  eventId: string;
  /** Effects on attendees. */
  effects: ChangeOf<'event-edit'>['summary']['effects'];
  edited: readonly ChangedDocument[];
  caller: Actor;
  /** Epoch milliseconds. */
  now: number;
}

/** Records an edit that affects attendees of an event in progress; no write if it affects none. */
export function eventEditWrites({ eventId, effects, edited, ...editor }: EventEdit): Write[] {
  if (effects.length === 0) return [];
  return [
    changeWrite({
      kind: 'event-edit',
      eventId,
      summary: { effects },
      undoData: { documents: [...edited] },
      documents: edited.map(({ path }) => path),
      ...editor,
    }),
  ];
}

/** Fields of every edited document that an undo renews instead. */
const renewedFields: readonly string[] = ['version', 'createdAt', 'updatedAt'];

/** Returns all fields that an edit changes, before and after it; empty if it changes none. */
export function changedDocuments<D extends object>(
  path: string,
  before: D,
  after: D,
): ChangedDocument[] {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, value]) => !renewedFields.includes(name) && !isDeepStrictEqual(old.get(name), value),
  );
  if (changed.length === 0) return [];
  const was = Object.fromEntries(changed.map(([name]) => [name, old.get(name) ?? null]));
  const left = Object.fromEntries(changed);
  return [{ path, before: JSON.stringify(was), after: JSON.stringify(left) }];
}

interface OpenChanges {
  kinds: readonly ChangeKind[];
  /** Changes of this event only; of all if undefined. */
  eventId: string | undefined;
  /** Changes of this staff member only. */
  staffId?: string;
  /** Epoch milliseconds. */
  now: number;
  limit: number;
}

/** Returns the changes that can still be undone, latest first. */
export function readOpenChanges({
  kinds,
  eventId,
  staffId,
  now,
  limit,
}: OpenChanges): Promise<Stored<ChangeOutline>[]> {
  return readQuery(documentPaths.changes, changeOutline, (query) => {
    const ofKinds = query.where('kind', 'in', [...kinds]);
    const ofEvent = eventId === undefined ? ofKinds : ofKinds.where('eventId', '==', eventId);
    const ofStaff = staffId === undefined ? ofEvent : ofEvent.where('staffId', '==', staffId);
    return ofStaff
      .where('undoneAt', '==', null)
      .where('expiresAt', '>', new Date(now))
      .orderBy('expiresAt', 'desc')
      .limit(limit)
      .select(...changeOutlineFields);
  });
}

type Undo = typeof undoChange;

/** Request for an undo: the part of a change of many, and the confirmation by staff. */
export type UndoRequest = BodyOf<Undo>;

/** Reason against the undo of a change. */
export type UndoProblem<K extends ChangeKind = Exclude<ChangeKind, DeskChangeKind>> = Problem<
  ProblemOf<K extends DeskChangeKind ? typeof undoDeskChange : Undo>
>;

/** Writes of an undo, committed with the note that it was undone. */
export interface UndoPlan {
  writes: readonly Write[];
  result: UndoResult;
}

/** Staff member who undoes a change. */
export interface UndoContext {
  caller: PeopleReader;
  /** Epoch milliseconds. */
  now: number;
}

/** Undo of one kind of change: its line in the list, and the conditions that must still hold. */
export interface UndoOfKind<K extends ChangeKind> {
  /** Problem after the time for the undo. */
  tooLate: UndoProblem<K>['problem'] & `${string}undo-over${string}`;
  /** True if it is undone in parts, each in its own commit; a repeat undoes the remaining parts. */
  isInParts?: true;
  /** Returns the entry of a list for the parts of a change, latest first; undefined if nothing is left to undo. */
  describe: (
    parts: readonly Stored<OutlineOf<K>>[],
  ) => Promise<Omit<ListedChangeOf<K>, keyof ChangeHead | 'kind'> | undefined>;
  /** Decides the undo by the present documents. Runs again if they change before the commit. */
  undo: (
    change: Stored<ChangeOf<K>>,
    request: UndoRequest,
    sender: UndoContext,
  ) => Promise<UndoPlan | UndoProblem<K>>;
}

type ChangeHead = Pick<
  ListedChangeOf<ChangeKind>,
  'id' | 'partIds' | 'eventId' | 'madeBy' | 'madeAt' | 'undoUntil'
>;

/** Undo of every kind. */
export type UndoByKind = { [K in ChangeKind]: UndoOfKind<K> };
