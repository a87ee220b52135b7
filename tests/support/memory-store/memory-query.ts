import type { Filter } from 'firebase-admin/firestore';
import type { SentQuery } from '../api/store/missing-index.ts';
import type { Reference } from './memory-batch.ts';
import {
  type Condition,
  comparedFields,
  documentName,
  type MemoryDocument,
  toCondition,
  toNameKey,
  toSentFilter,
  toTest,
  valueAt,
} from './memory-conditions.ts';
import { compareValues, toStoredValue } from './memory-values.ts';

type Direction = 'asc' | 'desc';

interface Narrowing {
  conditions: readonly Condition[];
  orders: readonly { field: string; direction: Direction }[];
  limit: number;
  after: readonly unknown[] | null;
}

const everything: Narrowing = { conditions: [], orders: [], limit: Infinity, after: null };

/** Source of a query: one collection, or all with this ID. */
export interface QuerySource {
  /** Path of the collection; ID of a group. */
  path: string;
  isGroup: boolean;
  documents: () => readonly MemoryDocument[];
  /** Answers a query, as an operation of the store. `summed`: fields that it aggregates. */
  answer: <T>(query: SentQuery, summed: readonly string[], work: () => T) => Promise<T>;
  /** Returns the snapshots of the documents that a query has found. */
  read: (documents: readonly MemoryDocument[]) => unknown[];
}

/** Query of the Admin SDK over documents in memory, with the methods that the store uses. */
export class MemoryQuery {
  readonly #source: QuerySource;
  readonly #narrowing: Narrowing;

  constructor(source: QuerySource, narrowing: Narrowing = everything) {
    this.#source = source;
    this.#narrowing = narrowing;
  }

  where(field: string | Filter, operator = '', value?: unknown): MemoryQuery {
    const condition =
      typeof field === 'string'
        ? { field, operator, value: field === documentName ? this.#nameKey(value) : value }
        : toCondition(field);
    return this.#with({ conditions: [...this.#narrowing.conditions, condition] });
  }

  orderBy(field: string, direction: Direction = 'asc'): MemoryQuery {
    return this.#with({ orders: [...this.#narrowing.orders, { field, direction }] });
  }

  limit(limit: number): MemoryQuery {
    return this.#with({ limit });
  }

  startAfter(...after: unknown[]): MemoryQuery {
    return this.#with({ after });
  }

  /** Projections save bandwidth only: every field is returned. */
  select(): MemoryQuery {
    return this;
  }

  get() {
    return this.#source.answer(this.sent, [], () => ({ docs: this.#source.read(this.run()) }));
  }

  async *stream() {
    yield* (await this.get()).docs;
  }

  count() {
    return this.#aggregation([], () => ({ count: this.run().length }));
  }

  /** Sums, the only aggregations in use besides `count`. */
  aggregate(sums: Readonly<Record<string, { _field?: unknown }>>) {
    const fields = Object.entries(sums).map(
      ([name, { _field }]) => [name, String(_field)] as const,
    );
    const summed = fields.map(([, field]) => field);
    return this.#aggregation(summed, () => {
      const found = this.run();
      const totals = fields.map(([name, field]) => {
        const values = found.map((document) => valueAt(document, field));
        const numbers = values.filter((value) => typeof value === 'number');
        return [name, numbers.reduce((total, value) => total + value, 0)] as const;
      });
      return Object.fromEntries(totals);
    });
  }

  /** Query as the client would send it. */
  get sent(): SentQuery {
    const { conditions, orders } = this.#narrowing;
    const { path, isGroup: allDescendants } = this.#source;
    return {
      from: [{ collectionId: path.slice(path.lastIndexOf('/') + 1), allDescendants }],
      ...(conditions.length > 0 && { where: toSentFilter({ conditions, operator: 'AND' }) }),
      orderBy: orders.map(({ field: fieldPath, direction }) => ({
        field: { fieldPath },
        direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
      })),
    };
  }

  /** Returns the matching documents in order. */
  run(): MemoryDocument[] {
    const { conditions, limit } = this.#narrowing;
    const tests = conditions.map(toTest);
    const orders = this.#totalOrder();
    const after = this.#start(orders);
    const found = this.#source
      .documents()
      .filter(
        (document) =>
          tests.every((test) => test(document)) &&
          orders.every(({ field }) => valueAt(document, field) !== undefined),
      );
    const compare = (values: readonly unknown[], others: readonly unknown[]) => {
      for (const [index, { direction }] of orders.entries()) {
        if (index >= others.length) break;
        const compared = compareValues(values[index], others[index]);
        if (compared !== 0) return direction === 'asc' ? compared : -compared;
      }
      return 0;
    };
    const keysOf = (document: MemoryDocument) =>
      orders.map(({ field }) => valueAt(document, field));
    return found
      .map((document) => ({ document, keys: keysOf(document) }))
      .filter(({ keys }) => after === null || compare(keys, after) > 0)
      .sort((a, b) => compare(a.keys, b.keys))
      .slice(0, limit)
      .map(({ document }) => document);
  }

  /** Returns the requested order, then the compared fields, then the document's name. */
  #totalOrder() {
    const { orders, conditions } = this.#narrowing;
    const direction = orders.at(-1)?.direction ?? 'asc';
    const rest = [...comparedFields(conditions), documentName].filter(
      (field) => !orders.some((order) => order.field === field),
    );
    return [...orders, ...rest.map((field) => ({ field, direction }))];
  }

  /** Returns the values after which the results start. */
  #start(orders: Narrowing['orders']): unknown[] | null {
    const { after } = this.#narrowing;
    return (
      after?.map((value, index) =>
        orders[index]?.field === documentName ? this.#nameKey(value) : toStoredValue(value),
      ) ?? null
    );
  }

  /** Returns the sort key of a document's name, given as an ID or a reference. */
  #nameKey(name: unknown): string {
    return toNameKey(
      typeof name === 'string' ? `${this.#source.path}/${name}` : (name as Reference).path,
    );
  }

  #aggregation(summed: readonly string[], total: () => Record<string, number>) {
    return {
      get: () =>
        this.#source.answer(this.sent, summed, () => {
          const result = total();
          return { data: () => result };
        }),
    };
  }

  #with(changes: Partial<Narrowing>): MemoryQuery {
    return new MemoryQuery(this.#source, { ...this.#narrowing, ...changes });
  }
}
