import { ticketImportDocument } from '@wine-walk/common/model/tickets.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';

/** Of what an import did, all but what it replaced: that is hundreds of times as long. */
const outline = ticketImportDocument.omit({ tickets: true });

/** The calls of imports since then, the latest first, without the tickets' values. `since`: milliseconds since 1970, UTC. */
export function readImports(since: number, limit: number) {
  return readQuery(documentPaths.ticketImports, outline, (query) =>
    query
      .where('madeAt', '>=', new Date(since))
      .orderBy('madeAt', 'desc')
      .limit(limit)
      .select(...Object.keys(outline.shape)),
  );
}
