import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifest } from './manifest.ts';

const isPublic = (address: string) => existsSync(new URL(`../public${address}`, import.meta.url));

describe('the manifest', () => {
  // spec: 2.110
  it('has shortcuts that lead to Check-in and Rewards', () => {
    expect(manifest.shortcuts?.map(({ url }) => url)).toEqual(['/?check-in', '/rewards']);
  });

  it('names only pictures that are there', () => {
    const { icons = [], shortcuts = [], screenshots = [] } = manifest;
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((each) => each.icons ?? [])];
    expect(pictures.filter(({ src }) => !isPublic(src))).toEqual([]);
  });
});
