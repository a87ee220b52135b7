import { DocumentReference, Firestore, Query, WriteBatch } from 'firebase-admin/firestore';

/** Documents by the collection that they lie in, as Firestore bills them. */
export interface Counts {
  reads: Record<string, number>;
  writes: Record<string, number>;
  commits: number;
}

type Method = (this: unknown, ...given: unknown[]) => unknown;
const writing = ['create', 'set', 'update', 'delete'] as const;

/** From now on counts what this process asks of Firestore. Answers how to take what was counted since the last time. */
export function countFirestore(): () => Counts {
  let counts = nothing();
  const count = (kind: 'reads' | 'writes', place: DocumentReference) => {
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
  wrap(WriteBatch.prototype, 'commit', () => {
    counts.commits += 1;
  });
  wrap(Query.prototype, 'get', undefined, (answer) => {
    for (const { ref } of (answer as { docs: { ref: DocumentReference }[] }).docs)
      count('reads', ref);
  });
  return () => {
    const taken = counts;
    counts = nothing();
    return taken;
  };
}

const nothing = (): Counts => ({ reads: {}, writes: {}, commits: 0 });

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
