import type { ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type undoImport } from '@wine-walk/common/api/tickets.ts';
import {
  type TicketDocument,
  ticketDocument,
  ticketImportDocument,
} from '@wine-walk/common/model/tickets.ts';
import { holderFields } from '@wine-walk/common/rules/tickets/new-ticket.ts';
import { planTicketUndo, type TicketUndo } from '@wine-walk/common/rules/tickets/ticket-undo.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';
import { ticketDigest } from './import-record.ts';

type Undo = typeof undoImport;

/**
 * Takes away what an import added and puts back what it updated, all in one commit, each only where nobody has
 * redeemed, changed or deleted the ticket since. A repeat is answered with what the first came to.
 */
export async function undoTicketImport(
  id: string,
  { caller, now }: EditContext,
): Promise<ResponseOf<Undo> | Problem<ProblemOf<Undo>>> {
  return commitWithRetry<ResponseOf<Undo>, Problem<ProblemOf<Undo>>>(async () => {
    const record = await readDocument(documentPaths.ticketImport(id), ticketImportDocument);
    if (!record) return problem('not-found', 'There is no such import to undo.');
    const { tickets, undone, expiresAt } = record.data;
    if (undone) return { writes: [], response: undone };
    if (Date.parse(expiresAt) <= now)
      return problem('undo-over', 'This import was more than a day ago.');
    const present = await readDocuments(
      ...tickets.map((ticket) => [documentPaths.ticket(ticket.id), ticketDocument] as const),
    );
    const decided = tickets.map((ticket, at) => {
      const stored = present[at];
      const seen = stored && { state: stored.data.state, version: ticketDigest(stored.data) };
      return { id: ticket.id, stored, undo: planTicketUndo(ticket, seen) };
    });
    const howMany = (kind: TicketUndo['kind']) =>
      decided.filter(({ undo }) => undo.kind === kind).length;
    const response = {
      removed: howMany('remove'),
      restored: howMany('restore'),
      leftAlone: decided.filter(({ undo }) => undo.kind === 'leave').map((each) => each.id),
    };
    const { removed, restored, leftAlone } = response;
    return {
      writes: [
        ...decided.flatMap(({ stored, undo }) => (stored ? writesOf(stored, undo) : [])),
        {
          kind: 'update',
          path: record.path,
          data: { undone: response },
          revision: record.revision,
        },
        auditWrite({
          actor: caller.username,
          action: 'ticket.undo-import',
          target: record.path,
          now,
          details: { removed, restored, leftAlone: leftAlone.length },
        }),
      ],
      response,
    };
  });
}

function writesOf({ path, data, revision }: Stored<TicketDocument>, undo: TicketUndo): Write[] {
  switch (undo.kind) {
    case 'remove':
      return [{ kind: 'delete', path, revision }];
    case 'restore': {
      const { eventId, ...holder } = undo.fields;
      const before = { ...data, ...holderFields(holder), eventId };
      return [{ kind: 'update', path, data: before, revision }];
    }
    case 'leave':
      return [];
  }
}
