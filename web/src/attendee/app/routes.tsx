import { Button, ChakraProvider, Flex, Heading, Text } from '@chakra-ui/react';
import { Link, Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { withTexts } from '../../i18n/load-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { FirebaseProvider } from '../../platform/live/firebase-provider.tsx';
import { attendeeSession } from '../../platform/session/session.ts';
import { DeadEnd } from '../../ui/illustrations/dead-end.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { usePageTitle } from '../../ui/page.tsx';
import { system } from '../../ui/theme/system.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { paths } from '../shared/paths.ts';
import { screens } from './boot/screens.ts';
import { PublicLayout, RegistrationLayout, SignedInLayout } from './layouts.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useLaunches } from './use-launches.ts';

/** Page of a draw. An address does not preload it, to keep the landing page small. */
const draw = lazyWithPreload(() =>
  withTexts(import('../features/draws/draw-page.tsx'), 'draw-page'),
);

/** Page of liked drinks. An address does not preload it: no link from outside the app leads to it. */
const myWines = lazyWithPreload(() =>
  withTexts(import('../features/wines/my-wines-page.tsx'), 'later', 'wines'),
);

/**
 * Routes of the specification: five for signed-in attendees, with four screens behind the profile; the group
 * link, registration, privacy notice, prize draws, results and portal for everyone; all others are not found.
 */
export function AppRoutes() {
  useLaunches();
  return (
    <Routes>
      <Route element={<AttendeeRoot />}>
        <Route element={<SignedInLayout />}>
          <Route path={paths.home.path} element={<screens.home.Component />} />
          <Route path={paths.businesses.path} element={<screens.businesses.Component />} />
          <Route path={paths.rewards.path} element={<screens.rewards.Component />} />
          <Route path={paths.events.path} element={<screens.events.Component />} />
          <Route path={paths.group.path} element={<screens.group.Component />} />
          <Route path={paths.profile.path} element={<screens.profile.Component />} />
          <Route path={paths.settings.path} element={<screens.settings.Component />} />
          <Route path={paths.pass.path} element={<screens.pass.Component />} />
          <Route path={paths.wines.path} element={<myWines.Component />} />
          <Route path={paths.together.path} element={<screens.together.Component />} />
        </Route>
        <Route element={<RegistrationLayout />}>
          <Route path={paths.waiver.path} element={<screens.waiver.Component />} />
          <Route path={paths.confirmation.path} element={<screens.confirmation.Component />} />
        </Route>
        <Route element={<PublicLayout />}>
          <Route path={paths.privacy.path} element={<screens.privacy.Component />} />
          <Route path={paths.signedCopy.path} element={<screens.signedCopy.Component />} />
          <Route path={paths.draw.path} element={<draw.Component />} />
          <Route path={paths.confirmEmail.path} element={<screens.confirmEmail.Component />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
      <Route path={paths.shared.path} element={<Navigate to={paths.home.getHref()} replace />} />
      <Route path={paths.admin.path} element={<screens.admin.Component />} />
      <Route path={paths.results.path} element={<screens.results.Component />} />
    </Routes>
  );
}

/** Theme, toasts and Firebase of the attendee app; the portal has its own. */
function AttendeeRoot() {
  useFocusOnNavigation();
  useRestoreFocus();
  return (
    <ChakraProvider value={system}>
      <FirebaseProvider session={attendeeSession}>
        <Outlet />
      </FirebaseProvider>
      <Toaster />
    </ChakraProvider>
  );
}

/** Page for unknown addresses. */
function NotFoundPage() {
  const shell = useTexts('shell');
  usePageTitle(shell.notFoundTitle);
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      textAlign="center"
      gap="2"
      minH="70dvh"
      css={{ '& > svg': { width: 'min(260px, 44dvh)', marginBottom: '12px' } }}
    >
      <DeadEnd />
      <Heading as="h1" size="2xl" tabIndex={-1}>
        {shell.notFoundTitle}
      </Heading>
      <Text color="muted" mb="4">
        {shell.notFoundText}
      </Text>
      <Button asChild>
        <Link to={paths.home.getHref()}>{shell.toStart}</Link>
      </Button>
    </Flex>
  );
}
