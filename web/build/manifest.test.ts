import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifest as manifestOf, portalManifest } from './manifest.ts';

const isPublic = (address: string) => existsSync(new URL(`../public${address}`, import.meta.url));
const bytesOf = (address: string) => statSync(new URL(`../public${address}`, import.meta.url)).size;

const manifest = manifestOf('Uncork Elora');

describe('the manifest', () => {
  it('has the name of the app', () => {
    expect([manifest.name, manifest.short_name]).toEqual(['Uncork Elora', 'Uncork Elora']);
  });

  it('has shortcuts that lead to Check-in and Rewards', () => {
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/?check-in', '/rewards']);
  });

  it('shows the app on a phone and on a wide screen, in 150 KB at most each', () => {
    const { screenshots } = manifest;
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
    for (const { src } of screenshots) expect(bytesOf(src), src).toBeLessThan(150 * 1024);
  });

  it('leaves the orientation to the device, and focuses the open window', () => {
    expect(manifest).not.toHaveProperty('orientation');
    expect(manifest.launch_handler).toEqual({ client_mode: 'focus-existing' });
  });

  it('has a separate app for the portal, which starts there', () => {
    const portal = portalManifest('Uncork Elora');
    expect(portal.id).not.toBe(manifest.id);
    expect([portal.name, portal.start_url, portal.scope]).toEqual([
      'Uncork Elora Staff',
      '/admin',
      '/admin',
    ]);
    expect(portal).not.toHaveProperty('orientation');
  });

  it('names only pictures that are there', () => {
    const { icons, shortcuts, screenshots } = manifest;
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((each) => each.icons)];
    expect(pictures.filter(({ src }) => !isPublic(src))).toEqual([]);
  });
});
