import { createHash } from 'node:crypto';
import { undoImportMs } from '@wine-walk/common/api/tickets.ts';
import { type TicketDocument, type TicketImportDocument } from '@wine-walk/common/model/tickets.ts';
import type { TicketFields } from '@wine-walk/common/rules/tickets/ticket-undo.ts';
import type { Actor } from '../../firestore/audit.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

/** A ticket before an import, null where there was none, and after it. */
interface Imported {
  id: string;
  before: Stored<TicketDocument> | null;
  after: TicketDocument;
}

/** Tells what an import says of a ticket from what anybody else made of it: 43 characters. */
export function ticketDigest(ticket: TicketFields): string {
  return createHash('sha256')
    .update(JSON.stringify(fieldsOf(ticket)))
    .digest('base64url');
}

interface ImportCall {
  id: string;
  /** The import of the same file that was sent first; null: this one. */
  partOf: string | null;
  imported: readonly Imported[];
  caller: Actor;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/** The note by which an import is undone, to be written in the same commit as its tickets. */
export function importRecord({ id, partOf, imported, caller, now }: ImportCall): Write {
  const data: TicketImportDocument = {
    tickets: imported.map(({ id, before, after }) => ({
      id,
      before: before && fieldsOf(before.data),
      version: ticketDigest(after),
    })),
    ticketIds: imported.map(({ id }) => id),
    partOf,
    madeBy: caller.username,
    madeAt: new Date(now).toISOString(),
    undone: null,
    expiresAt: new Date(now + undoImportMs).toISOString(),
  };
  return { kind: 'create', path: documentPaths.ticketImport(id), data };
}

function fieldsOf({ eventId, holderName, holderEmail }: TicketFields): TicketFields {
  return { eventId, holderName, holderEmail };
}
