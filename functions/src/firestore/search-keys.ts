import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { nameKeys } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { holderFields } from '@wine-walk/common/rules/tickets/tickets.ts';
import type { Query } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { documentPaths } from './paths.ts';
import { type QueryBatch, readBatch } from './query.ts';
import { maxWritesPerCommit, type Write } from './write.ts';

type SearchKeys = Readonly<Record<string, string | null>>;

/**
 * Updates the name keys of registrations and tickets that were stored by an earlier algorithm. Yields one
 * page of writes per commit, each on the condition that the document has not changed since it was read.
 */
export async function* searchKeyWrites(): AsyncGenerator<Write[]> {
  yield* keyWrites(documentPaths.registrations, registrationDocument, ({ fullName }) => ({
    ...nameKeys(fullName),
  }));
  yield* keyWrites(documentPaths.tickets, ticketDocument, (ticket) => {
    const { holderNameKey, holderLastNameKey } = holderFields(ticket);
    return { holderNameKey, holderLastNameKey };
  });
}

async function* keyWrites<S extends z.ZodType<Record<string, unknown>>>(
  collection: string,
  schema: S,
  keysOf: (record: z.output<S>) => SearchKeys,
): AsyncGenerator<Write[]> {
  let after: string | null = null;
  do {
    const page: QueryBatch<z.output<S>> = await readBatch(collection, schema, pageAfter(after));
    yield page.records.flatMap(({ path, data, revision }): Write[] => {
      const keys = keysOf(data);
      const isCurrent = Object.entries(keys).every(([name, key]) => data[name] === key);
      return isCurrent ? [] : [{ kind: 'update', path, data: keys, revision }];
    });
    after = page.count === maxWritesPerCommit ? (page.last?.id ?? null) : null;
  } while (after !== null);
}

function pageAfter(id: string | null) {
  return (query: Query) => {
    const page = query.orderBy('__name__').limit(maxWritesPerCommit);
    return id === null ? page : page.startAfter(id);
  };
}
