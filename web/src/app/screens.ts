import { matchPath } from 'react-router-dom';
import { paths } from './paths.ts';

/** Each screen is a chunk of its own. */
export const loadScreen = {
  home: () => import('./home-route.tsx'),
  businesses: () => import('../features/businesses/businesses-page.tsx'),
  rewards: () => import('../features/rewards/rewards-page.tsx'),
  events: () => import('../features/events/events-page.tsx'),
  profile: () => import('../features/participants/profile-page.tsx'),
  waiver: () => import('../features/registration/waiver-page.tsx'),
  confirmation: () => import('../features/registration/confirmation-page.tsx'),
  admin: () => import('../features/staff/portal.tsx'),
};

export type ScreenName = keyof typeof loadScreen;

const names = Object.keys(loadScreen) as ScreenName[];

/** Which screen an address is of; undefined where it is of none. */
export function screenAt(pathname: string): ScreenName | undefined {
  return names.find((name) => matchPath(paths[name].path, pathname));
}
