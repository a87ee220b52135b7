import type { RestClient } from './rest-client.ts';

/**
 * The letters of what somebody may do with a document and its collection, of `g`et, `l`ist, `c`reate, `u`pdate
 * and `d`elete. First the reads: what a write changed would be read in them.
 */
export async function operationsOf(client: RestClient, document: string): Promise<string> {
  const collection = document.slice(0, document.lastIndexOf('/'));
  const letters = await Promise.all([
    letter('g', client.get(document)),
    letter('l', client.list(collection)),
  ]);
  const writes = await Promise.all([
    letter('c', client.set(`${collection}/made-by-a-client`)),
    letter('u', client.update(document)),
    letter('d', client.delete(document)),
  ]);
  return [...letters, ...writes].join('');
}

async function letter(name: string, outcome: Promise<'done' | 'refused'>): Promise<string> {
  return (await outcome) === 'done' ? name : '';
}
