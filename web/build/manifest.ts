import type { ManifestOptions } from 'vite-plugin-pwa';

const shortcutIcons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];

/** The web app manifest: what the phone shows once the walk is on its home screen. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Wine Walk',
  short_name: 'Wine Walk',
  description: 'One evening, many doors: taste, wander, collect a stamp at each.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait',
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
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
