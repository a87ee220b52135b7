/*
 * Indexes that a query needs in production. The emulators answer queries without them.
 * Rules: https://firebase.google.com/docs/firestore/query-data/index-overview
 */

type Direction = 'ASCENDING' | 'DESCENDING';

interface SortField {
  field: string;
  direction: Direction;
}
type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

/** firestore.indexes.json. */
export interface IndexConfig {
  indexes: { collectionGroup: string; queryScope: string; fields: IndexField[] }[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    indexes: { order?: string; arrayConfig?: string; queryScope: string }[];
  }[];
}

interface IndexField {
  fieldPath: string;
  order?: string;
  arrayConfig?: string;
}

interface FieldReference {
  fieldPath?: string | null | undefined;
}

/** Filter of a StructuredQuery (google.firestore.v1), as the client sends it. */
export interface QueryFilter {
  compositeFilter?: { op?: unknown; filters?: QueryFilter[] | null | undefined } | null | undefined;
  fieldFilter?: { field?: FieldReference | null; op?: unknown } | null | undefined;
  unaryFilter?: { field?: FieldReference | null; op?: unknown } | null | undefined;
}

/** StructuredQuery (google.firestore.v1). */
export interface SentQuery {
  from?: { collectionId?: string | null; allDescendants?: boolean | null }[] | null | undefined;
  where?: QueryFilter | null | undefined;
  orderBy?: { field?: FieldReference | null; direction?: unknown }[] | null | undefined;
}

interface Condition {
  field: string;
  kind: 'equality' | 'array' | 'inequality';
}

const equalities = new Set(['EQUAL', 'IN', 'IS_NULL', 'IS_NAN']);
const arrays = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);

/**
 * Returns a description of the index that a query needs and `config` lacks, or null. `summed`: fields that an aggregation
 * sums or averages.
 */
export function missingIndex(
  query: SentQuery,
  config: IndexConfig,
  summed: readonly string[] = [],
): string | null {
  const [{ collectionId, allDescendants } = {}] = query.from ?? [];
  const scope: Scope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const collection = collectionId ?? '';
  for (const conditions of query.where ? alternatives(query.where) : [[]]) {
    const missing = missingFor(conditions, query, { collection, scope, config, summed });
    if (missing) return `${collection} (${scope}): ${missing}`;
  }
  return null;
}

/** Disjunctive normal form of a filter: each alternative needs an index. */
function alternatives(filter: QueryFilter): Condition[][] {
  const { compositeFilter, fieldFilter, unaryFilter } = filter;
  if (compositeFilter) {
    const parts = (compositeFilter.filters ?? []).map(alternatives);
    if (compositeFilter.op === 'OR') return parts.flat();
    return parts.reduce<Condition[][]>(
      (product, part) => product.flatMap((left) => part.map((right) => [...left, ...right])),
      [[]],
    );
  }
  const { field, op } = fieldFilter ?? unaryFilter ?? {};
  const name = String(op);
  const kind = equalities.has(name) ? 'equality' : arrays.has(name) ? 'array' : 'inequality';
  return [[{ field: field?.fieldPath ?? '', kind }]];
}

interface Target {
  collection: string;
  scope: Scope;
  config: IndexConfig;
  summed: readonly string[];
}

function missingFor(
  conditions: readonly Condition[],
  { orderBy }: SentQuery,
  target: Target,
): string | null {
  const isName = (field: string) => field === '__name__';
  const fieldsOf = (kind: Condition['kind']) => [
    ...new Set(conditions.filter((it) => it.kind === kind).map(({ field }) => field)),
  ];
  const equal = fieldsOf('equality').filter((field) => !isName(field));
  const array = fieldsOf('array');
  const sorted: SortField[] = (orderBy ?? []).map(({ field, direction }) => ({
    field: field?.fieldPath ?? '',
    direction: direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING',
  }));
  const implicit: SortField[] = fieldsOf('inequality')
    .filter((field) => !sorted.some((it) => it.field === field))
    .map((field) => ({ field, direction: 'ASCENDING' }));
  // Firestore requests an index with the aggregated fields in alphabetical order.
  const aggregated: SortField[] = [...target.summed]
    .sort()
    .map((field) => ({ field, direction: 'ASCENDING' }));
  const suffix = [...implicit, ...sorted, ...aggregated].filter(
    ({ field }, index, all) =>
      !equal.includes(field) && all.findIndex((it) => it.field === field) === index,
  );
  const named = suffix.find(({ field }) => isName(field));
  const ordered = suffix.filter(({ field }) => !isName(field));
  const last = ordered.at(-1);
  if (named && named.direction !== (last?.direction ?? 'ASCENDING'))
    return `__name__ ${named.direction} after ${last?.field ?? 'no other order'}`;

  const prefixes = [...equal, ...array];
  if (prefixes.length + ordered.length === 0) return null;
  if (ordered.length === 0) {
    const unindexed = [
      ...equal.filter((field) => !hasSingleIndex(field, 'order', target)),
      ...array.filter((field) => !hasSingleIndex(field, 'arrayConfig', target)),
    ];
    if (unindexed.length === 0) return null;
  }
  const [only] = ordered;
  if (prefixes.length === 0 && ordered.length === 1 && only)
    if (hasSingleIndex(only.field, 'order', target)) return null;
  return isServedByComposites(prefixes, ordered, target)
    ? null
    : [...prefixes, ...ordered.map(({ field, direction }) => `${field} ${direction}`)].join(', ');
}

/** True if the automatic index of a field exists, or the one that an override declares. */
function hasSingleIndex(
  field: string,
  kind: 'order' | 'arrayConfig',
  { collection, scope, config }: Target,
): boolean {
  const override = config.fieldOverrides.find(
    ({ collectionGroup, fieldPath }) => collectionGroup === collection && fieldPath === field,
  );
  if (!override) return scope === 'COLLECTION';
  return override.indexes.some((index) => index.queryScope === scope && index[kind] !== undefined);
}

/** True if composite indexes with this order, merged with one another, contain every field before it. */
function isServedByComposites(
  prefixes: readonly string[],
  ordered: readonly SortField[],
  { collection, scope, config }: Target,
): boolean {
  const served = new Set<string>();
  let hasMatch = false;
  for (const { collectionGroup, queryScope, fields } of config.indexes) {
    if (collectionGroup !== collection || queryScope !== scope) continue;
    const start = fields.length - ordered.length;
    if (start < 0) continue;
    const tail = fields.slice(start);
    const isSameOrder = tail.every(({ fieldPath }, index) => fieldPath === ordered[index]?.field);
    const isForward = tail.every(({ order }, index) => order === ordered[index]?.direction);
    const isBackward = tail.every(({ order }, index) => order !== ordered[index]?.direction);
    const head = fields.slice(0, start).map(({ fieldPath }) => fieldPath);
    if (!isSameOrder || !(isForward || isBackward)) continue;
    if (!head.every((field) => prefixes.includes(field))) continue;
    hasMatch = true;
    for (const field of head) served.add(field);
  }
  return hasMatch && prefixes.every((field) => served.has(field));
}
