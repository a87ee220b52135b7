import type { RestClient } from './rest-client.ts';

/**
 * Permitted operations on a document and its collection as letters: `g`et, `l`ist, `c`reate, `u`pdate,
 * `d`elete. Reads come first, since writes would change them.
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
