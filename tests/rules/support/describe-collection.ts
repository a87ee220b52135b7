import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededEnvironment } from './environment.ts';
import { type Client, clientOf, type PersonaName, personas } from './personas.ts';

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

interface Collection {
  /** Its path, as in `events/autumn/announcements`. */
  path: string;
  /** The id of a seeded document: the one that is read, changed and deleted. */
  id: string;
  /** What each persona may do; everything else is refused. */
  may: Record<PersonaName, readonly Operation[]>;
}

/** Tests every persona × operation on a collection; `more` adds what is particular to it. */
export function describeCollection(
  collection: Collection,
  more?: (client: (persona: PersonaName) => Client) => void,
): void {
  describe(collection.path, () => {
    let environment: RulesTestEnvironment;
    const clients = new Map<PersonaName, Client>();
    const client = (name: PersonaName): Client => {
      const known = clients.get(name) ?? clientOf(environment, name);
      clients.set(name, known);
      return known;
    };
    beforeAll(async () => {
      environment = await seededEnvironment(collection.path.replaceAll('/', '-'));
    });
    afterAll(() => environment.cleanup());

    for (const name of Object.keys(personas) as PersonaName[]) {
      const may = collection.may[name];
      it(`${name} may ${may.join(' and ') || 'do nothing'}`, async () => {
        expect(await outcomes(client(name), collection)).toEqual(expected(may));
      });
    }
    more?.(client);
  });
}

type Outcome = 'done' | 'refused';

function expected(may: readonly Operation[]): Record<Operation, Outcome> {
  const entries = operations.map((name) => [name, may.includes(name) ? 'done' : 'refused']);
  return Object.fromEntries(entries) as Record<Operation, Outcome>;
}

/** What comes of every operation; first the reads, since a client sees its own waiting writes in them. */
async function outcomes(db: Client, where: Collection): Promise<Record<Operation, Outcome>> {
  const attempt = async (name: Operation) => [name, await outcome(attempts[name](db, where))];
  const reads = await Promise.all((['get', 'list'] as const).map(attempt));
  const writes = await Promise.all((['create', 'update', 'delete'] as const).map(attempt));
  return Object.fromEntries([...reads, ...writes]) as Record<Operation, Outcome>;
}

async function outcome(attempt: Promise<unknown>): Promise<Outcome> {
  try {
    await attempt;
    return 'done';
  } catch (error) {
    if ((error as { code?: string }).code === 'permission-denied') return 'refused';
    throw error;
  }
}

/** The reads throw where they find nothing, since an empty answer would prove nothing. */
const attempts: Record<Operation, (db: Client, where: Collection) => Promise<unknown>> = {
  get: async (db, { path, id }) => found((await db.doc(`${path}/${id}`).get()).exists),
  list: async (db, { path }) => found(!(await db.collection(path).get()).empty),
  create: (db, { path }) => db.doc(`${path}/made-by-a-client`).set({ name: 'mine' }),
  update: (db, { path, id }) => db.doc(`${path}/${id}`).update({ name: 'mine' }),
  delete: (db, { path, id }) => db.doc(`${path}/${id}`).delete(),
};

const operations = Object.keys(attempts) as Operation[];

function found(isThere: boolean): void {
  if (!isThere) throw new Error('The seeded document is not there.');
}
