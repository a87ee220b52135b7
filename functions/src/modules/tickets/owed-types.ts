import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import { owesPriceOf } from '@wine-walk/common/rules/tickets/tickets.ts';
import { progressWrites } from '../../firestore/people/progress.ts';
import { readRegistrationsNaming } from '../../firestore/people/registrations.ts';
import type { Write } from '../../firestore/write.ts';

interface ChangedTicket {
  id: string;
  before: { data: TicketDocument } | null;
  after: TicketDocument | null;
}

/**
 * Returns the writes that give each registration with the place of a changed unpaid ticket the type of which the desk takes
 * the price now, so that lists and counts agree with the desk.
 */
export async function owedTypeWrites(changes: readonly ChangedTicket[]): Promise<Write[]> {
  const owed = changes.filter(({ before, after }) => before?.data.owes || after?.owes);
  const ids = owed.map(({ id }) => id);
  const events = owed.flatMap(({ before, after }) => [before?.data.eventId, after?.eventId]);
  const eventIds = [...new Set(events)].filter((eventId) => typeof eventId === 'string');
  const afterById = new Map(owed.map(({ id, after }) => [id, after]));
  const naming = await Promise.all(
    eventIds.map((eventId) => readRegistrationsNaming(eventId, ids)),
  );
  const writes = naming.flat().map(async ({ path, data, revision }): Promise<Write[]> => {
    const ticket = afterById.get(data.deskTicketId ?? '');
    const typeId = ticket && owesPriceOf(data, ticket) ? ticket.typeId : null;
    const isSharing = data.sharesTicketPlace && data.status === 'active';
    if (!isSharing || typeId === data.typeId) return [];
    const update: Write = { kind: 'update', path, data: { typeId }, revision };
    return [update, ...(await progressWrites(data, { typeId }))];
  });
  return (await Promise.all(writes)).flat();
}
