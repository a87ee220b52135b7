import type { RouteObject } from 'react-router-dom';
import { BootSpinner } from '../components/boot-spinner.tsx';
import { AttendeeFrame } from './attendee-frame.tsx';
import { CrashPage } from './crash-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { paths } from './paths.ts';
import { SignedInFrame } from './signed-in-frame.tsx';
import { VisitorFrame } from './visitor-frame.tsx';

/** Each screen is a chunk of its own, named so that the service worker and a reader know it. */
const page = (
  load: () => Promise<{ default: React.ComponentType }>,
): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load()).default }),
});

/**
 * The addresses of the specification: five for the signed-in, registration and the portal for everybody,
 * anything else not found.
 */
export const routes: RouteObject[] = [
  {
    HydrateFallback: () => <BootSpinner label="" />,
    children: [
      {
        Component: AttendeeFrame,
        ErrorBoundary: CrashPage,
        children: [
          {
            Component: SignedInFrame,
            ErrorBoundary: CrashPage,
            children: [
              { path: paths.home.path, ...page(() => import('../features/home/home-page.tsx')) },
              {
                path: paths.businesses.path,
                ...page(() => import('../features/businesses/businesses-page.tsx')),
              },
              {
                path: paths.rewards.path,
                ...page(() => import('../features/rewards/rewards-page.tsx')),
              },
              {
                path: paths.events.path,
                ...page(() => import('../features/events/events-page.tsx')),
              },
              {
                path: paths.profile.path,
                ...page(() => import('../features/participants/profile-page.tsx')),
              },
            ],
          },
          {
            Component: VisitorFrame,
            ErrorBoundary: CrashPage,
            children: [
              {
                path: paths.waiver.path,
                ...page(() => import('../features/registration/waiver-page.tsx')),
              },
              {
                path: paths.confirmation.path,
                ...page(() => import('../features/registration/confirmation-page.tsx')),
              },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
      { path: paths.admin.path, ...page(() => import('../features/staff/portal.tsx')) },
    ],
  },
];
