import './navigation.css';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { CalendarDays, Gift, MapPinned, Store, UserRound, WifiOff } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { useOnline } from '../../../platform/device/connection.ts';
import { useIsWideScreen } from '../../../platform/device/wide-screen.ts';
import { useIsSlow } from '../../../platform/live/use-is-slow.ts';
import { ScreenSkeleton } from '../../../ui/skeletons.tsx';
import { useEventData } from '../../shared/event-data/event-data.ts';
import { paths } from '../../shared/paths.ts';
import { StorageNotice } from '../../shared/storage-notice.tsx';
import { ScreenBoundary } from '../screen-boundary.tsx';
import { Header } from './header.tsx';
import { useLastUpdatedText } from './last-updated.tsx';
import { SkipLink } from './skip-link.tsx';

/**
 * Frame for signed-in attendees: header on top, navigation at the bottom on a phone and in a rail from 900
 * px. Focus order follows visual order: first in the rail, last at the bottom.
 */
export function Shell({ children }: { children: ReactNode }) {
  const isWide = useIsWideScreen();
  return (
    <Box minH="100dvh" css={{ '@media (min-width: 900px)': { paddingInlineStart: '224px' } }}>
      <SkipLink />
      {isWide && <Navigation />}
      <Header />
      <ConnectionBanner />
      <StorageNotice />
      <Box
        as="main"
        id="content"
        tabIndex={-1}
        maxW="1180px"
        mx="auto"
        px={{ base: 'min({spacing.4}, var(--ww-edge))', md: '6' }}
        pt="2"
        pb="calc(var(--navigation-height) + var(--main-gap))"
      >
        <ScreenBoundary>
          <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
        </ScreenBoundary>
      </Box>
      {!isWide && <Navigation />}
    </Box>
  );
}

/** Maximum wait for a network response before the banner appears, in milliseconds. */
const responseTimeoutMs = 8000;

/**
 * Banner shown while the device is offline or its network does not respond, with the time of the displayed
 * event data.
 */
function ConnectionBanner() {
  const isOnline = useOnline();
  const shell = useTexts('shell');
  const { status } = useEventData();
  const asOf = useLastUpdatedText();
  const isUnanswered = useIsSlow(isOnline && asOf !== null, responseTimeoutMs);
  const isUnloaded = status === 'loading' || status === 'error';
  const offline = isUnloaded ? shell.offlineUnloaded : shell.offline;
  const message = isOnline ? shell.unanswered : offline;
  return (
    <div role="status">
      {(!isOnline || isUnanswered) && (
        <Flex
          align="center"
          justify="center"
          gap="2"
          bg="goldSoft"
          color="goldText"
          px="4"
          py="2"
          fontSize="sm"
          fontWeight="600"
        >
          <Box asChild flexShrink="0">
            <WifiOff size={18} aria-hidden="true" />
          </Box>
          {message}
        </Flex>
      )}
    </div>
  );
}

const items = [
  { name: 'map', href: paths.home.getHref(), Icon: MapPinned },
  { name: 'businesses', href: paths.businesses.getHref(), Icon: Store },
  { name: 'rewards', href: paths.rewards.getHref(), Icon: Gift },
  { name: 'events', href: paths.events.getHref(), Icon: CalendarDays },
  { name: 'profile', href: paths.profile.getHref(), Icon: UserRound },
] as const;

/** Navigation to the five screens of the app, within reach of the thumb. */
function Navigation() {
  const shell = useTexts('shell');
  return (
    <chakra.nav className="navigation no-print" aria-label={shell.mainNavigation}>
      {items.map(({ name, href, Icon }) => (
        <NavLink key={name} to={href} end={name === 'map'} className="navigation-place">
          <span className="navigation-icon">
            <Icon aria-hidden="true" />
          </span>
          {shell[name]}
        </NavLink>
      ))}
    </chakra.nav>
  );
}
