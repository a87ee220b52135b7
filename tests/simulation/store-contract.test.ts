import { randomUUID } from 'node:crypto';
import { instant } from '@wine-walk/common/model/fields/values.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { commitWithRetry } from '../../functions/src/firestore/commit-with-retry.ts';
import { sumPayments } from '../../functions/src/firestore/counts.ts';
import { firestore } from '../../functions/src/firestore/firestore.ts';
import {
  countQuery,
  readBatch,
  readCollectionGroup,
  readQuery,
} from '../../functions/src/firestore/query.ts';
import { readDocument, readDocuments } from '../../functions/src/firestore/read.ts';
import { inTransaction } from '../../functions/src/firestore/transaction.ts';
import { commit, type Write } from '../../functions/src/firestore/write.ts';
import { readDocuments as readTree } from '../../tools/emulators/database.ts';

// The suite `api` runs this file on the emulator, the suite `unit` in memory.
if (process.env.API_IN_PROCESS) await import('../support/api/urls.ts');

const record = z.looseObject({ count: z.number().optional() });
const newCollection = () => `contract-${randomUUID()}`;
const create = (path: string, data: Record<string, unknown> = {}): Write => ({
  kind: 'create',
  path,
  data,
});
const read = async (path: string) => {
  const stored = await readDocument(path, record);
  if (!stored) throw new Error(`${path} does not exist.`);
  return stored;
};
const dataOf = async (path: string) => (await readDocument(path, record))?.data;

/** Creates one document for each value of the field and returns the IDs that a query finds, in order. */
async function found(values: Record<string, unknown>, narrow: Parameters<typeof readQuery>[2]) {
  const collection = newCollection();
  const writes = Object.entries(values).map(([id, value]) =>
    create(`${collection}/${id}`, value === undefined ? {} : { value }),
  );
  expect(await commit(writes)).toBe('committed');
  return (await readQuery(collection, z.looseObject({}), narrow)).map(({ id }) => id);
}

describe('commit', () => {
  it('creates a document once', async () => {
    const path = `${newCollection()}/a`;
    expect(await commit([create(path, { count: 1 })])).toBe('committed');
    expect(await commit([create(path, { count: 2 })])).toBe('conflict');
    expect(await dataOf(path)).toEqual({ count: 1 });
  });

  it('rejects a document larger than 1 MiB, and what makes a stored one larger', async () => {
    const path = `${newCollection()}/a`;
    const texts = (count: number) => Array.from({ length: count }, () => 'x'.repeat(100_000));
    await commit([create(path, { texts: texts(10) })]);
    const more = { kind: 'merge', path, data: { more: texts(1) } } as const;
    await expect(commit([more])).rejects.toThrow('INVALID_ARGUMENT');
    await expect(commit([create(`${path}b`, { texts: texts(11) })])).rejects.toThrow();
    expect(Object.keys((await dataOf(path)) ?? {})).toEqual(['texts']);
  });

  it('updates a document that has not changed since it was read', async () => {
    const path = `${newCollection()}/a`;
    await commit([create(path, { count: 1 })]);
    const { revision } = await read(path);
    const update = (count: number): Write => ({ kind: 'update', path, data: { count }, revision });
    expect(await commit([update(2)])).toBe('committed');
    expect(await commit([update(3)])).toBe('conflict');
    expect(await dataOf(path)).toEqual({ count: 2 });
  });

  it('updates no missing document, with or without a revision', async () => {
    const [path, other] = [`${newCollection()}/a`, `${newCollection()}/b`];
    await commit([create(other)]);
    const { revision } = await read(other);
    const update = { kind: 'update', path, data: { count: 1 } } as const;
    expect(await commit([update])).toBe('conflict');
    expect(await commit([{ ...update, revision }])).toBe('conflict');
    expect(await dataOf(path)).toBeUndefined();
  });

  it('replaces the maps of an update and merges those of a merge', async () => {
    const path = `${newCollection()}/a`;
    await commit([create(path, { map: { a: 1, deep: { x: 1 } }, other: true })]);
    await commit([{ kind: 'merge', path, data: { map: { b: 2, deep: { y: 2 } } } }]);
    expect(await dataOf(path)).toEqual({
      map: { a: 1, b: 2, deep: { x: 1, y: 2 } },
      other: true,
    });
    await commit([{ kind: 'update', path, data: { map: { c: 3 } } }]);
    expect(await dataOf(path)).toEqual({ map: { c: 3 }, other: true });
    await commit([{ kind: 'set', path, data: { map: {} } }]);
    expect(await dataOf(path)).toEqual({ map: {} });
  });

  it('updates a key of a map, which may be missing', async () => {
    const path = `${newCollection()}/a`;
    await commit([create(path, { map: { a: { x: 1 }, b: 2 } })]);
    await commit([{ kind: 'update', path, data: { 'map.a': { y: 2 }, 'other.c': 3 } }]);
    expect(await dataOf(path)).toEqual({ map: { a: { y: 2 }, b: 2 }, other: { c: 3 } });
  });

  it('merges without the removed key of a map, which may be missing', async () => {
    const path = `${newCollection()}/a`;
    const merge = { kind: 'merge', path, removed: { map: 'map', key: 'a.b' } } as const;
    await commit([create(path, { map: { 'a.b': 1, b: { a: 1 } } })]);
    await commit([{ ...merge, data: { other: 1 } }]);
    expect(await dataOf(path)).toEqual({ map: { b: { a: 1 } }, other: 1 });
    await commit([{ ...merge, data: { other: 2 } }]);
    expect(await dataOf(path)).toEqual({ map: { b: { a: 1 } }, other: 2 });
    await commit([{ ...merge, path: `${path}b`, data: { other: 1 } }]);
    expect(await dataOf(`${path}b`)).toMatchObject({ other: 1 });
  });

  it('creates the document of a merge', async () => {
    const path = `${newCollection()}/a`;
    await commit([{ kind: 'merge', path, data: { map: { list: ['x'] } } }]);
    await commit([{ kind: 'merge', path, data: { map: { list: ['y'], empty: {} } } }]);
    expect(await dataOf(path)).toEqual({ map: { list: ['y'], empty: {} } });
  });

  it('deletes a document that has not changed since it was read', async () => {
    const path = `${newCollection()}/a`;
    await commit([create(path)]);
    const { revision } = await read(path);
    await commit([{ kind: 'update', path, data: { count: 1 } }]);
    expect(await commit([{ kind: 'delete', path, revision }])).toBe('conflict');
    expect(await commit([{ kind: 'delete', path }])).toBe('committed');
    expect(await dataOf(path)).toBeUndefined();
    expect(await commit([{ kind: 'delete', path }])).toBe('committed');
    expect(await commit([{ kind: 'delete', path, revision }])).toBe('conflict');
  });

  it('writes all or nothing', async () => {
    const collection = newCollection();
    const [a, b, c] = [`${collection}/a`, `${collection}/b`, `${collection}/c`];
    await commit([create(b, { count: 1 }), create(c)]);
    const update = { kind: 'update', path: b, data: { count: 2 } } as const;
    expect(await commit([update, create(a), create(c)])).toBe('conflict');
    expect(await dataOf(a)).toBeUndefined();
    expect(await dataOf(b)).toEqual({ count: 1 });
  });

  it('changes a document twice, but does not create one that it has written', async () => {
    const path = `${newCollection()}/a`;
    const update = (count: number): Write => ({ kind: 'update', path, data: { count } });
    expect(await commit([create(path), update(1), update(2)])).toBe('committed');
    expect(await dataOf(path)).toEqual({ count: 2 });
    await expect(commit([update(3), create(path)])).rejects.toThrow('INVALID_ARGUMENT');
  });

  it('rejects an update without fields', async () => {
    const path = `${newCollection()}/a`;
    await commit([create(path)]);
    await expect(commit([{ kind: 'update', path, data: {} }])).rejects.toThrow(
      'At least one field',
    );
  });

  it.each(['', '__x__'])('rejects the key %j of a map in a list', async (key) => {
    const path = `${newCollection()}/a`;
    await expect(commit([create(path, { list: [{ map: { [key]: 1 } }] })])).rejects.toThrow();
    expect(await dataOf(path)).toBeUndefined();
  });

  it('leaves the revision of a document that a write does not change', async () => {
    const path = `${newCollection()}/a`;
    await commit([create(path, { count: 1 })]);
    const { revision } = await read(path);
    const update = (count: number): Write => ({ kind: 'update', path, data: { count }, revision });
    expect(await commit([update(1)])).toBe('committed');
    expect(await commit([update(2)])).toBe('committed');
    expect(await commit([update(3)])).toBe('conflict');
  });

  it('stores instants, null and nested values, and omits undefined fields', async () => {
    const path = `${newCollection()}/a`;
    const at = '2026-11-20T18:00:00.123Z';
    const data = { list: [{ happenedAt: at }, 1], nothing: null, note: at, happenedAt: at };
    await commit([create(path, { ...data, missing: undefined })]);
    expect(await dataOf(path)).toEqual(data);
  });

  it('counts every one of many concurrent increments', async () => {
    const path = `${newCollection()}/a`;
    await commit([create(path, { count: 0 })]);
    const increment = () =>
      commitWithRetry(async () => {
        const { data, revision } = await read(path);
        const count = (data.count ?? 0) + 1;
        return { writes: [{ kind: 'update', path, data: { count }, revision }], response: count };
      });
    await Promise.all(Array.from({ length: 8 }, increment));
    expect(await dataOf(path)).toEqual({ count: 8 });
  });
});

describe('reads', () => {
  it('returns several documents in the requested order, undefined for missing ones', async () => {
    const collection = newCollection();
    await commit([
      create(`${collection}/b`, { count: 2 }),
      create(`${collection}/a`, { count: 1 }),
    ]);
    const stored = await readDocuments(
      [`${collection}/b`, record],
      [`${collection}/none`, record],
      [`${collection}/a`, record],
    );
    expect(stored.map((document) => document?.data.count)).toEqual([2, undefined, 1]);
    expect(await readDocuments()).toEqual([]);
  });

  it('returns the documents of a collection by ID, without those of subcollections', async () => {
    const collection = newCollection();
    await commit(['b', 'a', 'B', 'a/sub/x'].map((id) => create(`${collection}/${id}`)));
    const stored = await readQuery(collection, record);
    expect(stored.map(({ path }) => path)).toEqual(
      ['B', 'a', 'b'].map((id) => `${collection}/${id}`),
    );
  });

  it('returns a collection group', async () => {
    const [group, value] = [newCollection(), randomUUID()];
    await commit(['x', 'y'].map((id) => create(`events/${id}/${group}/doc-${id}`, { value })));
    const stored = await readCollectionGroup(group, record, (query) => query);
    expect(stored.map(({ id }) => id)).toEqual(['doc-x', 'doc-y']);
  });

  it('matches null, but no missing field', async () => {
    const values = { none: undefined, null: null, text: 'a' };
    expect(await found(values, (query) => query.where('value', '==', null))).toEqual(['null']);
    expect(await found(values, (query) => query.where('value', '!=', null))).toEqual(['text']);
    expect(await found(values, (query) => query.where('value', '!=', 'b'))).toEqual(['text']);
  });

  it('compares values of the same type only', async () => {
    const values = { none: undefined, null: null, number: 5, text: '5', flag: true };
    expect(await found(values, (query) => query.where('value', '>', 1))).toEqual(['number']);
    expect(await found(values, (query) => query.where('value', '<=', 'a'))).toEqual(['text']);
    expect(await found(values, (query) => query.where('value', '==', '5'))).toEqual(['text']);
  });

  it('finds items of arrays', async () => {
    const values = { a: ['x', 'y'], b: ['z'], c: 'x' };
    expect(await found(values, (query) => query.where('value', 'array-contains', 'x'))).toEqual([
      'a',
    ]);
  });

  it('finds one of several values', async () => {
    const values = { none: undefined, number: 5, text: '5', x: 'x', y: 'y' };
    expect(await found(values, (query) => query.where('value', 'in', ['y', '5', 'z']))).toEqual([
      'text',
      'y',
    ]);
  });

  it('compares and orders instants', async () => {
    const collection = newCollection();
    const at = (second: number) => `2026-11-20T18:00:0${second}.000Z`;
    await commit(
      [3, 1, 2, 4].map((second) => create(`${collection}/s${second}`, { happenedAt: at(second) })),
    );
    const between = await readQuery(collection, z.object({ happenedAt: instant }), (query) =>
      query
        .where('happenedAt', '>=', new Date(at(2)))
        .where('happenedAt', '<', new Date(at(4)))
        .orderBy('happenedAt', 'desc')
        .limit(5),
    );
    expect(between.map(({ data }) => data.happenedAt)).toEqual([at(3), at(2)]);
  });

  it('orders by value and ID, without documents that lack the field, and pages', async () => {
    const collection = newCollection();
    const values = { a: 'x', b: 'y', c: 'x', d: null, e: undefined };
    await commit(
      Object.entries(values).map(([id, value]) =>
        create(`${collection}/${id}`, value === undefined ? {} : { value }),
      ),
    );
    const page = (...after: unknown[]) =>
      readBatch(collection, record, (query) => {
        const ordered = query.orderBy('value').orderBy('__name__').limit(2);
        return after.length > 0 ? ordered.startAfter(...after) : ordered;
      });
    const idsOf = ({ records }: Awaited<ReturnType<typeof page>>) => records.map(({ id }) => id);
    expect(idsOf(await page())).toEqual(['d', 'a']);
    expect(idsOf(await page('x', 'a'))).toEqual(['c', 'b']);
    expect(await page('y', 'b')).toEqual({ records: [], count: 0, last: null });
  });

  it('selects and pages by document name', async () => {
    const values = { 'a-1': 1, 'a-2': 2, 'a-3': 3, b: 4, A: 5 };
    const prefix = await found(values, (query) =>
      query.where('__name__', '>=', 'a-').where('__name__', '<', 'a-~'),
    );
    expect(prefix).toEqual(['a-1', 'a-2', 'a-3']);
    const next = await found(values, (query) => query.orderBy('__name__').startAfter('a-1'));
    expect(next).toEqual(['a-2', 'a-3', 'b']);
  });

  it('pages through a collection group in the order of whole paths', async () => {
    const group = newCollection();
    const paths = ['a/x', 'a-b/y', 'a/z'].map(
      (path) => `events/${path.replace('/', `/${group}/`)}`,
    );
    await commit(paths.map((path) => create(path)));
    const ordered = (await firestore()).collectionGroup(group).orderBy('__name__').limit(2);
    const first = await ordered.get();
    const [, second] = first.docs;
    const rest = await ordered.startAfter(second?.ref).get();
    const read = [...first.docs, ...rest.docs].map(({ ref }) => ref.path);
    expect(read).toEqual([paths[0], paths[2], paths[1]]);
  });

  it('combines filters', async () => {
    const { Filter } = await import('firebase-admin/firestore');
    const values = { a: 'x', b: 'y', c: null };
    const either = Filter.or(Filter.where('value', '==', 'x'), Filter.where('value', '==', null));
    expect(await found(values, (query) => query.where(either))).toEqual(['a', 'c']);
  });

  it('counts the documents of a query', async () => {
    const collection = newCollection();
    await commit([1, 1, 2].map((count, id) => create(`${collection}/${id}`, { count })));
    expect(await countQuery(collection)).toBe(3);
    expect(await countQuery(collection, (query) => query.where('count', '==', 1))).toBe(2);
  });
});

describe('documents in tests', () => {
  it('lists everything below a document, also below a missing one', async () => {
    const collection = newCollection();
    const below = `${collection}/missing/deeper/a`;
    await commit([create(below, { count: 1 }), create(`${collection}/b`)]);
    const db = await firestore();
    const names = await db.collection(collection).listDocuments();
    expect(names.map(({ id }) => id).toSorted()).toEqual(['b', 'missing']);
    expect([...(await readTree(db, `${collection}/missing`))]).toEqual([[below, { count: 1 }]]);
    expect((await db.listCollections()).map(({ id }) => id)).toContain(collection);
  });

  it('updates and deletes a document', async () => {
    const path = `${newCollection()}/a`;
    const document = (await firestore()).doc(path);
    await expect(document.update({ count: 1 })).rejects.toMatchObject({ code: 5 });
    await commit([create(path, { count: 1, map: { a: 1 } })]);
    await document.update({ map: {} });
    expect(await dataOf(path)).toEqual({ count: 1, map: {} });
    await document.delete();
    expect(await dataOf(path)).toBeUndefined();
  });
});

describe('sumPayments', () => {
  it('sums fields of the documents of a query', async () => {
    const eventId = newCollection();
    const till = (salesCents: number, refundsCents: number, columns = {}) =>
      create(`tills/${randomUUID()}`, { eventId, salesCents, refundsCents, ...columns });
    const card = { salesCents: 700, refundsCents: 300 };
    await commit([till(5000, 500), till(250, 0, { card })]);
    expect(await sumPayments(eventId)).toEqual({ cash: 4750, card: 400, other: 0 });
    expect(await sumPayments('none')).toEqual({ cash: 0, card: 0, other: 0 });
  });
});

describe('inTransaction', () => {
  it('counts every one of concurrent increments of a query result', async () => {
    const collection = newCollection();
    await commit([create(`${collection}/a`, { count: 0 })]);
    const increment = () =>
      inTransaction(async (transaction) => {
        const [before] = await transaction.readAll(collection, record);
        transaction.set(`${collection}/a`, { count: (before?.count ?? 0) + 1 });
      });
    await Promise.all([increment(), increment(), increment()]);
    expect(await dataOf(`${collection}/a`)).toEqual({ count: 3 });
  });
});
