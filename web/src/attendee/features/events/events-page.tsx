import { Grid, Stack } from '@chakra-ui/react';
import { defaultCheckInRadiusMeters } from '@wine-walk/common/rules/check-in/thresholds.ts';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { Page } from '../../../ui/page.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import { useEventData } from '../../shared/event-data.ts';
import { EventDataBoundary } from '../../shared/event-data-boundary.tsx';
import { About } from './about.tsx';
import { EventBanner } from './event-banner.tsx';
import { Expectations } from './expectations.tsx';
import { Guidelines } from './guidelines.tsx';

/** The active event, live, and what there is to know about a wine walk. */
export default function EventsPage() {
  const { events } = useScreenTexts();
  const walk = useEventData();
  return (
    <Page title={events.title} intro={events.lead}>
      <Stack gap="8">
        <EventDataBoundary
          skeleton={<BannerSkeleton />}
          failedTitle={events.failed}
          noEventFallback={events.none}
        >
          {({ event }) => <EventBanner event={event} />}
        </EventDataBoundary>
        <Expectations />
        <Grid gap="8" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '2fr 3fr' }}>
          <About />
          <Guidelines
            hashtag={walk.status === 'ready' ? walk.event.hashtag : ''}
            radiusMeters={
              walk.status === 'ready' ? walk.event.checkInRadiusMeters : defaultCheckInRadiusMeters
            }
          />
        </Grid>
      </Stack>
    </Page>
  );
}

function BannerSkeleton() {
  return (
    <LoadingRegion>
      <SkeletonBlock height="320px" />
    </LoadingRegion>
  );
}
