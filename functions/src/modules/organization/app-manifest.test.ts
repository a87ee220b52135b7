import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appManifest, portalManifest } from './app-manifest.ts';

const publicFile = (address: string) =>
  new URL(`../../../../web/public${address}`, import.meta.url);
const brand = { name: 'Uncork Elora Society', shortName: 'Uncork Elora', accentColor: '' };
const manifest = appManifest(brand);

describe('appManifest', () => {
  it('contains the names of the organization', () => {
    expect([manifest.name, manifest.short_name]).toEqual(['Uncork Elora Society', 'Uncork Elora']);
  });

  it('contains the color of the organization, in the icons as well', () => {
    const { theme_color, icons, shortcuts } = appManifest({ ...brand, accentColor: '#1f4e6e' });
    expect(theme_color).toBe('#1f4e6e');
    expect(icons.map(({ src, purpose }) => [src, purpose])).toEqual([
      ['/api/app-icons/192-1f4e6e.png', 'any'],
      ['/api/app-icons/192-1f4e6e.png', 'maskable'],
      ['/api/app-icons/512-1f4e6e.png', 'any'],
      ['/api/app-icons/512-1f4e6e.png', 'maskable'],
    ]);
    expect(shortcuts[0]?.icons[0]?.src).toBe('/api/app-icons/192-1f4e6e.png');
  });

  it('describes the walk in the words of the web page', () => {
    const page = readFileSync(new URL('../../../../web/index.html', import.meta.url), 'utf8');
    expect(page).toContain(`content="${manifest.description}`);
  });

  it('contains shortcuts to Check-in and Rewards', () => {
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/?check-in', '/rewards']);
  });

  it('shows the app on a phone and on a wide screen, in 150 KB at most each', () => {
    const { screenshots } = manifest;
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
    for (const { src } of screenshots)
      expect(statSync(publicFile(src)).size, src).toBeLessThan(150 * 1024);
  });

  it('leaves the orientation to the device, and focuses the open window', () => {
    expect(manifest).not.toHaveProperty('orientation');
    expect(manifest.launch_handler).toEqual({ client_mode: 'focus-existing' });
  });

  it('names only pictures that are there', () => {
    const { icons, shortcuts, screenshots } = manifest;
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((each) => each.icons)];
    expect(pictures.filter(({ src }) => !existsSync(publicFile(src)))).toEqual([]);
  });
});

describe('portalManifest', () => {
  it('describes a separate app, which starts in the portal', () => {
    const portal = portalManifest(brand);
    expect(portal.id).not.toBe(manifest.id);
    expect([portal.short_name, portal.start_url, portal.scope]).toEqual([
      'Uncork Elora Staff',
      '/admin',
      '/admin',
    ]);
    expect(portal).not.toHaveProperty('orientation');
    expect(portal.launch_handler).toEqual({ client_mode: 'focus-existing' });
  });

  it('contains the color of the organization, in the icons as well', () => {
    const { theme_color, icons } = portalManifest({ ...brand, accentColor: '#1f4e6e' });
    expect(theme_color).toBe('#1f4e6e');
    expect(new Set(icons.map(({ src }) => src))).toEqual(
      new Set(['/api/app-icons/192-1f4e6e.png', '/api/app-icons/512-1f4e6e.png']),
    );
  });

  it('contains shortcuts to desk and scanner', () => {
    const { shortcuts } = portalManifest(brand);
    expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Desk', '/admin/desk'],
      ['Scanner', '/admin/desk?scan'],
    ]);
  });
});
