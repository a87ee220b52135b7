import { Box } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { useIsWideScreen } from '../../../platform/device/wide-screen.ts';
import { ScreenSkeleton } from '../../../ui/skeletons.tsx';
import { StorageNotice } from '../../shared/storage-notice.tsx';
import { ScreenBoundary } from '../screen-boundary.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
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
        css={{
          paddingBottom: 'calc(104px + env(safe-area-inset-bottom))',
          '@media (min-width: 900px)': { paddingBottom: '64px' },
        }}
      >
        <ScreenBoundary>
          <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
        </ScreenBoundary>
      </Box>
      {!isWide && <Navigation />}
    </Box>
  );
}
