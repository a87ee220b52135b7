/** What only the signed-in need: Firestore and the shell. */
export const loadSignedInApp = () => import('../signed-in-app.tsx');

/** Each screen is a chunk of its own. */
export const loadScreen = {
  home: () => import('../home-route.tsx'),
  businesses: () => import('../businesses-route.tsx'),
  rewards: () => import('../../features/rewards/rewards-page.tsx'),
  events: () => import('../../features/events/events-page.tsx'),
  profile: () => import('../../features/participants/profile-page.tsx'),
  waiver: () => import('../../features/registration/waiver-page.tsx'),
  confirmation: () => import('../../features/registration/confirmation-page.tsx'),
  admin: () => import('../../features/staff/portal.tsx'),
};

export type ScreenName = keyof typeof loadScreen;

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
