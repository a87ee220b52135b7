import { Box, Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { ScreenSkeleton } from '../../ui/skeletons.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { paths } from '../shared/paths.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { SkipLink } from './shell/skip-link.tsx';

/** Layout without navigation: registration, its confirmation and a visitor's not-found page. */
export function VisitorLayout() {
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
