import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import type { TicketType } from '@wine-walk/common/model/ticket-types.ts';
import { countRegistrationsOfType } from '../../firestore/registrations.ts';
import { countTickets } from '../../firestore/tickets.ts';

/** Returns the problem if an edit removes a type that tickets or registrations have. `next`: undefined if unchanged. */
export async function removedTypeRefusal(
  eventId: string,
  before: readonly TicketType[],
  next: readonly TicketType[] | undefined,
): Promise<Problem<'in-use'> | undefined> {
  if (!next) return undefined;
  const removed = before.filter(({ id }) => next.every((type) => type.id !== id));
  const counts = await Promise.all(
    removed.map(async ({ id: typeId }) => {
      const [tickets, registrations] = await Promise.all([
        countTickets({ eventId, typeId }),
        countRegistrationsOfType(eventId, typeId),
      ]);
      return tickets + registrations;
    }),
  );
  const used = removed.find((_, index) => counts[index] !== 0);
  if (!used) return undefined;
  const message = `Some tickets are “${used.name}”, so this type stays. You can stop selling it at the desk.`;
  return problem('in-use', message, { fields: { ticketTypes: message } });
}
