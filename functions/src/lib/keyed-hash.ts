import { hash } from 'node:crypto';

/** Size of a block of SHA-256 in bytes. */
const blockBytes = 64;

/**
 * Returns a function for HMACs (SHA-256) with this key, of up to 64 bytes. A list of people needs hundreds of thousands of
 * short ones: two plain hashes take a fifth of the time of `createHmac`.
 */
export function hmacSha256(key: Buffer): (text: string) => Buffer {
  const padded = (byte: number) =>
    Buffer.from(Uint8Array.from({ length: blockBytes }, (_, at) => (key[at] ?? 0) ^ byte));
  const [inner, outer] = [padded(0x36), padded(0x5c)];
  const digest = (block: Buffer, data: Buffer) =>
    hash('sha256', Buffer.concat([block, data]), 'buffer');
  return (text) => digest(outer, digest(inner, Buffer.from(text)));
}
