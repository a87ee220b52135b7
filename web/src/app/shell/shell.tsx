import { Box } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { ScreenSkeleton } from '../../components/skeletons.tsx';
import { ScreenBoundary } from '../screen-boundary.tsx';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SkipLink } from './skip-link.tsx';

/** The signed-in frame: header above, navigation below on a phone and in a rail from 900 px on. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <Box minH="100dvh" css={{ '@media (min-width: 900px)': { paddingInlineStart: '224px' } }}>
      <SkipLink />
      <Header />
      <OfflineBanner />
      <Box
        as="main"
        id="content"
        tabIndex={-1}
        maxW="1180px"
        mx="auto"
        px={{ base: '4', md: '6' }}
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
      <Navigation />
    </Box>
  );
}
