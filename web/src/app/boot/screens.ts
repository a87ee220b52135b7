import { preloadable } from '../../components/preloadable.tsx';
import { screenTexts } from '../../texts/catalogues.ts';

/** What only the signed-in need: Firestore and the shell. */
export const signedInApp = preloadable(() => import('../signed-in-app.tsx'));

/** With the texts of screens, which are asked for at the same time. */
async function withTexts<T>(screen: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([screen, screenTexts.load()]);
  return loaded;
}

/** Each screen is a chunk of its own. */
export const screens = {
  home: preloadable(() => import('../home-route.tsx')),
  businesses: preloadable(() => import('../businesses-route.tsx')),
  rewards: preloadable(() => import('../../features/rewards/rewards-page.tsx')),
  events: preloadable(() => withTexts(import('../../features/events/events-page.tsx'))),
  profile: preloadable(() => withTexts(import('../profile-route.tsx'))),
  group: preloadable(() => import('../../features/groups/group-page.tsx')),
  waiver: preloadable(() => withTexts(import('../../features/registration/waiver-page.tsx'))),
  confirmation: preloadable(() =>
    withTexts(import('../../features/registration/confirmation-page.tsx')),
  ),
  admin: preloadable(() => import('../../portal/portal.tsx')),
};

export type ScreenName = keyof typeof screens;

/** As the router will match them (paths.ts), which is not loaded yet. */
const addresses: readonly (readonly [ScreenName, RegExp])[] = [
  ['home', /^\/$/],
  ['businesses', /^\/businesses\/?$/],
  ['rewards', /^\/rewards\/?$/],
  ['events', /^\/events\/?$/],
  ['profile', /^\/profile\/?$/],
  ['group', /^\/group\/[^/]+\/?$/],
  ['waiver', /^\/waiver\/?$/],
  ['confirmation', /^\/waiver\/[^/]+\/?$/],
  ['admin', /^\/admin(\/|$)/],
];

/** Which screen an address is of; undefined where it is of none. */
export function screenAt(pathname: string): ScreenName | undefined {
  return addresses.find(([, address]) => address.test(pathname))?.[0];
}
