import { screenTexts } from '../../../i18n/text-bundles.ts';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';

/** What only the signed-in need: Firestore and the shell. */
export const signedInApp = lazyWithPreload(() => import('../signed-in-app.tsx'));

/** With the texts of screens, which are asked for at the same time. */
async function withTexts<T>(screen: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([screen, screenTexts.load()]);
  return loaded;
}

/** Each screen is a chunk of its own. */
export const screens = {
  home: lazyWithPreload(() => import('../home-route.tsx')),
  businesses: lazyWithPreload(() => import('../businesses-route.tsx')),
  rewards: lazyWithPreload(() => import('../../features/rewards/rewards-page.tsx')),
  events: lazyWithPreload(() => withTexts(import('../../features/events/events-page.tsx'))),
  profile: lazyWithPreload(() => withTexts(import('../profile-route.tsx'))),
  group: lazyWithPreload(() => import('../../features/groups/group-page.tsx')),
  waiver: lazyWithPreload(() => withTexts(import('../../features/registrations/waiver-page.tsx'))),
  confirmation: lazyWithPreload(() =>
    withTexts(import('../../features/registrations/confirmation-page.tsx')),
  ),
  admin: lazyWithPreload(() => import('../../../portal/app/portal.tsx')),
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
export function screenForPath(pathname: string): ScreenName | undefined {
  return addresses.find(([, address]) => address.test(pathname))?.[0];
}
