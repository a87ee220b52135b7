import { Button, Flex, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { usePosition } from '../../../platform/location/location-position.ts';
import type { BusinessView } from '../../../shared/business-view.ts';
import { Section } from '../../../ui/section.tsx';
import { LocationPermissionPrompt } from '../../shared/location-permission-prompt.tsx';
import { NextBusinessCard } from './next-business-card.tsx';
import {
  type HomeBusinessFilter,
  homeBusinessFilters,
  readFilter,
  shownBusinesses,
} from './shown-businesses.ts';

interface Props {
  businesses: readonly BusinessView[];
  /** Those without a visit, in the order to walk them. */
  next: readonly BusinessView[];
  timeZone: string;
}

/** The participating businesses: the next three, or what a filter asks for. */
export function BusinessesSection({ businesses, next, timeZone }: Props) {
  const { home } = useTexts();
  const [search, setSearch] = useSearchParams();
  const position = usePosition();
  const filter = readFilter(search.get('show'));
  const shown = shownBusinesses(businesses, next, filter);

  function toggle(chosen: HomeBusinessFilter) {
    const asked = new URLSearchParams(search);
    if (chosen === filter) asked.delete('show');
    else asked.set('show', chosen);
    setSearch(asked, { preventScrollReset: true });
  }

  const none = {
    all: home.noneAtAll,
    visited: home.noneVisited,
    nearby: home.noneNearby,
    next: businesses.length === 0 ? home.noneAtAll : home.noneNext,
  }[filter ?? 'next'];
  return (
    <Section title={home.businessesTitle}>
      <Flex gap="2" wrap="wrap" role="group" aria-label={home.filtersLabel}>
        {homeBusinessFilters.map((each) => (
          <Button
            key={each}
            size="sm"
            borderRadius="full"
            variant={each === filter ? 'solid' : 'outline'}
            aria-pressed={each === filter}
            onClick={() => toggle(each)}
          >
            {home[each]}
          </Button>
        ))}
      </Flex>
      {filter === null && shown.length > 0 && (
        <Text textStyle="eyebrow" color="muted" mt="1">
          {home.nextBusinesses}
        </Text>
      )}
      {filter === 'nearby' && <LocationPermissionPrompt position={position} />}
      {shown.length === 0 ? (
        <Text color="muted" role="status" py="4">
          {none}
        </Text>
      ) : (
        <ul className="next-list">
          {shown.map((business) => (
            <NextBusinessCard key={business.id} business={business} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </Section>
  );
}
