import { Box, chakra, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../ui/page.tsx';
import { LoadingRegion, SkeletonBlock, SkeletonRow } from '../../../ui/skeletons.tsx';
import { useEventData } from '../../shared/event-data/event-data.ts';
import { EventDataBoundary } from '../../shared/event-data/event-data-boundary.tsx';
import { HomeContent, type HomeSlots } from './home-content.tsx';
import './home.css';

/** Home screen of the current event: progress, map, next businesses, rewards and quick check-in. */
export function HomePage(slots: HomeSlots) {
  const home = useTexts('home');
  usePageTitle(home.title);
  const { status } = useEventData();
  return (
    <>
      <chakra.h1 srOnly tabIndex={-1}>
        {home.title}
      </chakra.h1>
      {/* Queued check-ins are stored on the device, so they are shown before the event is loaded. */}
      {status !== 'ready' && (
        <Box mb="6" _empty={{ mb: '0' }}>
          {slots.queuedCheckIns}
        </Box>
      )}
      <EventDataBoundary
        skeleton={<HomeSkeleton />}
        failedTitle={home.failed}
        noEventFallback={home.noEvent}
      >
        {(eventData) => <HomeContent eventData={eventData} {...slots} />}
      </EventDataBoundary>
    </>
  );
}

/** Skeleton of the home screen. */
function HomeSkeleton() {
  return (
    <LoadingRegion>
      <div className="home">
        <div className="home-side">
          <SkeletonBlock height="178px" />
          <SkeletonBlock height="220px" />
          <Flex gap="2">
            <Skeleton flex="1" h="20" borderRadius="l3" />
            <Skeleton flex="1" h="20" borderRadius="l3" />
            <Skeleton flex="1" h="20" borderRadius="l3" />
          </Flex>
        </div>
        <Stack gap="2.5">
          <Skeleton h="7" w="60%" />
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Stack>
      </div>
    </LoadingRegion>
  );
}
