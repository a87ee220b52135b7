import type { Filter } from 'firebase-admin/firestore';
import {
  compareValues,
  type Fields,
  haveSameType,
  MemoryTimestamp,
  toStoredValue,
} from './memory-values.ts';

/** Stored document. It is replaced, never changed. */
export interface MemoryDocument {
  id: string;
  path: string;
  fields: Fields;
  updateTime: MemoryTimestamp;
}

type Test = (document: MemoryDocument) => boolean;
type Direction = 'asc' | 'desc';

/** Properties of the Admin SDK's filters: one comparison, or several combined. */
type FilterParts =
  | { field: { toString: () => string } | string; operator: string; value: unknown }
  | { filters: readonly Filter[]; operator: string };

interface Conditions {
  tests: readonly Test[];
  /** Fields compared by inequality: the default order. */
  ranges: readonly string[];
  orders: readonly { field: string; direction: Direction }[];
  limit: number;
  after: readonly unknown[] | null;
}

const everything: Conditions = { tests: [], ranges: [], orders: [], limit: Infinity, after: null };
const documentName = '__name__';
const inequalities: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '!=']);

/** Source of a query: documents, and the delay of an operation. */
export interface QuerySource {
  documents: () => readonly MemoryDocument[];
  perform: <T>(work: () => T) => Promise<T>;
  snapshot: (document: MemoryDocument) => unknown;
}

/** Query of the Admin SDK over documents in memory, with the methods that the store uses. */
export class MemoryQuery {
  readonly #source: QuerySource;
  readonly #conditions: Conditions;

  constructor(source: QuerySource, conditions: Conditions = everything) {
    this.#source = source;
    this.#conditions = conditions;
  }

  where(field: string | Filter, operator?: string, value?: unknown): MemoryQuery {
    const { tests, ranges } = this.#conditions;
    if (typeof field !== 'string') return this.#with({ tests: [...tests, filterTest(field)] });
    const isRange = inequalities.has(operator ?? '') && !ranges.includes(field);
    return this.#with({
      tests: [...tests, fieldTest(field, operator ?? '', value)],
      ranges: isRange ? [...ranges, field] : ranges,
    });
  }

  orderBy(field: string, direction: Direction = 'asc'): MemoryQuery {
    return this.#with({ orders: [...this.#conditions.orders, { field, direction }] });
  }

  limit(limit: number): MemoryQuery {
    return this.#with({ limit });
  }

  startAfter(...after: unknown[]): MemoryQuery {
    return this.#with({ after: after.map(toStoredValue) });
  }

  /** Projections save bandwidth only: every field is returned. */
  select(): MemoryQuery {
    return this;
  }

  get() {
    return this.#source.perform(() => ({ docs: this.run().map(this.#source.snapshot) }));
  }

  count() {
    return this.#aggregation(() => ({ count: this.run().length }));
  }

  /** Sums, the only aggregations in use besides `count`. */
  aggregate(sums: Readonly<Record<string, { _field?: unknown }>>) {
    return this.#aggregation(() => {
      const found = this.run();
      const totals = Object.entries(sums).map(([name, { _field }]) => {
        const values = found.map((document) => valueAt(document, String(_field)));
        const numbers = values.filter((value) => typeof value === 'number');
        return [name, numbers.reduce((total, value) => total + value, 0)] as const;
      });
      return Object.fromEntries(totals);
    });
  }

  /** Returns the matching documents in order. */
  run(): MemoryDocument[] {
    const { tests, limit, after } = this.#conditions;
    const orders = this.#totalOrder();
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
    const { orders, ranges } = this.#conditions;
    const direction = orders.at(-1)?.direction ?? 'asc';
    const rest = [...ranges, documentName].filter(
      (field) => !orders.some((order) => order.field === field),
    );
    return [...orders, ...rest.map((field) => ({ field, direction }))];
  }

  #aggregation(total: () => Record<string, number>) {
    return {
      get: () =>
        this.#source.perform(() => {
          const result = total();
          return { data: () => result };
        }),
    };
  }

  #with(changes: Partial<Conditions>): MemoryQuery {
    return new MemoryQuery(this.#source, { ...this.#conditions, ...changes });
  }
}

function valueAt({ id, fields }: MemoryDocument, field: string): unknown {
  if (field === documentName) return id;
  const within = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null
      ? (value as Readonly<Record<string, unknown>>)[name]
      : undefined;
  return field.split('.').reduce<unknown>(within, fields);
}

function filterTest(filter: Filter): Test {
  const parts = filter as unknown as FilterParts & { _getFilters?: () => Filter[] };
  if ('filters' in parts) {
    const tests = parts.filters.map(filterTest);
    return parts.operator === 'OR'
      ? (document) => tests.some((test) => test(document))
      : (document) => tests.every((test) => test(document));
  }
  return fieldTest(String(parts.field), parts.operator, parts.value);
}

function fieldTest(field: string, operator: string, sent: unknown): Test {
  const value = toStoredValue(sent);
  const compared = (accepts: (order: number) => boolean): Test => {
    return (document) => {
      const stored = valueAt(document, field);
      return (
        stored !== undefined && haveSameType(stored, value) && accepts(compareValues(stored, value))
      );
    };
  };
  switch (operator) {
    case '==':
      return compared((order) => order === 0);
    case '<':
      return compared((order) => order < 0);
    case '<=':
      return compared((order) => order <= 0);
    case '>':
      return compared((order) => order > 0);
    case '>=':
      return compared((order) => order >= 0);
    case '!=':
      // A missing or null field never matches.
      return (document) => {
        const stored = valueAt(document, field) ?? null;
        return stored !== null && compareValues(stored, value) !== 0;
      };
    case 'in':
      return (document) => {
        const stored = valueAt(document, field);
        const isSame = (item: unknown) =>
          haveSameType(stored, item) && compareValues(stored, item) === 0;
        return stored !== undefined && Array.isArray(value) && value.some(isSame);
      };
    case 'array-contains':
      return (document) => {
        const stored = valueAt(document, field);
        return Array.isArray(stored) && stored.some((item) => compareValues(item, value) === 0);
      };
    default:
      throw new Error(`The store in memory does not know the operator ${operator}.`);
  }
}
