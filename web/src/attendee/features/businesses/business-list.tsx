import { chakra } from '@chakra-ui/react';
import { ChevronRight, Heart } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { ListDistances } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useBusinessLayout } from '../../../platform/device/business-layout.ts';
import { BusinessCard } from '../../../shared/business-card.tsx';
import { BusinessImage } from '../../../shared/business-image.tsx';
import { BusinessBadge, BusinessMeta, BusinessVisit } from '../../../shared/business-meta.tsx';
import type { BusinessView } from '../../../shared/business-view.ts';
import { useCheckIn } from '../../../shared/check-in-context.ts';
import { CheckInButton, useCanStartCheckIn } from '../../shared/check-in-button.tsx';
import { useQuietBusinesses } from '../../shared/crowd.ts';
import { DirectionsButton } from '../../shared/directions-button.tsx';
import { useWishlist } from '../../shared/wishlist.ts';
import { WishlistButton } from '../../shared/wishlist-button.tsx';
import { nearestOpenId } from './use-business-search.ts';
import './business-entry.css';

interface Props {
  /** Businesses in display order. */
  businesses: readonly BusinessView[];
  timeZone: string;
  /** True if check-in is open. */
  isRunning: boolean;
  /** True for a business that is out of reach of a check-in. */
  isFar: (business: BusinessView) => boolean;
  linkTo: (id: string) => Pick<LinkProps, 'to' | 'state'>;
}

/** List of businesses in the layout selected on this device. */
export function BusinessList(props: Props) {
  return (
    <ListDistances value={props.businesses}>
      <Entries {...props} />
    </ListDistances>
  );
}

function Entries({ businesses, timeZone, isRunning, isFar, linkTo }: Props) {
  const { listLabel } = useTexts('businesses');
  const { queuedBusinessIds } = useCheckIn();
  const nearestId = nearestOpenId(businesses, queuedBusinessIds);
  const { quietIds } = useQuietBusinesses();
  const isQuiet = ({ id, isVisited, status }: BusinessView) =>
    !isVisited && status === 'open' && quietIds.has(id);
  if (useBusinessLayout() === 'compact') {
    return (
      <ul className="business-entries" aria-label={listLabel}>
        {businesses.map((business) => (
          <li key={business.id}>
            <BusinessEntry
              business={business}
              timeZone={timeZone}
              link={linkTo(business.id)}
              isQuiet={isQuiet(business)}
            />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <BusinessGrid label={listLabel}>
      {businesses.map((business) => (
        <li key={business.id}>
          <BusinessCard
            business={business}
            timeZone={timeZone}
            link={linkTo(business.id)}
            isQuiet={isQuiet(business)}
            actions={
              <CardActions
                business={business}
                isRunning={isRunning}
                isNearest={business.id === nearestId}
                isFar={isFar(business)}
              />
            }
          />
        </li>
      ))}
    </BusinessGrid>
  );
}

interface BusinessEntryProps {
  business: BusinessView;
  /** Time zone of the event. */
  timeZone: string;
  /** Link to the business's sheet; the full row is its target. */
  link: Pick<LinkProps, 'to' | 'state'>;
  isQuiet: boolean;
}

/** Row of the compact list with details and visit state. */
function BusinessEntry({ business, timeZone, link, isQuiet }: BusinessEntryProps) {
  const businesses = useTexts('businesses');
  const distanceId = useId();
  const describedBy = business.distanceMeters === undefined ? undefined : distanceId;
  const isWishlisted = useWishlist().has(business.id) && !business.visit;
  return (
    <article className="business-entry" data-stamped={business.visit && ''}>
      <span className="business-entry-picture">
        <BusinessImage {...business} />
      </span>
      <div className="business-entry-text">
        <h2 className="business-entry-name" dir="auto">
          <Link {...link} className="business-entry-link" aria-describedby={describedBy}>
            {business.name}
          </Link>
          {isWishlisted && (
            <Heart size={15} fill="currentColor" role="img" aria-label={businesses.wanted} />
          )}
        </h2>
        <BusinessMeta business={business} isQuiet={isQuiet} distanceId={distanceId} />
        {business.visit ? (
          <BusinessVisit business={business} timeZone={timeZone} />
        ) : (
          (business.hasSpecialReward || business.status !== 'open') && (
            <span className="business-entry-badge">
              <BusinessBadge business={business} />
            </span>
          )
        )}
      </div>
      <ChevronRight className="business-entry-go" size={18} aria-hidden="true" />
    </article>
  );
}

interface CardActionsProps {
  business: BusinessView;
  isRunning: boolean;
  /** True for the nearest open business, whose check-in is the main action of the screen. */
  isNearest: boolean;
  /** True if the way there comes before the check-in. */
  isFar: boolean;
}

/**
 * Check-in, or the wishlist before the event, and directions. Directions have a text label when they are the
 * main or the only action.
 */
function CardActions({ business, isRunning, isNearest, isFar }: CardActionsProps) {
  const { isUpcoming } = useCheckIn();
  const canCheckIn = useCanStartCheckIn(business) && isRunning;
  const isDirectionsMain = canCheckIn && isNearest && isFar;
  // Two labels stand below each other with large text.
  const flex = isDirectionsMain ? '1 1 8.5rem' : '1';
  return (
    <>
      {isUpcoming && <WishlistButton business={business} flex="1" />}
      {canCheckIn && (
        <CheckInButton business={business} isMain={isNearest && !isFar} flex={flex} px="2" />
      )}
      <DirectionsButton
        business={business}
        hasText={isDirectionsMain || (!canCheckIn && !isUpcoming)}
        isMain={isDirectionsMain}
        flex={flex}
      />
    </>
  );
}

/** Responsive grid of cards. */
export function BusinessGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <chakra.ul
      aria-label={label}
      listStyleType="none"
      display="grid"
      gap="4"
      gridTemplateColumns="repeat(auto-fill, minmax(min(290px, 100%), 1fr))"
    >
      {children}
    </chakra.ul>
  );
}
