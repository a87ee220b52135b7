import { appIconPath } from '@wine-walk/common/lib/app-icon-path.ts';
import type { OrganizationFacts } from '@wine-walk/common/model/organization-facts.ts';

type Brand = Pick<OrganizationFacts, 'name' | 'shortName' | 'accentColor'>;

/** Color of the product, for an organization without one. */
const defaultColor = '#6e1f3a';

/** Sizes of the icons in pixels. */
export const iconSizes = [192, 512] as const;

/** Icons of an organization without a color, of the web build. */
const builtIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

function iconsOf({ accentColor }: Brand) {
  if (!accentColor) return builtIcons;
  return iconSizes.flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: appIconPath(size, accentColor),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
}

/** Returns the common part of the manifests of both apps. */
function base(brand: Brand) {
  const icons = iconsOf(brand);
  const shortcutIcons = icons.slice(0, 1).map(({ src, sizes, type }) => ({ src, sizes, type }));
  return {
    shared: {
      display: 'standalone',
      launch_handler: { client_mode: 'focus-existing' },
      theme_color: brand.accentColor || defaultColor,
      icons,
    },
    shortcut: (name: string, url: string) => ({ name, url, icons: shortcutIcons }),
  };
}

/** Returns the manifest of the portal, an app of its own beside that of attendees. */
export function portalManifest(brand: Brand) {
  const { shared, shortcut } = base(brand);
  return {
    ...shared,
    id: '/admin',
    name: `${brand.name} Staff`,
    short_name: `${brand.shortName} Staff`,
    description: 'The desk and the setup of a walk.',
    start_url: '/admin',
    scope: '/admin',
    background_color: '#FFFFFF',
    shortcuts: [shortcut('Desk', '/admin/desk'), shortcut('Scanner', '/admin/desk?scan')],
  };
}

/** Returns the manifest by which phones install the app of attendees, in the name and color of the organization. */
export function appManifest(brand: Brand) {
  const { shared, shortcut } = base(brand);
  return {
    ...shared,
    id: '/',
    name: brand.name,
    short_name: brand.shortName,
    description: 'One evening, many stops. Taste, wander and collect a stamp at each.',
    start_url: '/',
    scope: '/',
    background_color: '#FBF6EE',
    categories: ['events', 'food', 'travel'],
    shortcuts: [shortcut('Check in', '/?check-in'), shortcut('Rewards', '/rewards')],
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
  };
}
