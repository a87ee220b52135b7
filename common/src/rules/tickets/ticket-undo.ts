import { type TicketDocument } from '../../model/tickets.ts';

/** Ticket fields of an import. */
export type TicketFields = Pick<TicketDocument, 'eventId' | 'holderName' | 'holderEmail'>;

/** Effect of an import on one ticket. */
export interface ImportedTicket {
  id: string;
  /** Replaced values; null if the ticket did not exist. */
  before: TicketFields | null;
  /** Digest of the imported values. */
  version: string;
}

/** Current ticket. */
interface CurrentTicket {
  state: TicketDocument['state'];
  /** Digest of the current values, as in `ImportedTicket`. */
  version: string;
}

export type TicketUndo =
  | { kind: 'remove' }
  | { kind: 'restore'; fields: TicketFields }
  /** Redeemed, changed or deleted since. */
  | { kind: 'leave' };

/** Returns what the undo does with a ticket; `present` is undefined if it no longer exists. */
export function planTicketUndo(
  { before, version }: ImportedTicket,
  present: CurrentTicket | undefined,
): TicketUndo {
  if (present?.state !== 'unused' || present.version !== version) return { kind: 'leave' };
  return before ? { kind: 'restore', fields: before } : { kind: 'remove' };
}
