import type { Plugin } from 'vite';

const shortcutIcons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];

const file = 'manifest.webmanifest';
/** Manifest of the portal, which links the page to it while it is open. */
const portalFile = 'portal.webmanifest';

/** Writes the manifest into the build and links the page to it. */
export function webAppManifest(name: string): Plugin {
  return {
    name: 'web-app-manifest',
    apply: 'build',
    generateBundle() {
      const emit = (fileName: string, source: object) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(source) });
      emit(file, manifest(name));
      emit(portalFile, portalManifest(name));
    },
    transformIndexHtml: {
      // After Vite, which would give the file a name of its own.
      order: 'post',
      handler: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `/${file}` } }],
    },
  };
}

const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Returns the manifest of the portal, an app of its own beside that of attendees. */
export const portalManifest = (name: string) => ({
  id: '/admin',
  name: `${name} Staff`,
  short_name: `${name} Staff`,
  description: 'The desk and the setup of a walk.',
  start_url: '/admin',
  scope: '/admin',
  display: 'standalone',
  launch_handler: { client_mode: 'focus-existing' },
  background_color: '#FFFFFF',
  theme_color: '#6E1F3A',
  shortcuts: [{ name: 'Desk', url: '/admin/desk', icons: shortcutIcons }],
  icons,
});

/** Returns the web app manifest, by which phones install the app under the organization's short name. */
export const manifest = (name: string) => ({
  id: '/',
  name,
  short_name: name,
  description: 'One evening, many doors: taste, wander, collect a stamp at each.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  launch_handler: { client_mode: 'focus-existing' },
  background_color: '#FBF6EE',
  theme_color: '#6E1F3A',
  categories: ['events', 'food', 'travel'],
  shortcuts: [
    { name: 'Check in', url: '/?check-in', icons: shortcutIcons },
    { name: 'Rewards', url: '/rewards', icons: shortcutIcons },
  ],
  screenshots: [
    {
      src: '/screenshot-phone.jpg',
      sizes: '412x824',
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: 'The walk, its map and what is next',
    },
    {
      src: '/screenshot-wide.jpg',
      sizes: '1280x800',
      type: 'image/jpeg',
      form_factor: 'wide',
      label: 'The walk on a wide screen',
    },
  ],
  icons,
});
