import { type TicketDocument } from '../../model/tickets.ts';

/** What an import says of a ticket. */
export type TicketFields = Pick<TicketDocument, 'eventId' | 'holderName' | 'holderEmail'>;

/** What an import made of one ticket. */
export interface ImportedTicket {
  id: string;
  /** What the import replaced; null: the ticket was not there. */
  before: TicketFields | null;
  /** Which values the import left it with, by a digest. */
  version: string;
}

/** A ticket as it is now. */
interface CurrentTicket {
  state: TicketDocument['state'];
  /** As in `ImportedTicket`, of its values now. */
  version: string;
}

export type TicketUndo =
  | { kind: 'remove' }
  | { kind: 'restore'; fields: TicketFields }
  /** It was redeemed, or somebody changed it or took it away since. */
  | { kind: 'leave' };

/** What the undo of an import does with a ticket of it; `present`: undefined where it is not there any more. */
export function planTicketUndo(
  { before, version }: ImportedTicket,
  present: CurrentTicket | undefined,
): TicketUndo {
  if (present?.state !== 'unused' || present.version !== version) return { kind: 'leave' };
  return before ? { kind: 'restore', fields: before } : { kind: 'remove' };
}
