import { randomBytes } from 'node:crypto';
import type { AnswerOf, BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem } from '@wine-walk/common/api/contract/problems.ts';
import { type generateTickets } from '@wine-walk/common/api/tickets.ts';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { type PlaceChange, ticketPlace } from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import { newTicket, withEntryKey } from '@wine-walk/common/rules/tickets/tickets.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { countPlaces } from '../../firestore/events/ticket-counts.ts';
import { type CreateContext, withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { requireEventTypes } from './event-types.ts';

type Generate = typeof generateTickets;

/**
 * Characters of 5 bits each: one in 10^15 guesses matches a certain ticket, one in 10^12 any of a thousand.
 */
const suffixLength = 10;

/** Creates tickets with unguessable IDs, which the audit entry lists. */
export async function generate(
  { count, prefix, eventId, typeId }: BodyOf<Generate>,
  { caller, now, request }: CreateContext,
): Promise<AnswerOf<Generate>> {
  const unknown = await requireEventTypes(eventId, [typeId]);
  if (unknown) return unknown;
  const createdAt = new Date(now).toISOString();
  return withIdempotency<
    ResponseOf<Generate>,
    Problem<
      'event-gone' | 'idempotency-key-reused' | 'no-such-ticket-type' | 'sold-out' | 'too-few-left'
    >
  >(request, async () => {
    const data = newTicket(
      { eventId, typeId, holderName: null, holderEmail: null },
      'generated',
      createdAt,
    );
    const added = { before: null, after: ticketPlace(data) };
    const places = await countPlaces(Array<PlaceChange>(count).fill(added), { now });
    if (isProblem(places)) return places;
    const ids = generateTicketIds(prefix, count);
    const details = { prefix, ids };
    const note = {
      actor: caller.username,
      action: 'ticket.generate',
      target: documentPaths.tickets,
    };
    return {
      writes: [
        ...ids.map((id) => ({
          kind: 'create' as const,
          path: documentPaths.ticket(id),
          data: withEntryKey(id, data),
        })),
        ...places,
        auditWrite({ ...note, now, details }),
      ],
      response: { tickets: ids.map((id) => withId({ id, data })) },
    };
  });
}

/** Returns IDs such as `HARVEST-7KQ2M-9XHTR`: in groups of five, since people read them aloud. */
export function generateTicketIds(prefix: string, count: number): string[] {
  const ids = new Set<string>();
  while (ids.size < count) {
    const suffix = encodeCrockford32(randomBytes(suffixLength));
    ids.add(`${prefix}-${suffix.slice(0, 5)}-${suffix.slice(5)}`);
  }
  return [...ids];
}
