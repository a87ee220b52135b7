import { part } from './part.tsx';

/** What only the signed-in need: Firestore and the shell. */
export const signedInApp = part(() => import('../signed-in-app.tsx'));

/** Each screen is a chunk of its own. */
export const screens = {
  home: part(() => import('../home-route.tsx')),
  businesses: part(() => import('../businesses-route.tsx')),
  rewards: part(() => import('../../features/rewards/rewards-page.tsx')),
  events: part(() => import('../../features/events/events-page.tsx')),
  profile: part(() => import('../../features/participants/profile-page.tsx')),
  waiver: part(() => import('../../features/registration/waiver-page.tsx')),
  confirmation: part(() => import('../../features/registration/confirmation-page.tsx')),
  admin: part(() => import('../../features/staff/portal.tsx')),
};

export type ScreenName = keyof typeof screens;

/** As the router will match them (paths.ts), which is not loaded yet. */
const addresses: readonly (readonly [ScreenName, RegExp])[] = [
  ['home', /^\/$/],
  ['businesses', /^\/businesses\/?$/],
  ['rewards', /^\/rewards\/?$/],
  ['events', /^\/events\/?$/],
  ['profile', /^\/profile\/?$/],
  ['waiver', /^\/waiver\/?$/],
  ['confirmation', /^\/waiver\/[^/]+\/?$/],
  ['admin', /^\/admin(\/|$)/],
];

/** Which screen an address is of; undefined where it is of none. */
export function screenAt(pathname: string): ScreenName | undefined {
  return addresses.find(([, address]) => address.test(pathname))?.[0];
}
