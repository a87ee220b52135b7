import { HStack, Skeleton, Stack } from '@chakra-ui/react';
import { summarizeProgress } from '@wine-walk/common/rules/rewards/progress.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { Page } from '../../../ui/page.tsx';
import { LoadingRegion, SkeletonCard } from '../../../ui/skeletons.tsx';
import { useEventData } from '../../shared/event-data/event-data.ts';
import { EventDataBoundary } from '../../shared/event-data/event-data-boundary.tsx';
import { BusinessGrid } from './business-list.tsx';
import { BusinessesContent } from './businesses-content.tsx';
import { LayoutChoice } from './search-controls.tsx';
import './businesses.css';

interface Props {
  /** Interactive map from another feature, if there is room. */
  map?: ReactNode;
}

/** Participating businesses with search, filters and sheets, updated live. */
export default function BusinessesPage({ map }: Props) {
  const businesses = useTexts('businesses');
  const eventData = useEventData();
  const summary =
    eventData.status === 'ready' ? summarizeProgress(eventData.catalog, eventData.progress) : null;
  return (
    <Page
      title={businesses.title}
      actions={eventData.status === 'no-event' ? undefined : <LayoutChoice />}
      intro={
        summary
          ? businesses.lead({ visited: summary.visitedBusinesses, total: summary.totalBusinesses })
          : businesses.about
      }
    >
      <EventDataBoundary
        skeleton={<BusinessesSkeleton hasMap={Boolean(map)} />}
        failedTitle={businesses.failed}
        noEventFallback={businesses.noEvent}
      >
        {(ready) => <BusinessesContent eventData={ready} map={map} />}
      </EventDataBoundary>
    </Page>
  );
}

/** Skeleton of search, filters and first cards, and of the map if it is shown. */
function BusinessesSkeleton({ hasMap }: { hasMap: boolean }) {
  return (
    <LoadingRegion>
      <div className="businesses">
        <Stack gap="4" minW="0">
          <Skeleton h="12" />
          <HStack gap="2">
            {[16, 20, 24, 20].map((width, index) => (
              <Skeleton key={index} h="11" w={`${width}`} flexShrink="1" borderRadius="full" />
            ))}
          </HStack>
          <BusinessGrid>
            {[0, 1, 2, 3, 4, 5].map((card) => (
              <li key={card}>
                <SkeletonCard />
              </li>
            ))}
          </BusinessGrid>
        </Stack>
        {hasMap && (
          <div className="businesses-map">
            <Skeleton h="var(--map-height)" borderRadius="l3" />
          </div>
        )}
      </div>
    </LoadingRegion>
  );
}
