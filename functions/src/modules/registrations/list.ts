import {
  type countRegistrations,
  type exportRegistrations,
  type listRegistrations,
  type RegistrationSort,
} from '@wine-walk/common/api/admin-registrations.ts';
import type { BodyOf, QueryOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type RegistrationState, registrationState } from '@wine-walk/common/model/categories.ts';
import {
  type RegistrationField,
  registrationPrefixQueries,
} from '@wine-walk/common/rules/registrations/registration-search.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { countRegistrationsIn, readRegistrationPass } from '../../firestore/registrations.ts';
import { type PrefixRead, searchPage } from '../../firestore/search.ts';
import { commit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';

type List = typeof listRegistrations;
type Export = typeof exportRegistrations;

/** Number of rows of an export page. */
const exportPageRows = 1000;

const pageNotFound = () => problem('invalid-input', 'cursor: This page does not exist.');

/** Returns a page of an event's registrations. */
export async function registrationPage(
  query: QueryOf<List>,
): Promise<ResponseOf<List> | Problem<'invalid-input'>> {
  const { eventId, search = '', sort, state, cursor, limit } = query;
  const order = search ? undefined : sort;
  const page = await pageOf({ eventId, search, sort: order, state, cursor, limit });
  if (!page) return pageNotFound();
  return { registrations: page.records, nextCursor: page.nextCursor };
}

/** Returns a page of an export. The first page is audited, since personal data leaves the portal. */
export async function exportPage(
  { eventId, cursor }: BodyOf<Export>,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<Export> | Problem<'invalid-input'>> {
  const all = { search: '', sort: undefined, state: undefined, limit: exportPageRows };
  const page = await pageOf({ eventId, cursor, ...all });
  if (!page) return pageNotFound();
  if (cursor === undefined) {
    const target = documentPaths.event(eventId);
    const note = { actor: caller.username, action: 'registrations.export', target, now };
    await commit([auditWrite(note)]);
  }
  return { rows: page.records, nextCursor: page.nextCursor };
}

/** Counts an event's registrations by state. Separate from the pages, so that no page waits for it. */
export async function registrationCounts({
  eventId,
}: QueryOf<typeof countRegistrations>): Promise<ResponseOf<typeof countRegistrations>> {
  const counted = await Promise.all(
    registrationState.options.map(
      async (state) => [state, await countRegistrationsIn(eventId, state)] as const,
    ),
  );
  return { counts: Object.fromEntries(counted) as Record<RegistrationState, number> };
}

interface RegistrationQuery {
  eventId: string;
  search: string;
  /** Undefined for the default order. */
  sort: RegistrationSort | undefined;
  state: RegistrationState | undefined;
  cursor: string | undefined;
  limit: number;
}

function pageOf({ eventId, search, sort, state, cursor, limit }: RegistrationQuery) {
  const passes = registrationPrefixQueries(search, sort);
  const read = (pass: PrefixRead<RegistrationField>) =>
    readRegistrationPass({ ...pass, eventId, state });
  return searchPage({ passes, sort, cursor, limit, read });
}
