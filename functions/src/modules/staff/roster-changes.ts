import type {
  AnswerOf,
  BodyOf,
  ProblemOf,
  ResponseOf,
} from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  editVolunteer,
  endVolunteer,
  replaceVolunteer,
  Volunteer,
} from '@wine-walk/common/api/staff/volunteers.ts';
import { type ChangedDocument, undone } from '@wine-walk/common/model/changes.ts';
import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import { type VolunteerDocument, volunteerDocument } from '@wine-walk/common/model/staff.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { changedDocuments, changeWrite, type UndoOfKind } from '../../firestore/changes.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { type CreateContext, withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readAccountsOfLink } from '../../firestore/people/staff.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import { type EditContext, staleEdit } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';
import { endWrites, otherPin } from './links.ts';
import { eventProblem, newVolunteerWrite, stationProblem, toVolunteer } from './volunteers.ts';

interface Person {
  volunteer: Stored<VolunteerDocument>;
  event: EventDocument;
}

async function readPerson(id: string): Promise<Person | Problem<'event-gone' | 'not-on-roster'>> {
  const volunteer = await readDocument(documentPaths.volunteer(id), volunteerDocument);
  if (!volunteer) return problem('not-on-roster');
  const event = await readDocument(documentPaths.event(volunteer.data.eventId), eventDocument);
  return event ? { volunteer, event: event.data } : problem('event-gone');
}

type Edit = typeof editVolunteer;

/**
 * Changes a person on the roster. Another station ends the sessions, whose role it decides; the link opens the new one. If another
 * email replaces one, the PIN is renewed: the earlier mailbox may have the link.
 */
export async function editPerson(
  id: string,
  { version, ...fields }: BodyOf<Edit>,
  { caller, now }: EditContext,
): Promise<Volunteer | Problem<ProblemOf<Edit>>> {
  return commitWithRetry<Volunteer, Problem<ProblemOf<Edit>>>(async () => {
    const person = await readPerson(id);
    if (isProblem(person)) return person;
    const { volunteer, event } = person;
    const { data: before, path } = volunteer;
    const refusal =
      staleEdit('volunteer', before, version) ??
      (fields.businessId === before.businessId ? undefined : await stationProblem([fields]));
    if (refusal) return refusal;
    const isReplaced = before.email !== '' && before.email !== fields.email;
    const after = { ...before, ...fields, ...(isReplaced && { pin: otherPin(before.pin) }) };
    const documents = changedDocuments(path, before, after);
    const edited = await editWrites(volunteer, after, now);
    const response = toVolunteer(id, edited.data, edited.accounts, event);
    if (documents.length === 0)
      return { writes: [], response: { ...response, version: before.version } };
    return {
      writes: [
        ...edited.writes,
        changeWrite({
          kind: 'roster-edit',
          eventId: before.eventId,
          summary: { name: after.name },
          undoData: { documents },
          documents: [path],
          caller,
          now,
        }),
        auditWrite({ actor: caller.username, action: 'volunteer.edit', target: path, now }),
      ],
      response,
    };
  });
}

/** Returns the writes of an edit: accounts get the name, and end if the station is another. */
async function editWrites(
  volunteer: Stored<VolunteerDocument>,
  fields: Partial<VolunteerDocument>,
  now: number,
) {
  const { id, path, data: before, revision } = volunteer;
  const data = { ...before, ...fields, version: before.version + 1 };
  const isMoved = data.businessId !== before.businessId;
  const updatedAt = new Date(now).toISOString();
  const accounts = (await readAccountsOfLink('volunteer', id)).map((account) => {
    const { isActive, generation } = account.data;
    const ended = isMoved && isActive ? { isActive: false, generation: generation + 1 } : {};
    return { ...account, data: { ...account.data, fullName: data.name, ...ended } };
  });
  const writes: Write[] = [
    { kind: 'update', path, data, revision },
    ...accounts.map((account) => {
      const { fullName, isActive, generation } = account.data;
      const changed = { fullName, isActive, generation, updatedAt };
      return {
        kind: 'update' as const,
        path: account.path,
        data: changed,
        revision: account.revision,
      };
    }),
  ];
  return { writes, data, accounts };
}

type End = typeof endVolunteer;

/** Ends the personal link of a volunteer and its sessions. */
export async function endAccess(
  id: string,
  { caller, now }: EditContext,
): Promise<Volunteer | Problem<ProblemOf<End>>> {
  return commitWithRetry<Volunteer, Problem<ProblemOf<End>>>(async () => {
    const person = await readPerson(id);
    if (isProblem(person)) return person;
    const { volunteer, event } = person;
    const { writes, accounts } = await endWrites('volunteer', volunteer, now);
    const data = { ...volunteer.data, isActive: false };
    const target = volunteer.path;
    return {
      writes: volunteer.data.isActive
        ? [
            ...writes,
            endChangeWrite(volunteer, { isActive: false }, null, { caller, now }),
            auditWrite({ actor: caller.username, action: 'volunteer-link.end', target, now }),
          ]
        : [],
      response: toVolunteer(id, data, accounts, event),
    };
  });
}

type Replace = typeof replaceVolunteer;
type ReplaceProblem = Problem<Exclude<ProblemOf<Replace>, 'idempotency-key-reused'>>;

/** Ends the personal link of a volunteer who does not come, and adds the person who takes over. */
export async function noteNoShow(
  id: string,
  replacement: BodyOf<Replace>['replacement'],
  { caller, request, now }: CreateContext,
): Promise<AnswerOf<Replace>> {
  return withIdempotency<ResponseOf<Replace>, ReplaceProblem>(request, async () => {
    const person = await readPerson(id);
    if (isProblem(person)) return person;
    const { volunteer, event } = person;
    const refusal = replacement ? eventProblem(event, now) : undefined;
    if (refusal) return refusal;
    const { eventId, businessId, task, from, to, replacedBy, noShowAt } = volunteer.data;
    if (replacement && replacedBy) return problem('already-replaced', { by: replacedBy });
    const response = {
      noShowAt: noShowAt ?? new Date(now).toISOString(),
      replacedBy: replacement?.name ?? replacedBy,
    };
    if (noShowAt && !replacement) return { writes: [], response };
    const { writes } = await endWrites('volunteer', volunteer, now, response);
    const station = { businessId, task, from, to };
    const added = replacement
      ? newVolunteerWrite(eventId, { ...replacement, ...station }, caller, now)
      : null;
    const target = volunteer.path;
    return {
      writes: [
        ...writes,
        ...(added ? [added] : []),
        endChangeWrite(volunteer, { isActive: false, ...response }, added, { caller, now }),
        auditWrite({ actor: caller.username, action: 'volunteer.no-show', target, now }),
      ],
      response,
    };
  });
}

/** Records the end of a person's access. `added`: write of the replacement. */
function endChangeWrite(
  { path, data: before }: Stored<VolunteerDocument>,
  fields: Pick<VolunteerDocument, 'isActive'> & Partial<VolunteerDocument>,
  added: Write | null,
  editor: EditContext,
): Write {
  const replacement = added?.path ?? null;
  return changeWrite({
    kind: 'roster-end',
    eventId: before.eventId,
    summary: {
      name: before.name,
      isNoShow: Boolean(fields.noShowAt),
      replacedBy: added ? (fields.replacedBy ?? null) : null,
    },
    undoData: { documents: changedDocuments(path, before, { ...before, ...fields }), replacement },
    documents: replacement === null ? [path] : [path, replacement],
    ...editor,
  });
}

const restorable = volunteerDocument
  .pick({
    name: true,
    phone: true,
    email: true,
    task: true,
    businessId: true,
    from: true,
    to: true,
    pin: true,
    isActive: true,
    noShowAt: true,
    replacedBy: true,
  })
  .partial();

/** Returns a person and the earlier values; a problem if the person is no longer as the change left it. */
async function readChanged(
  documents: readonly ChangedDocument[],
): Promise<
  | { volunteer: Stored<VolunteerDocument>; earlier: Partial<VolunteerDocument> }
  | Problem<'changed-since'>
> {
  const stale = problem('changed-since');
  const [changed] = documents;
  const volunteer = changed && (await readDocument(changed.path, volunteerDocument));
  if (!volunteer) return stale;
  const present = new Map<string, unknown>(Object.entries(volunteer.data));
  const left = Object.entries(restorable.parse(JSON.parse(changed.after)));
  if (left.some(([name, value]) => present.get(name) !== value)) return stale;
  return { volunteer, earlier: restorable.parse(JSON.parse(changed.before)) };
}

/** Restores the changed fields of a person whose fields are as the edit left them. */
export const rosterEditUndo: UndoOfKind<'roster-edit'> = {
  tooLate: 'change-undo-over',
  describe: async ([part]) => part?.data.summary,
  undo: async ({ data: { undoData } }, _request, { caller, now }) => {
    const changed = await readChanged(undoData.documents);
    if (isProblem(changed)) return changed;
    const { volunteer, earlier } = changed;
    const { writes } = await editWrites(volunteer, earlier, now);
    const target = volunteer.path;
    return {
      writes: [
        ...writes,
        auditWrite({ actor: caller.username, action: 'volunteer.undo-edit', target, now }),
      ],
      result: undone({ restored: 1 }),
    };
  },
};

/**
 * Opens an ended link again and removes the replacement, unless it was used or ended since. The ended sessions stay ended: phones open
 * the link again.
 */
export const rosterEndUndo: UndoOfKind<'roster-end'> = {
  tooLate: 'change-undo-over',
  describe: async ([part]) => part?.data.summary,
  undo: async ({ data: { undoData } }, _request, { caller, now }) => {
    const changed = await readChanged(undoData.documents);
    if (isProblem(changed)) return changed;
    const { volunteer, earlier } = changed;
    const after = { ...volunteer.data, ...earlier };
    // A later no-show or replacement is undone first.
    if (after.isActive && (after.noShowAt || after.replacedBy)) return problem('changed-since');
    const { path: target, revision } = volunteer;
    const added =
      undoData.replacement === null
        ? undefined
        : await readDocument(undoData.replacement, volunteerDocument);
    const isUnused = added?.data.joins === 0 && added.data.isActive;
    const version = volunteer.data.version + 1;
    const removal: Write[] =
      added && isUnused ? [{ kind: 'delete', path: added.path, revision: added.revision }] : [];
    const leftAlone =
      added && !isUnused ? [{ id: added.id, name: added.data.name, reason: null }] : [];
    return {
      writes: [
        { kind: 'update', path: target, data: { ...earlier, version }, revision },
        ...removal,
        auditWrite({ actor: caller.username, action: 'volunteer.undo-end', target, now }),
      ],
      result: undone({ restored: 1, removed: removal.length, leftAlone }),
    };
  },
};
