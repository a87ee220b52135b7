import type { AdminTicket } from '../../api/tickets.ts';
import type { ImportTicket, WithdrawnTicket } from './ticket-import.ts';
import { otherEventOf } from './tickets.ts';

/** Field that a file changes. */
export type ChangedField = 'name' | 'email' | 'type' | 'event' | 'payment';

interface NamedTicket {
  id: string;
  holderName: string | null;
}

/** Differences between a file and the stored tickets of its event. */
export interface TicketComparison {
  added: NamedTicket[];
  changed: (NamedTicket & { fields: ChangedField[] })[];
  withdrawn: NamedTicket[];
  /** Used tickets that are no longer valid or paid. */
  used: NamedTicket[];
  /** Unused imported tickets that the file does not have. */
  missing: NamedTicket[];
  /**
   * Tickets of an event with an ID of a file for any event, which stay as they are. A file for one event is compared with its
   * tickets only: the import finds those of other events.
   */
  ofOtherEvent: { id: string; eventId: string }[];
}

interface ComparedFile {
  records: readonly ImportTicket[];
  withdrawn: readonly WithdrawnTicket[];
  /** IDs of all lines, with those that are left out. */
  listed: readonly string[];
}

/** Compares a file with the stored tickets that admit to an event. Empty texts of the file change nothing. */
export function compareTickets(
  { records, withdrawn, listed }: ComparedFile,
  stored: readonly AdminTicket[],
  eventId: string | null,
): TicketComparison {
  const others = new Map(
    stored.flatMap((ticket) => {
      const other = otherEventOf(ticket, eventId);
      return other === null ? [] : [[ticket.id, other] as const];
    }),
  );
  const storedById = new Map(
    stored.filter(({ id }) => !others.has(id)).map((ticket) => [ticket.id, ticket]),
  );
  const inFile = new Set([...listed, ...records.map(({ id }) => id)]);
  const named = ({ id, holderName }: AdminTicket): NamedTicket => ({ id, holderName });
  const noLonger = withdrawn.flatMap(({ id }) => storedById.get(id) ?? []);
  const isRecord = new Set(records.map(({ id }) => id));
  const noLongerPaid = records.flatMap(({ id, owes }) => {
    const before = owes ? storedById.get(id) : undefined;
    return before && !before.owes ? [before] : [];
  });
  return {
    added: records
      .filter(({ id }) => !storedById.has(id) && !others.has(id))
      .map(({ id, holderName }) => ({ id, holderName: holderName ?? null })),
    changed: records.flatMap((record) => {
      const before = storedById.get(record.id);
      if (before?.state !== 'unused') return [];
      const fields = changedFields(record, before, eventId);
      return fields.length > 0 ? [{ ...named(before), fields }] : [];
    }),
    withdrawn: noLonger
      .filter(({ id, state }) => state === 'unused' && !isRecord.has(id))
      .map(named),
    used: [...noLonger, ...noLongerPaid].filter(({ state }) => state === 'redeemed').map(named),
    missing: stored
      .filter(
        ({ id, state, source, eventId: ofEvent }) =>
          state === 'unused' && source === 'import' && ofEvent === eventId && !inFile.has(id),
      )
      .map(named),
    ofOtherEvent: [...others]
      .filter(([id]) => isRecord.has(id))
      .map(([id, ofEvent]) => ({ id, eventId: ofEvent })),
  };
}

function changedFields(
  { holderName, holderEmail, typeId, owes }: ImportTicket,
  before: AdminTicket,
  eventId: string | null,
): ChangedField[] {
  const differs = (text: string | null | undefined, stored: string | null) =>
    Boolean(text) && text !== stored;
  const fields: ChangedField[] = [];
  if (differs(holderName, before.holderName)) fields.push('name');
  if (differs(holderEmail, before.holderEmail)) fields.push('email');
  if (differs(typeId, before.typeId)) fields.push('type');
  if (before.eventId !== eventId) fields.push('event');
  if (owes !== undefined && owes !== before.owes) fields.push('payment');
  return fields;
}
