import { Button, Stack, Text } from '@chakra-ui/react';
import { nearbyMeters } from '@wine-walk/common/lib/distance.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { usePosition } from '../../../platform/location/location-position.ts';
import { toBusinessViews } from '../../../shared/business-view.ts';
import { useSheetParam } from '../../../ui/dialogs/use-sheet-param.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NoResults } from '../../../ui/illustrations/no-results.tsx';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';
import { LocationPermissionPrompt } from '../../shared/location-permission-prompt.tsx';
import { useIsFar } from '../../shared/use-is-far.ts';
import { BusinessList } from './business-list.tsx';
import { BusinessSheet } from './business-sheet.tsx';
import { FilterBar, SearchBox } from './search-controls.tsx';
import { findBusinesses, inListOrder, useBusinessSearch } from './use-business-search.ts';
import './businesses.css';

interface Props {
  eventData: ReadyEventData;
  /** Map next to the cards, if there is room. */
  map: ReactNode;
}

/** Search, filters and matching cards, and the sheet of the business in the URL. */
export function BusinessesContent({ eventData, map }: Props) {
  const businesses = useTexts('businesses');
  const search = useBusinessSearch();
  const position = usePosition();
  const sheet = useSheetParam('business');
  const isRunning = eventStatus(eventData.event, useNow()) === 'running';
  const all = toBusinessViews(eventData.catalog, eventData.progress, position.fix);
  const matches = findBusinesses(all, search, businesses.categories);
  const listedBusinesses = inListOrder(matches, search.text);
  // The heading counts all of them, and an empty list says that it is.
  const isCountKnown = [0, all.length].includes(listedBusinesses.length);
  const isFar = useIsFar(eventData.event);
  return (
    <div className="businesses">
      <Stack gap="4" minW="0">
        <div className="businesses-tools">
          <SearchBox text={search.text} onType={search.type} />
          <FilterBar show={search.show} onChoose={search.choose} />
        </div>
        <LocationPermissionPrompt position={position} />
        <Text role="status" fontSize="sm" color="muted" srOnly={isCountKnown}>
          {businesses.shown({ count: listedBusinesses.length })}
        </Text>
        {listedBusinesses.length === 0 ? (
          <NoBusinessesFound search={search} isEventEmpty={all.length === 0} />
        ) : (
          <BusinessList
            businesses={listedBusinesses}
            timeZone={eventData.event.timeZone}
            isRunning={isRunning}
            isFar={isFar}
            linkTo={sheet.linkTo}
          />
        )}
      </Stack>
      {map && <div className="businesses-map">{map}</div>}
      <BusinessSheet
        eventData={eventData}
        id={sheet.id}
        business={all.find(({ id }) => id === sheet.id)}
        onClose={sheet.close}
      />
    </div>
  );
}

interface NoBusinessesFoundProps {
  search: ReturnType<typeof useBusinessSearch>;
  /** True if the event has no businesses. */
  isEventEmpty: boolean;
}

/** Empty state with its reason: search text, filter, or an event without businesses. */
function NoBusinessesFound({ search, isEventEmpty }: NoBusinessesFoundProps) {
  const businesses = useTexts('businesses');
  const { list } = useTexts('businesses');
  const searchText = search.text.trim();
  const { distance } = useFormats();
  const filter = isEventEmpty ? 'all' : search.show;
  const forFilter =
    filter === 'nearby'
      ? list.noneNearby({ distance: distance(nearbyMeters) })
      : list.noneForFilter[filter];
  return (
    <EmptyState
      illustration={<NoResults />}
      title={businesses.noneTitle}
      text={
        searchText && !isEventEmpty ? businesses.noneForSearch({ text: searchText }) : forFilter
      }
      action={
        !isEventEmpty && (
          <Button variant="outline" onClick={search.reset}>
            {businesses.showAll}
          </Button>
        )
      }
    />
  );
}
