import type { cancelRegistrations } from '@wine-walk/common/api/admin-registrations.ts';
import type { BodyOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { registrationState } from '@wine-walk/common/model/categories.ts';
import { ipNetwork } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { auditPeopleList } from '../../firestore/people-reads.ts';
import {
  readRegistrationsBetween,
  type StoredRegistration,
} from '../../firestore/registrations.ts';
import type { EditContext } from './change.ts';
import { cancel } from './ticket-moves.ts';

type CancelMany = typeof cancelRegistrations;

/** Registrations that a call reads. */
const pageSize = 50;
/** Cancellations that run at once, each in its own commit. */
const concurrency = 5;

/** States of people who did not come to the desk. */
const neverArrivedStates = ['cash-due', 'verified'] as const;
const activeStates = registrationState.options.filter((state) => state !== 'cancelled');

/** Counts or cancels the registrations of one page that match. A repeat skips the canceled ones. */
export async function cancelMany(
  { eventId, from, to, address, neverArrived, isPreview, cursor }: BodyOf<CancelMany>,
  editor: EditContext,
): Promise<ResponseOf<CancelMany> | Problem<'invalid-input'>> {
  const states = neverArrived ? neverArrivedStates : activeStates;
  const range = { eventId, from, to, states, cursor, limit: pageSize };
  const page = await readRegistrationsBetween(range);
  if (!page) return problem('invalid-input', 'cursor: This page does not exist.');
  const matches = page.registrations.filter(
    ({ data }) => !address || ipNetwork(data.ip) === ipNetwork(address),
  );
  let cancelled = 0;
  if (!isPreview && matches.length > 0) {
    const target = documentPaths.event(eventId);
    const audited = { action: 'registrations.cancel', target, size: matches.length };
    await auditPeopleList(editor.caller, audited, editor.now);
    for (let start = 0; start < matches.length; start += concurrency) {
      const results = await Promise.all(
        matches.slice(start, start + concurrency).map(({ id }) => cancel(id, editor, states)),
      );
      cancelled += results.filter(
        (after) => !isProblem(after) && after.status === 'cancelled',
      ).length;
    }
  }
  return {
    matched: matches.length,
    cancelled,
    networks: countNetworks(matches),
    nextCursor: page.nextCursor,
  };
}

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
