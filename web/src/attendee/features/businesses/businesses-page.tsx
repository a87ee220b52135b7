import { summarizeProgress } from '@wine-walk/common/rules/rewards/progress.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { Page } from '../../../ui/page.tsx';
import { useEventData } from '../../shared/event-data.ts';
import { EventDataBoundary } from '../../shared/event-data-boundary.tsx';
import { BusinessesContent } from './businesses-content.tsx';
import { BusinessesSkeleton } from './businesses-skeleton.tsx';

interface Props {
  /** The interactive map, from another feature; none where there is no place for it. */
  map?: ReactNode;
}

/** The participating businesses, live: searched, filtered, and each with its sheet. */
export default function BusinessesPage({ map }: Props) {
  const { businesses } = useTexts();
  const walk = useEventData();
  const standing =
    walk.status === 'ready' ? summarizeProgress(walk.catalogue, walk.progress) : null;
  return (
    <Page
      title={businesses.title}
      intro={
        standing
          ? businesses.lead(standing.visitedBusinesses, standing.totalBusinesses)
          : businesses.about
      }
    >
      <EventDataBoundary
        skeleton={<BusinessesSkeleton hasMap={Boolean(map)} />}
        failedTitle={businesses.failed}
        noEventFallback={businesses.noEvent}
      >
        {(ready) => <BusinessesContent walk={ready} map={map} />}
      </EventDataBoundary>
    </Page>
  );
}
