import { randomNumbers } from '../random.ts';

/** Random decisions of a simulation: the same for the same seed. */
export class Chance {
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomNumbers(seed);
  }

  /** True with this probability, from 0 to 1. */
  is(probability: number): boolean {
    return this.next() < probability;
  }

  /** Integer from `least` to `most`, both included. */
  integer(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.next() * items.length)];
  }

  shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, order: this.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.integer(0, 255));
  }

  uuid(): ReturnType<Crypto['randomUUID']> {
    return toUuid(this.bytes(16));
  }
}

/** Returns 16 bytes in the form of a UUID of version 4. */
export function toUuid(bytes: Uint8Array): ReturnType<Crypto['randomUUID']> {
  const hex = Buffer.from(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
