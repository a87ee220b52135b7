import type { exportRegistrations, listRegistrations } from '../../contract/admin-registrations.ts';
import { type RegistrationState, registrationState } from '../../contract/categories.ts';
import type { AnswerOf, BodyOf, QueryOf } from '../../contract/endpoint.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import {
  isFoundByPass,
  type RegistrationSearchPass,
  registrationSearchPasses,
} from '../../domain/registration-search.ts';
import { withId } from '../../domain/with-id.ts';
import type { StaffMember } from '../../http/caller.ts';
import { auditWrite } from '../../store/audit.ts';
import { paths } from '../../store/paths.ts';
import {
  countRegistrations,
  readRegistrationPass,
  type StoredRegistration,
} from '../../store/registrations.ts';
import { commit } from '../../store/write.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';

type List = typeof listRegistrations;
type Export = typeof exportRegistrations;

/** Rows of a page of an export. */
const exportPageRows = 1000;

const noPage = () => problem('invalid-input', 'cursor: This page does not exist.');

/** A page of an event's registrations, with how many are in each state. */
export async function registrationPage(
  query: QueryOf<List>,
): Promise<AnswerOf<List> | Problem<'invalid-input'>> {
  const { eventId, search = '', state, cursor, limit } = query;
  const from = cursor === undefined ? null : readCursor(cursor);
  if (from === undefined) return noPage();
  const passes = registrationSearchPasses(search);
  const [page, counts] = await Promise.all([
    readPage({ eventId, passes, state, from, limit }),
    stateCounts(eventId),
  ]);
  return { ...page, counts };
}

/** A page of an export; the first one is noted, since lists of people leave the portal with it. */
export async function exportPage(
  { eventId, cursor }: BodyOf<Export>,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<AnswerOf<Export> | Problem<'invalid-input'>> {
  const from = cursor === undefined ? null : readCursor(cursor);
  if (from === undefined) return noPage();
  if (from === null) {
    const target = paths.event(eventId);
    const note = { actor: caller.username, action: 'registrations.export', target, now };
    await commit([auditWrite(note)]);
  }
  const passes = registrationSearchPasses('');
  const page = await readPage({ eventId, passes, state: undefined, from, limit: exportPageRows });
  return { rows: page.registrations, nextCursor: page.nextCursor };
}

async function stateCounts(eventId: string): Promise<Record<RegistrationState, number>> {
  const counted = await Promise.all(
    registrationState.options.map(
      async (state) => [state, await countRegistrations(eventId, state)] as const,
    ),
  );
  return Object.fromEntries(counted) as Record<RegistrationState, number>;
}

interface Asked {
  eventId: string;
  passes: readonly RegistrationSearchPass[];
  state: RegistrationState | undefined;
  from: Cursor | null;
  limit: number;
}

interface Place {
  registration: StoredRegistration;
  cursor: Cursor;
}

/** Goes through the passes until the page is full and one more is known to follow. */
async function readPage({ eventId, passes, state, from, limit }: Asked) {
  const found: Place[] = [];
  let after = from;
  for (let index = from?.[0] ?? 0; index < passes.length; index += 1) {
    const pass = passes[index] as RegistrationSearchPass;
    const earlier = passes.slice(0, index);
    for (let isMore = true; isMore && found.length <= limit; ) {
      const wanted = limit + 1 - found.length;
      const place = after && { value: after[1], id: after[2] };
      const batch = await readRegistrationPass({
        eventId,
        pass,
        state,
        after: place,
        limit: wanted,
      });
      const places = batch.map((registration): Place => {
        const { id, data } = registration;
        const value = pass.field === 'id' ? id : (data[pass.field] ?? '');
        return { registration, cursor: [index, value, id] };
      });
      found.push(
        ...places.filter(({ registration }) => !isFoundByPass(earlier, withId(registration))),
      );
      after = places.at(-1)?.cursor ?? after;
      isMore = batch.length === wanted;
    }
    if (found.length > limit) break;
    after = null;
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    registrations: page.map(({ registration }) => withId(registration)),
    nextCursor: found.length > limit && last ? writeCursor(last.cursor) : null,
  };
}
