import { Box, Flex } from '@chakra-ui/react';
import { Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { whenIdle } from '../../platform/device/scheduling.ts';
import { useSession } from '../../platform/session/session.ts';
import { signOutReason } from '../../platform/session/stored-user.ts';
import { BootSpinner } from '../../ui/boot-spinner.tsx';
import { preloadLazyChunks } from '../../ui/lazy-registry.ts';
import { ScreenSkeleton } from '../../ui/skeletons.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { paths } from '../shared/paths.ts';
import { LandingWithSignIn } from './boot/landing-with-sign-in.tsx';
import { screens, signedInApp } from './boot/screens.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { SkipLink } from './shell/skip-link.tsx';

/** Layout without navigation: registration, its confirmation and a visitor's not-found page. */
function VisitorLayout() {
  return (
    <Box minH="100dvh" display="flex" flexDirection="column">
      <SkipLink />
      <Flex
        as="header"
        className="no-print"
        px="min({spacing.5}, var(--ww-edge))"
        py="3"
        maxW="1080px"
        mx="auto"
        w="full"
        align="center"
        css={{ '@media (max-height: 480px)': { paddingBlock: '4px' } }}
      >
        <Link to={paths.home.getHref()}>
          <Wordmark />
        </Link>
      </Flex>
      <Box
        as="main"
        id="content"
        flex="1"
        tabIndex={-1}
        px="min({spacing.5}, var(--ww-edge))"
        pb="16"
        maxW="1080px"
        mx="auto"
        w="full"
      >
        <ScreenBoundary>
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </Box>
    </Box>
  );
}

const SignedInApp = signedInApp.Component;

/** Layout of the attendee screens; without a session, the landing page with an open sign-in panel. */
export function SignedInLayout() {
  const { state, user } = useSession();
  const common = useTexts('common');
  const spinner = <BootSpinner label={common.loading} />;
  useEffect(() => {
    if (state !== 'signed-out') void signedInApp.load();
  }, [state]);
  if (state === 'loading') return spinner;
  if (state === 'signed-out') return <SignedOutLanding />;
  return (
    <Suspense fallback={spinner}>
      <SignedInApp key={user.uid} uid={user.uid}>
        <Outlet />
      </SignedInApp>
    </Suspense>
  );
}

/** The sign-in panel opens on screens that need a session, but never in front of the reason for the sign-out. */
function SignedOutLanding() {
  const [reason] = useState(() => signOutReason.get());
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <LandingWithSignIn
      isSigningIn={pathname !== paths.home.path && reason === null}
      signedOutBy={reason}
      navigate={(href) => void navigate(href)}
    />
  );
}

/** Layout of public screens; signed-in attendees also get the app's navigation. */
export function PublicLayout() {
  const { state } = useSession();
  return state === 'signed-out' ? <VisitorLayout /> : <SignedInLayout />;
}

/**
 * Layout of registration and its confirmation. Preloads the next screens while the attendee fills in the form
 * or reads.
 */
export function RegistrationLayout() {
  useEffect(() => whenIdle(() => void preloadNextScreens()), []);
  return <VisitorLayout />;
}

/** A failed chunk is requested again when it renders. */
async function preloadNextScreens(): Promise<void> {
  const ahead = [screens.confirmation, signedInApp, screens.home].map(({ load }) => load());
  await Promise.allSettled([...ahead, import('../../platform/live/firestore-connection.tsx')]);
  await preloadLazyChunks();
}
