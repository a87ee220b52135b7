import { type DocumentChange, MemoryFirestore } from '../memory-store/memory-firestore.ts';

/** Documents as Firestore bills them. */
export interface Billed {
  reads: number;
  writes: number;
  deletes: number;
}

const nothing = (): Billed => ({ reads: 0, writes: 0, deletes: 0 });

/** Store in memory that counts the operations that Firestore would bill, by the action that is running. */
export class CountedStore {
  readonly firestore: MemoryFirestore;
  readonly byAction = new Map<string, Billed & { times: number }>();
  #billed = nothing();
  #isQuery = false;

  /** `onChange`: receives each changed document. */
  constructor(onChange: (change: DocumentChange) => void) {
    this.firestore = new MemoryFirestore(async (work) => work(), {
      // A query without a result costs one read, and so does a count of up to 1,000 documents.
      onQuery: () => {
        this.#billed.reads += 1;
        this.#isQuery = true;
        queueMicrotask(() => (this.#isQuery = false));
      },
      onRead: ({ length }) => {
        this.#billed.reads += this.#isQuery ? Math.max(0, length - 1) : length;
        this.#isQuery = false;
      },
    });
    this.firestore.onCommit = (changes) => {
      for (const change of changes) {
        this.#billed[change.after ? 'writes' : 'deletes'] += 1;
        onChange(change);
      }
    };
  }

  /** Runs an action and adds its operations. */
  async run<T>(action: string, work: () => Promise<T>): Promise<T> {
    this.#billed = nothing();
    const result = await work();
    const { times, ...sum } = this.byAction.get(action) ?? { times: 0, ...nothing() };
    const { reads, writes, deletes } = this.#billed;
    this.byAction.set(action, {
      times: times + 1,
      reads: sum.reads + reads,
      writes: sum.writes + writes,
      deletes: sum.deletes + deletes,
    });
    return result;
  }
}
