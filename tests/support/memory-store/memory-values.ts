/** Instant as Firestore returns it, in milliseconds. */
export class MemoryTimestamp {
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }

  toDate(): Date {
    return new Date(this.milliseconds);
  }

  isEqual(other: MemoryTimestamp): boolean {
    return other.milliseconds === this.milliseconds;
  }

  valueOf(): number {
    return this.milliseconds;
  }
}

export type Fields = Record<string, unknown>;

/** Returns a value as it is stored: dates become timestamps. Throws for `undefined`, as the Admin SDK does. */
export function toStoredValue(value: unknown): unknown {
  if (value === undefined) throw new Error('Cannot store undefined.');
  if (value instanceof Date) return new MemoryTimestamp(value.getTime());
  if (Array.isArray(value)) return value.map(toStoredValue);
  return isMap(value) ? toStoredFields(value) : value;
}

/** Returns fields as they are stored. Throws for names that Firestore does not take, also as keys of maps. */
export function toStoredFields(fields: Fields): Fields {
  const refused = Object.keys(fields).find((name) => name === '' || /^__.*__$/s.test(name));
  if (refused !== undefined) throw new Error(`Cannot store a field with the name '${refused}'.`);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, toStoredValue(value)]),
  );
}

/** Merges maps key by key, as a write with `merge` does. An empty map replaces the stored one. */
export function mergeFields(stored: Fields, fields: Fields): Fields {
  const merged = { ...stored };
  for (const [name, value] of Object.entries(fields)) {
    const before = merged[name];
    const isDeeper = isMap(value) && Object.keys(value).length > 0;
    if (isRemoval(value)) delete merged[name];
    else merged[name] = isDeeper ? mergeFields(isMap(before) ? before : {}, value) : value;
  }
  return merged;
}

/** Returns the fields with the value at a path, such as `map`, `key`; other fields of its maps stay. */
export function withField(fields: Fields, path: readonly string[], value: unknown): Fields {
  const [name = '', ...deeper] = path;
  const before = fields[name];
  const isLast = deeper.length === 0;
  return {
    ...fields,
    [name]: isLast ? value : withField(isMap(before) ? before : {}, deeper, value),
  };
}

/** True for the Admin SDK's `FieldValue.delete()`. */
function isRemoval(value: unknown): boolean {
  return (value as { methodName?: unknown } | null | undefined)?.methodName === 'FieldValue.delete';
}

function isMap(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** Order of types in Firestore, of those that are stored here. */
function typeRank(value: unknown): number {
  if (value === null) return 0;
  if (typeof value === 'boolean') return 1;
  if (typeof value === 'number') return 2;
  if (value instanceof MemoryTimestamp) return 3;
  return typeof value === 'string' ? 4 : 5;
}

/** Compares two stored values: by type, then by value. Maps and arrays are not ordered. */
export function compareValues(left: unknown, right: unknown): number {
  const ranks = typeRank(left) - typeRank(right);
  if (ranks !== 0) return ranks;
  if (left instanceof MemoryTimestamp && right instanceof MemoryTimestamp)
    return left.milliseconds - right.milliseconds;
  if (left === right) return 0;
  return (left as number) < (right as number) ? -1 : 1;
}

/** True if two stored values have the same type, as required by an inequality. */
export function haveSameType(left: unknown, right: unknown): boolean {
  return typeRank(left) === typeRank(right);
}
