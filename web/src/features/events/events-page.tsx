import { Grid, Stack } from '@chakra-ui/react';
import { defaultCheckInRadiusMeters } from '@domain/check-in.ts';
import { Page } from '../../components/page.tsx';
import { Loading, SkeletonBlock } from '../../components/skeletons.tsx';
import { WalkBoundary } from '../../components/walk-boundary.tsx';
import { useWalk } from '../../data/walk.ts';
import { useScreenTexts } from '../../texts/texts.ts';
import { About } from './about.tsx';
import { EventBanner } from './event-banner.tsx';
import { Expectations } from './expectations.tsx';
import { Guidelines } from './guidelines.tsx';

/** The active event, live, and what there is to know about a wine walk. */
export default function EventsPage() {
  const { events } = useScreenTexts();
  const walk = useWalk();
  return (
    <Page title={events.title} lead={events.lead}>
      <Stack gap="8">
        <WalkBoundary
          skeleton={<BannerSkeleton />}
          failedTitle={events.failed}
          noEvent={events.none}
        >
          {({ event }) => <EventBanner event={event} />}
        </WalkBoundary>
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
    <Loading>
      <SkeletonBlock height="320px" />
    </Loading>
  );
}
