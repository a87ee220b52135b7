import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { nearbyMeters } from '@wine-walk/common/lib/distance.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import type { ReactNode } from 'react';
import { useDeferredTexts } from '../../../i18n/deferred-texts.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { usePosition } from '../../../platform/location/location-position.ts';
import { toBusinessViews } from '../../../shared/business-view.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NoResults } from '../../../ui/illustrations/no-results.tsx';
import { useSheetParam } from '../../../ui/use-sheet-param.ts';
import type { ReadyEventData } from '../../shared/event-data.ts';
import { LocationPermissionPrompt } from '../../shared/location-permission-prompt.tsx';
import { BusinessList } from './business-list.tsx';
import { BusinessSheet } from './business-sheet.tsx';
import { FilterBar, LayoutChoice, SearchBox } from './search-controls.tsx';
import { findBusinesses, inListOrder, useBusinessSearch } from './use-business-search.ts';
import './businesses.css';

interface Props {
  walk: ReadyEventData;
  /** Beside the cards; none where there is no place for it. */
  map: ReactNode;
}

/** Search, filters and the cards they leave; the sheet of one that is named in the address. */
export function BusinessesContent({ walk, map }: Props) {
  const { businesses } = useTexts();
  const search = useBusinessSearch();
  const position = usePosition();
  const sheet = useSheetParam('business');
  const isRunning = eventStatus(walk.event, useNow()) === 'running';
  const all = toBusinessViews(walk.catalogue, walk.progress, position.fix);
  const found = findBusinesses(all, search);
  const shown = inListOrder(found);
  return (
    <div className="businesses">
      <Stack gap="4" minW="0">
        <div className="businesses-tools">
          <SearchBox text={search.text} onType={search.type} />
          <FilterBar show={search.show} onChoose={search.choose} />
        </div>
        <LocationPermissionPrompt position={position} />
        <Flex align="center" justify="space-between" gap="3">
          <Text role="status" fontSize="sm" color="muted">
            {businesses.shown(shown.length)}
          </Text>
          <LayoutChoice />
        </Flex>
        {shown.length === 0 ? (
          <NoBusinessesFound search={search} isWalkEmpty={all.length === 0} />
        ) : (
          <BusinessList
            businesses={shown}
            timeZone={walk.event.timeZone}
            isRunning={isRunning}
            linkTo={sheet.linkTo}
          />
        )}
      </Stack>
      {map && <div className="businesses-map">{map}</div>}
      <BusinessSheet
        walk={walk}
        id={sheet.id}
        business={all.find(({ id }) => id === sheet.id)}
        onClose={sheet.close}
      />
    </div>
  );
}

interface NoBusinessesFoundProps {
  search: ReturnType<typeof useBusinessSearch>;
  /** The walk has no business at all. */
  isWalkEmpty: boolean;
}

/** No business: the words say whether it is for what was typed, for the filter, or for the walk itself. */
function NoBusinessesFound({ search, isWalkEmpty }: NoBusinessesFoundProps) {
  const { businesses } = useTexts();
  const { list } = useDeferredTexts();
  const typed = search.text.trim();
  const { distance } = useFormats();
  const filter = isWalkEmpty ? 'all' : search.show;
  const forFilter =
    filter === 'nearby' ? list.noneNearby(distance(nearbyMeters)) : list.noneForFilter[filter];
  return (
    <EmptyState
      illustration={<NoResults />}
      title={businesses.noneTitle}
      text={typed && !isWalkEmpty ? businesses.noneForSearch(typed) : forFilter}
      action={
        !isWalkEmpty && (
          <Button variant="outline" onClick={search.reset}>
            {businesses.showAll}
          </Button>
        )
      }
    />
  );
}
