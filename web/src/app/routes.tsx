import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AttendeeFrame } from './attendee-frame.tsx';
import { loadScreen } from './boot/screens.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { paths } from './paths.ts';
import { SignedInFrame } from './signed-in-frame.tsx';
import { VisitorFrame } from './visitor-frame.tsx';

/* Each screen is a chunk of its own. */
const HomePage = lazy(loadScreen.home);
const BusinessesPage = lazy(loadScreen.businesses);
const RewardsPage = lazy(loadScreen.rewards);
const EventsPage = lazy(loadScreen.events);
const ProfilePage = lazy(loadScreen.profile);
const WaiverPage = lazy(loadScreen.waiver);
const ConfirmationPage = lazy(loadScreen.confirmation);
const Portal = lazy(loadScreen.admin);

/**
 * The addresses of the specification: five for the signed-in, registration and the portal for everybody,
 * anything else not found.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AttendeeFrame />}>
        <Route element={<SignedInFrame />}>
          <Route path={paths.home.path} element={<HomePage />} />
          <Route path={paths.businesses.path} element={<BusinessesPage />} />
          <Route path={paths.rewards.path} element={<RewardsPage />} />
          <Route path={paths.events.path} element={<EventsPage />} />
          <Route path={paths.profile.path} element={<ProfilePage />} />
        </Route>
        <Route element={<VisitorFrame />}>
          <Route path={paths.waiver.path} element={<WaiverPage />} />
          <Route path={paths.confirmation.path} element={<ConfirmationPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
      <Route path={paths.admin.path} element={<Portal />} />
    </Routes>
  );
}
