import { Stack, Text } from '@chakra-ui/react';
import { eventStatus } from '@domain/event-status.ts';
import type { ReactNode } from 'react';
import { BusinessCard } from '../../components/business-card.tsx';
import { LocationOffer } from '../../components/location-offer.tsx';
import { seenBusinesses } from '../../components/seen-business.ts';
import { useAddressSheet } from '../../components/use-address-sheet.ts';
import { useNow } from '../../data/use-now.ts';
import type { ReadyWalk } from '../../data/walk.ts';
import { usePosition } from '../../device/location-position.ts';
import { useTexts } from '../../texts/texts.ts';
import { BusinessGrid } from './business-grid.tsx';
import { BusinessSheet } from './business-sheet.tsx';
import { CardActions } from './card-actions.tsx';
import { FilterBar } from './filter-bar.tsx';
import { inListOrder } from './list-order.ts';
import { NothingFound } from './nothing-found.tsx';
import { findBusinesses } from './search.ts';
import { SearchBox } from './search-box.tsx';
import { useBusinessSearch } from './use-business-search.ts';
import './businesses.css';

interface Props {
  walk: ReadyWalk;
  /** Beside the cards; none where there is no place for it. */
  map: ReactNode;
}

/** Search, filters and the cards they leave; the sheet of one that is named in the address. */
export function BusinessesContent({ walk, map }: Props) {
  const { businesses } = useTexts();
  const search = useBusinessSearch();
  const position = usePosition();
  const sheet = useAddressSheet('business');
  const isRunning = eventStatus(walk.event, useNow()) === 'running';
  const all = seenBusinesses(walk.catalogue, walk.progress, position.fix);
  const found = findBusinesses(all, search);
  const shown = inListOrder(found);
  const { timeZone } = walk.event;
  return (
    <div className="businesses">
      <Stack gap="4" minW="0">
        <SearchBox text={search.text} onType={search.type} />
        <FilterBar show={search.show} onChoose={search.choose} />
        <LocationOffer position={position} />
        <Text role="status" fontSize="sm" color="muted">
          {businesses.shown(shown.length)}
        </Text>
        {shown.length === 0 ? (
          <NothingFound search={search} isWalkEmpty={all.length === 0} />
        ) : (
          <BusinessGrid label={businesses.listLabel}>
            {shown.map((business) => (
              <li key={business.id}>
                <BusinessCard
                  business={business}
                  timeZone={timeZone}
                  link={sheet.linkTo(business.id)}
                  actions={<CardActions business={business} isRunning={isRunning} />}
                />
              </li>
            ))}
          </BusinessGrid>
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
