import { screenTexts } from '../../../i18n/text-bundles.ts';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';

/** Chunk for signed-in attendees only: Firestore and the shell. */
export const signedInApp = lazyWithPreload(() => import('../signed-in-app.tsx'));

/** Loads the screen and the texts of screens in parallel. */
async function withTexts<T>(screen: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([screen, screenTexts.load()]);
  return loaded;
}

/** Screens, one chunk each. */
export const screens = {
  home: lazyWithPreload(() => import('../home-route.tsx')),
  businesses: lazyWithPreload(() => import('../businesses-route.tsx')),
  rewards: lazyWithPreload(() => import('../rewards-route.tsx')),
  events: lazyWithPreload(() => withTexts(import('../../features/events/events-page.tsx'))),
  profile: lazyWithPreload(() => withTexts(import('../profile-route.tsx'))),
  settings: lazyWithPreload(() => withTexts(import('../settings-route.tsx'))),
  together: lazyWithPreload(() => withTexts(import('../together-route.tsx'))),
  pass: lazyWithPreload(() => withTexts(import('../../features/registrations/pass-page.tsx'))),
  group: lazyWithPreload(() => import('../../features/groups/group-page.tsx')),
  waiver: lazyWithPreload(() => withTexts(import('../../features/registrations/waiver-page.tsx'))),
  privacy: lazyWithPreload(() => withTexts(import('../../features/organization/privacy-page.tsx'))),
  confirmation: lazyWithPreload(() =>
    withTexts(import('../../features/registrations/confirmation-page.tsx')),
  ),
  signedCopy: lazyWithPreload(() =>
    withTexts(import('../../features/registrations/signed-copy-page.tsx')),
  ),
  admin: lazyWithPreload(async () => {
    const { loadPortal } = await import('../../../portal/app/load-portal.ts');
    return await loadPortal();
  }),
};

export type ScreenName = keyof typeof screens;

/** Patterns of paths without a slash at the end, equal to the router's (paths.ts), which is not loaded yet. */
const patterns: readonly (readonly [ScreenName, string])[] = [
  ['home', ''],
  ['businesses', '/businesses'],
  ['rewards', '/rewards'],
  ['events', '/events'],
  ['profile', '/profile'],
  ['settings', '/profile/settings'],
  ['together', '/profile/together'],
  ['pass', '/profile/ticket'],
  ['group', '/group/[^/]+'],
  ['privacy', '/privacy'],
  ['waiver', '/waiver'],
  ['confirmation', '/waiver/[^/]+'],
  ['signedCopy', '/verify/[^/]+'],
  ['admin', '/admin(/.*)?'],
];

/** Returns the screen of an address; undefined if the address is unknown. */
export function screenForPath(pathname: string): ScreenName | undefined {
  const path = pathname.replace(/\/$/, '');
  return patterns.find(([, pattern]) => new RegExp(`^${pattern}$`).test(path))?.[0];
}
