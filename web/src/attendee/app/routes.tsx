import { Route, Routes } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { AttendeeThemeProvider } from './attendee-theme.tsx';
import { screens } from './boot/screens.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PublicLayout } from './public-layout.tsx';
import { RegistrationLayout } from './registration-layout.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';

/**
 * Routes of the specification: five for signed-in attendees; the group link, registration and portal for
 * everyone; all others are not found.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AttendeeThemeProvider />}>
        <Route element={<SignedInLayout />}>
          <Route path={paths.home.path} element={<screens.home.Component />} />
          <Route path={paths.businesses.path} element={<screens.businesses.Component />} />
          <Route path={paths.rewards.path} element={<screens.rewards.Component />} />
          <Route path={paths.events.path} element={<screens.events.Component />} />
          <Route path={paths.group.path} element={<screens.group.Component />} />
          <Route path={paths.profile.path} element={<screens.profile.Component />} />
        </Route>
        <Route element={<RegistrationLayout />}>
          <Route path={paths.waiver.path} element={<screens.waiver.Component />} />
          <Route path={paths.confirmation.path} element={<screens.confirmation.Component />} />
        </Route>
        <Route element={<PublicLayout />}>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
      <Route path={paths.admin.path} element={<screens.admin.Component />} />
    </Routes>
  );
}
