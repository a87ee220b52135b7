import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocuments } from '../../firestore/read.ts';
import type { StoredRegistration } from '../../firestore/registrations.ts';
import { findTicket } from '../../firestore/tickets.ts';

/** Returns registrations in the order of their IDs; a problem if one does not exist. */
export async function readRegistrations(
  ids: readonly string[],
): Promise<StoredRegistration[] | Problem<'not-found'>> {
  const found = await readDocuments(
    ...ids.map((id) => [documentPaths.registration(id), registrationDocument] as const),
  );
  const existing = found.filter((registration) => registration !== undefined);
  return existing.length === ids.length
    ? existing
    : problem('not-found', 'This registration doesn’t exist.');
}

/** Returns the registrations with these IDs or tickets, without duplicates. */
export async function readRegistrationsOrTickets({
  submissionIds,
  ticketIds,
}: {
  submissionIds: readonly string[];
  ticketIds: readonly string[];
}): Promise<StoredRegistration[] | Problem<'not-found'>> {
  const tickets = await Promise.all(ticketIds.map(findTicket));
  const unknown = ticketIds.find((_, index) => !tickets[index]?.data.submissionId);
  if (unknown) return problem('not-found', `No one has registered with ticket ${unknown}.`);
  const ofTickets = tickets.flatMap((ticket) => ticket?.data.submissionId ?? []);
  return readRegistrations([...new Set([...submissionIds, ...ofTickets])]);
}
