import type {
  AnswerOf,
  BodyOf,
  ProblemOf,
  ResponseOf,
} from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  addVolunteers,
  NewVolunteer,
  Volunteer,
} from '@wine-walk/common/api/staff/volunteers.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { undone } from '@wine-walk/common/model/changes.ts';
import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import { type VolunteerDocument, volunteerDocument } from '@wine-walk/common/model/staff.ts';
import { staffLinkStatus } from '@wine-walk/common/rules/sessions/staff-link-period.ts';
import { type Actor, auditWrite } from '../../firestore/audit.ts';
import { changeWrite, firstNameOf, type UndoOfKind } from '../../firestore/changes.ts';
import { type CreateContext, withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readAccountsOfEvent, readVolunteers } from '../../firestore/people/staff.ts';
import { readDocument, readDocuments } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import { newLink, toStaffLink } from './links.ts';

/** Returns the roster of an event by start and name. */
export async function roster(eventId: string): Promise<Volunteer[]> {
  const [event, volunteers, accounts] = await Promise.all([
    readDocument(documentPaths.event(eventId), eventDocument),
    readVolunteers(eventId),
    readAccountsOfEvent(eventId),
  ]);
  if (!event) return [];
  return volunteers
    .map(({ id, data }) => {
      const its = accounts.filter((account) => account.data.volunteerId === id);
      return toVolunteer(id, data, its, event.data);
    })
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.name.localeCompare(b.name));
}

/** Returns a person on the roster as admins see it, with the accounts of the personal link. */
export function toVolunteer(
  id: string,
  volunteer: VolunteerDocument,
  accounts: Parameters<typeof toStaffLink>[3],
  event: EventDocument,
): Volunteer {
  const { phone, email, task, from, to, createdAt, noShowAt, replacedBy, version } = volunteer;
  const person = { phone, email, task, from, to, createdAt, noShowAt, replacedBy, version };
  return { ...toStaffLink('volunteer', id, volunteer, accounts, event), ...person };
}

type Add = typeof addVolunteers;
type AddProblem = Problem<Exclude<ProblemOf<Add>, 'idempotency-key-reused'>>;

/** Adds people to the roster, each with a personal link and PIN, in one commit. */
export async function addToRoster(
  { eventId, volunteers, importId }: BodyOf<Add>,
  { caller, request, now }: CreateContext,
): Promise<AnswerOf<Add>> {
  return withIdempotency<ResponseOf<Add>, AddProblem>(request, async () => {
    const event = await readDocument(documentPaths.event(eventId), eventDocument);
    const refusal = eventProblem(event?.data, now) ?? (await stationProblem(volunteers));
    if (refusal) return refusal;
    const target = documentPaths.event(eventId);
    const details = { added: volunteers.length };
    const added = volunteers.map((volunteer) => newVolunteerWrite(eventId, volunteer, caller, now));
    return {
      writes: [
        ...added,
        ...(importId === null
          ? []
          : [
              changeWrite({
                kind: 'roster-import',
                eventId,
                partOf: importId,
                summary: { count: volunteers.length, firstName: firstNameOf(volunteers) },
                undoData: {},
                documents: added.map(({ path }) => path),
                caller,
                now,
              }),
            ]),
        auditWrite({ actor: caller.username, action: 'volunteers.add', target, now, details }),
      ],
      response: { added: volunteers.length },
    };
  });
}

/** Returns the problem of an event without further volunteers; undefined if it takes them. `now`: epoch milliseconds. */
export function eventProblem(
  event: EventDocument | undefined,
  now: number,
): Problem<'event-ended' | 'event-gone'> | undefined {
  if (!event) return problem('event-gone');
  if (staffLinkStatus(event, now) === 'over') return problem('event-ended', { event: event.name });
  return undefined;
}

/** Returns the problem of a station that does not exist. */
export async function stationProblem(
  volunteers: readonly Pick<NewVolunteer, 'businessId'>[],
): Promise<Problem<'station-gone'> | undefined> {
  const ids = [...new Set(volunteers.flatMap(({ businessId }) => businessId ?? []))];
  const businesses = await readDocuments(
    ...ids.map((id) => [documentPaths.business(id), businessDocument] as const),
  );
  return businesses.every(Boolean) ? undefined : problem('station-gone');
}

/** Creates a person on the roster with a personal link and PIN. `now`: epoch milliseconds. */
export function newVolunteerWrite(
  eventId: string,
  { name, businessId, ...fields }: NewVolunteer,
  caller: Actor,
  now: number,
): Write {
  const { id, data } = newLink({ eventId, businessId, name }, caller, now);
  return {
    kind: 'create',
    path: documentPaths.volunteer(id),
    data: { ...data, ...fields, noShowAt: null, replacedBy: null, version: 1 },
  };
}

/** Removes the people of an import, except those whose link was used or ended since. */
export const rosterImportUndo: UndoOfKind<'roster-import'> = {
  tooLate: 'import-undo-over',
  describe: async (parts) =>
    parts.length === 0
      ? undefined
      : {
          count: parts.reduce((sum, { data }) => sum + data.summary.count, 0),
          firstName: firstNameOf(parts.map(({ data }) => ({ name: data.summary.firstName }))),
        },
  undo: async ({ data: { eventId, documents } }, _request, { caller, now }) => {
    const found = await readDocuments(
      ...documents.map((path) => [path, volunteerDocument] as const),
    );
    const present = found.filter((volunteer) => volunteer !== undefined);
    const [untouched, used] = partition(present, ({ data }) => data.joins === 0 && data.isActive);
    const [removed, target] = [untouched.length, documentPaths.event(eventId)];
    const details = { removed, leftAlone: used.length };
    const action = 'volunteers.undo-import';
    return {
      writes: [
        ...untouched.map(({ path, revision }) => ({ kind: 'delete' as const, path, revision })),
        auditWrite({ actor: caller.username, action, target, now, details }),
      ],
      result: undone({
        removed,
        leftAlone: used.map(({ id, data }) => ({ id, name: data.name, reason: null })),
      }),
    };
  },
};

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  const groups = Map.groupBy(items, isFirst);
  return [groups.get(true) ?? [], groups.get(false) ?? []];
}
