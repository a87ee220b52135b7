import { Button, Card, Flex, Text } from '@chakra-ui/react';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ListDistances, useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { usePosition } from '../../../platform/location/location-position.ts';
import { BusinessImage } from '../../../shared/business-image.tsx';
import { BusinessBadge, useVisitText } from '../../../shared/business-meta.tsx';
import { type BusinessView, matchesFilter } from '../../../shared/business-view.ts';
import { PassportStamp } from '../../../shared/stamp/passport-stamp.tsx';
import { Section } from '../../../ui/section.tsx';
import { LocationPermissionPrompt } from '../../shared/location-permission-prompt.tsx';
import { sortByDistance } from '../../shared/next-businesses.ts';
import { paths } from '../../shared/paths.ts';

interface Props {
  businesses: readonly BusinessView[];
  /** Businesses without a visit, in route order. */
  next: readonly BusinessView[];
  timeZone: string;
}

/** Participating businesses: the next three, or those that match the filter. */
export function BusinessesSection({ businesses, next, timeZone }: Props) {
  const home = useTexts('home');
  const [search, setSearch] = useSearchParams();
  const position = usePosition();
  const filter = readFilter(search.get('show'));
  const listedBusinesses = pickBusinesses(businesses, next, filter);

  function toggle(chosen: HomeBusinessFilter) {
    const nextSearch = new URLSearchParams(search);
    if (chosen === filter) nextSearch.delete('show');
    else nextSearch.set('show', chosen);
    setSearch(nextSearch, { preventScrollReset: true });
  }

  const emptyText = {
    all: home.noneAtAll,
    visited: home.noneVisited,
    nearby: home.noneNearby,
    next: businesses.length === 0 ? home.noneAtAll : home.noneNext,
  }[filter ?? 'next'];
  return (
    <Section title={home.businessesTitle}>
      <Flex gap="2" wrap="wrap" role="group" aria-label={home.filtersLabel}>
        {homeBusinessFilters.map((option) => (
          <Button
            key={option}
            size="sm"
            borderRadius="full"
            variant={option === filter ? 'solid' : 'outline'}
            aria-pressed={option === filter}
            onClick={() => toggle(option)}
          >
            {home[option]}
          </Button>
        ))}
      </Flex>
      {filter === null && listedBusinesses.length > 0 && (
        <Text textStyle="eyebrow" color="muted" mt="1">
          {home.nextBusinesses}
        </Text>
      )}
      {filter === 'nearby' && <LocationPermissionPrompt position={position} />}
      {listedBusinesses.length === 0 ? (
        <Text color="muted" role="status" py="4">
          {emptyText}
        </Text>
      ) : (
        <ListDistances value={listedBusinesses}>
          <ul className="next-list">
            {listedBusinesses.map((business) => (
              <NextBusinessCard key={business.id} business={business} timeZone={timeZone} />
            ))}
          </ul>
        </ListDistances>
      )}
    </Section>
  );
}

/** Business row with category, distance and visit state, linked to its sheet. */
function NextBusinessCard({ business, timeZone }: { business: BusinessView; timeZone: string }) {
  const detailsId = useId();
  return (
    <Card.Root
      as="li"
      size="sm"
      transition="border-color 150ms"
      _hover={{ borderColor: 'line.strong' }}
    >
      <Card.Body p="2.5">
        <div className="next-row">
          <StampOrImage business={business} timeZone={timeZone} />
          <div className="next-text">
            <Link
              to={`${paths.businesses.getHref()}?business=${encodeURIComponent(business.id)}`}
              aria-describedby={detailsId}
            >
              <span className="next-name" dir="auto">
                {business.name}
              </span>
            </Link>
            <Details id={detailsId} business={business} timeZone={timeZone} />
          </div>
          <BusinessBadge business={business} />
        </div>
      </Card.Body>
    </Card.Root>
  );
}

function StampOrImage({ business, timeZone }: { business: BusinessView; timeZone: string }) {
  const { visit } = business;
  if (visit) {
    return (
      <PassportStamp
        business={business}
        visitedAt={visit.checkInTime}
        timeZone={timeZone}
        isPending={visit.state === 'pending'}
        size={64}
      />
    );
  }
  return (
    <div className="next-picture">
      <BusinessImage {...business} />
    </div>
  );
}

interface DetailsProps {
  /** ID for the `aria-describedby` of the link. */
  id: string;
  business: BusinessView;
  timeZone: string;
}

/** Category, and the time of the visit or the distance. */
function Details({ id, business, timeZone }: DetailsProps) {
  const businesses = useTexts('businesses');
  const { distance } = useFormats();
  const visitText = useVisitText();
  const { visit, isVisited, distanceMeters } = business;
  const details = [businesses.categories[business.category]];
  if (visit && isVisited) details.push(visitText(visit, timeZone));
  else if (distanceMeters !== undefined)
    details.push(businesses.away({ distance: distance(distanceMeters) }));
  return (
    <p id={id} className="next-details">
      {joinFacts(details)}
    </p>
  );
}

const homeBusinessFilters = ['all', 'visited', 'nearby'] as const;
type HomeBusinessFilter = (typeof homeBusinessFilters)[number];

/** Number of next businesses on the home screen (specification, section 9). */
const maxNext = 3;

/** Returns the filter of the URL (`?show=…`); null if missing or unknown. */
function readFilter(text: string | null): HomeBusinessFilter | null {
  return homeBusinessFilters.find((filter) => filter === text) ?? null;
}

/** Returns the listed businesses: those that match the filter, or the next three without one. */
function pickBusinesses(
  businesses: readonly BusinessView[],
  next: readonly BusinessView[],
  filter: HomeBusinessFilter | null,
): BusinessView[] {
  if (filter === null) return next.slice(0, maxNext);
  const passing = businesses.filter((business) => matchesFilter(business, filter));
  return filter === 'nearby' ? sortByDistance(passing) : passing;
}
