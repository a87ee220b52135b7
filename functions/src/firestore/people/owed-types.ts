import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { type TicketDocument, ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { owesPriceOf } from '@wine-walk/common/rules/tickets/tickets.ts';
import { documentPaths } from '../paths.ts';
import { readDocument } from '../read.ts';
import type { Write } from '../write.ts';
import { progressWrites } from './progress.ts';
import { readRegistrationsNaming } from './registrations.ts';

interface ChangedTicket {
  id: string;
  before: { data: TicketDocument } | null;
  after: TicketDocument | null;
}

/** True if the type of a registration follows the ticket that it named. */
const hasTicketPlace = ({ sharesTicketPlace, status }: RegistrationDocument) =>
  sharesTicketPlace && status === 'active';

/** Returns the type of the ticket while the desk takes its price from the person of a registration; null otherwise. */
const owedTypeOf = (
  registration: RegistrationDocument,
  ticket: TicketDocument | null | undefined,
) => (ticket && owesPriceOf(registration, ticket) ? ticket.typeId : null);

/**
 * Returns the writes that give each registration with the place of a changed unpaid ticket the type of which the desk takes
 * the price now, so that lists and counts agree with the desk. `writtenIds`: registrations that the commit writes itself.
 */
export async function owedTypeWrites(
  changes: readonly ChangedTicket[],
  writtenIds: readonly string[] = [],
): Promise<Write[]> {
  const owed = changes.filter(({ before, after }) => before?.data.owes || after?.owes);
  const ids = owed.map(({ id }) => id);
  const events = owed.flatMap(({ before, after }) => [before?.data.eventId, after?.eventId]);
  const eventIds = [...new Set(events)].filter((eventId) => typeof eventId === 'string');
  const afterById = new Map(owed.map(({ id, after }) => [id, after]));
  const naming = await Promise.all(
    eventIds.map((eventId) => readRegistrationsNaming(eventId, ids)),
  );
  const writes = naming.flat().map(async ({ id, path, data, revision }): Promise<Write[]> => {
    const typeId = owedTypeOf(data, afterById.get(data.deskTicketId ?? ''));
    if (writtenIds.includes(id) || !hasTicketPlace(data) || typeId === data.typeId) return [];
    const update: Write = { kind: 'update', path, data: { typeId }, revision };
    return [update, ...(await progressWrites(data, { typeId }))];
  });
  return (await Promise.all(writes)).flat();
}

/** Returns the writes of `owedTypeWrites` for tickets that a commit redeems. */
export function redeemedTypeWrites(
  tickets: Iterable<{ id: string; data: TicketDocument }>,
  writtenIds: readonly string[],
): Promise<Write[]> {
  const changes = Array.from(tickets, ({ id, data }) => ({
    id,
    before: { data },
    after: { ...data, state: 'redeemed' as const },
  }));
  return owedTypeWrites(changes, writtenIds);
}

/** Returns the type of a registration after a change of its name or email, which decide if its unpaid ticket is still its own. */
export async function currentTypeId(registration: RegistrationDocument): Promise<string | null> {
  const { deskTicketId, typeId } = registration;
  if (!hasTicketPlace(registration) || !deskTicketId) return typeId;
  const ticket = await readDocument(documentPaths.ticket(deskTicketId), ticketDocument);
  return owedTypeOf(registration, ticket?.data);
}
