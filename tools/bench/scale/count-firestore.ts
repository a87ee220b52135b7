import { DocumentReference, Firestore, Query, WriteBatch } from 'firebase-admin/firestore';

/** Documents by the collection that they lie in, as Firestore bills them. */
export interface Counts {
  reads: Record<string, number>;
  writes: Record<string, number>;
}

type Method = (this: unknown, ...given: unknown[]) => unknown;
const writing = ['create', 'set', 'update', 'delete'] as const;

/** From now on counts what this process asks of Firestore. Answers how to take what was counted since the last time. */
export function countFirestore(): () => Counts {
  let counts: Counts = { reads: {}, writes: {} };
  const count = (kind: keyof Counts, place: DocumentReference) => {
    const { id } = place.parent;
    counts[kind][id] = (counts[kind][id] ?? 0) + 1;
  };
  // A single document is read by `getAll`, too.
  wrap(Firestore.prototype, 'getAll', (given) => {
    for (const each of given)
      if (each instanceof DocumentReference) count('reads', each as DocumentReference);
  });
  for (const name of writing)
    wrap(WriteBatch.prototype, name, ([place]) => count('writes', place as DocumentReference));
  wrap(Query.prototype, 'get', undefined, (answer) => {
    for (const { ref } of (answer as { docs: { ref: DocumentReference }[] }).docs)
      count('reads', ref);
  });
  return () => {
    const taken = counts;
    counts = { reads: {}, writes: {} };
    return taken;
  };
}

function wrap(
  prototype: object,
  name: string,
  before?: (given: unknown[]) => void,
  after?: (answer: unknown) => void,
): void {
  const methods = prototype as Record<string, Method>;
  const plain = methods[name];
  if (!plain) throw new Error(`Firestore has no ${name}.`);
  methods[name] = function (...given) {
    before?.(given);
    const answer = plain.apply(this, given);
    if (after && answer instanceof Promise) void answer.then(after, () => undefined);
    return answer;
  };
}
