import { withTexts } from '../../../i18n/load-texts.ts';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';

/** Chunk for signed-in attendees only: Firestore and the shell. */
export const signedInApp = lazyWithPreload(() => import('../signed-in-app.tsx'));

const importPortal = () => import('../../../portal/app/load-portal.ts');

/** Screens, one chunk each. */
export const screens = {
  home: lazyWithPreload(() => import('../home-route.tsx')),
  businesses: lazyWithPreload(() => withTexts(import('../businesses-route.tsx'), 'later')),
  rewards: lazyWithPreload(() => import('../rewards-route.tsx')),
  events: lazyWithPreload(() =>
    withTexts(import('../../features/events/events-page.tsx'), 'screens'),
  ),
  profile: lazyWithPreload(() => withTexts(import('../profile-route.tsx'), 'screens', 'later')),
  settings: lazyWithPreload(() => withTexts(import('../settings-route.tsx'), 'screens', 'later')),
  together: lazyWithPreload(() => withTexts(import('../together-route.tsx'), 'screens', 'later')),
  pass: lazyWithPreload(() =>
    withTexts(import('../../features/registrations/confirmation/pass-page.tsx'), 'screens'),
  ),
  group: lazyWithPreload(() => withTexts(import('../../features/groups/group-page.tsx'), 'later')),
  waiver: lazyWithPreload(() => withTexts(import('../waiver-route.tsx'), 'screens')),
  privacy: lazyWithPreload(() =>
    withTexts(import('../../features/organization/privacy-page.tsx'), 'screens'),
  ),
  confirmation: lazyWithPreload(() =>
    withTexts(import('../../features/registrations/confirmation/confirmation-page.tsx'), 'screens'),
  ),
  signedCopy: lazyWithPreload(() =>
    withTexts(import('../../features/registrations/confirmation/signed-copy-page.tsx'), 'screens'),
  ),
  confirmEmail: lazyWithPreload(() =>
    withTexts(import('../../features/confirm-email/confirm-email-page.tsx'), 'confirm-email'),
  ),
  admin: lazyWithPreload(async () => (await importPortal()).loadPortal()),
  results: lazyWithPreload(async () => (await importPortal()).loadResults()),
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
  ['confirmEmail', '/confirm-email'],
  ['admin', '/admin(/.*)?'],
  ['results', '/results/[^/]+'],
];

/** Returns the screen of an address; undefined if the address is unknown. */
export function screenForPath(pathname: string): ScreenName | undefined {
  const path = pathname.replace(/\/$/, '');
  return patterns.find(([, pattern]) => new RegExp(`^${pattern}$`).test(path))?.[0];
}
