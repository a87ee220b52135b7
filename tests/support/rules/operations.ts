import type { Client } from './personas.ts';

/** Whether an attempt is let through; anything but a refusal by the rules throws. */
export async function outcomeOf(attempt: Promise<unknown>): Promise<'done' | 'refused'> {
  try {
    await attempt;
    return 'done';
  } catch (error) {
    if ((error as { code?: string }).code === 'permission-denied') return 'refused';
    throw error;
  }
}

/**
 * The letters of what a client may do with a document and its collection, of `g`et, `l`ist, `c`reate, `u`pdate
 * and `d`elete. First the reads, since a client sees its own waiting writes in them; they throw where they find
 * nothing, since an empty answer would prove nothing.
 */
export async function operationsOf(db: Client, document: string): Promise<string> {
  const own = db.doc(document);
  const collection = db.collection(document.slice(0, document.lastIndexOf('/')));
  const letters = await Promise.all([
    letter(
      'g',
      own.get().then(({ exists }) => found(exists)),
    ),
    letter(
      'l',
      collection.get().then(({ empty }) => found(!empty)),
    ),
  ]);
  const writes = await Promise.all([
    letter('c', collection.doc('made-by-a-client').set({ name: 'mine' })),
    letter('u', own.update({ name: 'mine' })),
    letter('d', own.delete()),
  ]);
  return [...letters, ...writes].join('');
}

async function letter(name: string, attempt: Promise<unknown>): Promise<string> {
  return (await outcomeOf(attempt)) === 'done' ? name : '';
}

function found(isThere: boolean): void {
  if (!isThere) throw new Error('The seeded document is not there.');
}
