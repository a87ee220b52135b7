import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type EventChangeDocument, eventChangeDocument } from '@wine-walk/common/model/events.ts';
import type { Actor } from './audit.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';
import type { Write } from './write.ts';

/** A document that an edit changed: the fields concerned as they were, and as they became. */
export interface ChangedDocument {
  path: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

interface Change {
  eventId: string;
  /** What was done, for people; each in a few words. */
  texts: readonly string[];
  documents: readonly ChangedDocument[];
  caller: Actor;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/** The note of what changed a running walk, to be written in the same commit, so that it can be taken back. */
export function eventChangeWrite({ eventId, texts, documents, caller, now }: Change): Write {
  const data: EventChangeDocument = {
    eventId,
    text: texts.join('; '),
    parts: documents.map(({ path, before, after }) => ({
      path,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })),
    madeBy: caller.username,
    madeAt: new Date(now).toISOString(),
    undoneBy: null,
  };
  return { kind: 'create', path: documentPaths.walkChange(randomUUID()), data };
}

/** The fields of these names that an edit changes, as they were and become; none where it changes none of them. */
export function diffFields<D extends object>(
  path: string,
  before: D,
  after: D,
  names: readonly (keyof D & string)[],
): ChangedDocument[] {
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0) return [];
  const of = (data: D) => Object.fromEntries(changed.map((name) => [name, data[name]]));
  return [{ path, before: of(before), after: of(after) }];
}

/** What changed a running walk since then, the latest first. `since`: milliseconds since 1970, UTC. */
export async function readEventChanges(since: number): Promise<Stored<EventChangeDocument>[]> {
  const found = await readQuery(documentPaths.walkChanges, eventChangeDocument, (query) =>
    query.where('madeAt', '>=', new Date(since)),
  );
  return found.toSorted((a, b) => b.data.madeAt.localeCompare(a.data.madeAt));
}
