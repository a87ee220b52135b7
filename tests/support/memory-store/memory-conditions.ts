import type { Filter } from 'firebase-admin/firestore';
import type { QueryFilter } from '../api/store/missing-index.ts';
import {
  compareValues,
  type Fields,
  haveSameType,
  type MemoryTimestamp,
  toStoredValue,
} from './memory-values.ts';

/** Stored document. It is replaced, never changed. */
export interface MemoryDocument {
  id: string;
  path: string;
  fields: Fields;
  updateTime: MemoryTimestamp;
}

interface FieldCondition {
  field: string;
  operator: string;
  value: unknown;
}

/** Condition of a query on one field, or several of which all or any must hold. */
export type Condition =
  | FieldCondition
  | { conditions: readonly Condition[]; operator: 'AND' | 'OR' };

/** Properties of the Admin SDK's filters. */
type FilterParts =
  | { field: { toString: () => string } | string; operator: string; value: unknown }
  | { filters: readonly Filter[]; operator: 'AND' | 'OR' };

export const documentName = '__name__';
const inequalities: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '!=']);

/** Operators as the client sends them (google.firestore.v1); of the others, only the kind matters: an inequality. */
const sentOperators: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};

/** Returns the condition of a filter of the Admin SDK. */
export function toCondition(filter: Filter): Condition {
  const parts = filter as unknown as FilterParts;
  return 'filters' in parts
    ? { conditions: parts.filters.map(toCondition), operator: parts.operator }
    : { field: String(parts.field), operator: parts.operator, value: parts.value };
}

/** Returns a condition in the form in which the client sends it. */
export function toSentFilter(condition: Condition): QueryFilter {
  if ('conditions' in condition) {
    const filters = condition.conditions.map(toSentFilter);
    return { compositeFilter: { op: condition.operator, filters } };
  }
  const { field: fieldPath, operator } = condition;
  return { fieldFilter: { field: { fieldPath }, op: sentOperators[operator] ?? 'INEQUALITY' } };
}

/** Returns the fields compared by inequality, each once: the default order of a query. */
export function comparedFields(conditions: readonly Condition[]): string[] {
  const fields = conditions.flatMap((condition) =>
    'field' in condition && inequalities.has(condition.operator) ? condition.field : [],
  );
  return [...new Set(fields)];
}

/** Returns a field's value; for the document's name a text that sorts as Firestore does, by the parts of the path. */
export function valueAt({ path, fields }: MemoryDocument, field: string): unknown {
  if (field === documentName) return toNameKey(path);
  const within = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null
      ? (value as Readonly<Record<string, unknown>>)[name]
      : undefined;
  return field.split('.').reduce<unknown>(within, fields);
}

/** Returns the text by which documents are ordered by name. */
export function toNameKey(path: string): string {
  return path.replaceAll('/', '\0');
}

/** Returns a function that is true for the documents that match. */
export function toTest(condition: Condition): (document: MemoryDocument) => boolean {
  if ('conditions' in condition) {
    const tests = condition.conditions.map(toTest);
    return condition.operator === 'OR'
      ? (document) => tests.some((test) => test(document))
      : (document) => tests.every((test) => test(document));
  }
  return fieldTest(condition);
}

/** Maximum number of values of `in` and `array-contains-any`, from Firestore's limits of queries. */
const maxComparedValues = 30;

function fieldTest({ field, operator, value: sent }: FieldCondition) {
  const value = toStoredValue(sent);
  const compared = (accepts: (order: number) => boolean) => (document: MemoryDocument) => {
    const stored = valueAt(document, field);
    return (
      stored !== undefined && haveSameType(stored, value) && accepts(compareValues(stored, value))
    );
  };
  if (Array.isArray(sent) && (sent.length === 0 || sent.length > maxComparedValues))
    throw new Error(`Firestore compares ${field} with 1 to ${maxComparedValues} values.`);
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
      return (document: MemoryDocument) => {
        const stored = valueAt(document, field) ?? null;
        return stored !== null && compareValues(stored, value) !== 0;
      };
    case 'in':
      return (document: MemoryDocument) => {
        const stored = valueAt(document, field);
        const isSame = (item: unknown) =>
          haveSameType(stored, item) && compareValues(stored, item) === 0;
        return stored !== undefined && Array.isArray(value) && value.some(isSame);
      };
    case 'array-contains':
      return (document: MemoryDocument) => {
        const stored = valueAt(document, field);
        return Array.isArray(stored) && stored.some((item) => compareValues(item, value) === 0);
      };
    case 'array-contains-any':
      return (document: MemoryDocument) => {
        const stored = valueAt(document, field);
        const isAny = (item: unknown) =>
          Array.isArray(value) && value.some((each) => compareValues(item, each) === 0);
        return Array.isArray(stored) && stored.some(isAny);
      };
    default:
      throw new Error(`The store in memory does not know the operator ${operator}.`);
  }
}
