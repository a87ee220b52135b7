import { Text } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { BusinessImage } from './business-image.tsx';
import { BusinessBadge, BusinessMeta, BusinessVisit, SpecialReward } from './business-meta.tsx';
import type { BusinessView } from './business-view.ts';
import { PassportStamp } from './stamp/passport-stamp.tsx';
import { useTextLanguage } from './text-language.ts';
import './business-card.css';

interface Props {
  business: BusinessView;
  /** Time zone of the event. */
  timeZone: string;
  /** Link to the sheet of the business; the full card is its target. */
  link: Pick<LinkProps, 'to' | 'state'>;
  /** True if few people have checked in there lately. */
  isQuiet?: boolean;
  /** Buttons on the card. */
  actions?: ReactNode;
}

/** Business card with the facts that an attendee decides by. */
export function BusinessCard({ business, timeZone, link, isQuiet, actions }: Props) {
  const { name, description, address, visit, hasSpecialReward } = business;
  const distanceId = useId();
  const descriptionLanguage = useTextLanguage(business.descriptionIn);
  const imageLanguage = useTextLanguage(business.imageAltIn);
  const describedBy = business.distanceMeters === undefined ? undefined : distanceId;
  return (
    <article className="business-card" data-stamped={visit && ''}>
      <div className="business-card-picture">
        <BusinessImage {...business} alt={business.imageAlt} lang={imageLanguage} />
        <span className="business-card-badge">
          <BusinessBadge business={business} />
        </span>
        {visit && <StampOverlay business={business} timeZone={timeZone} />}
      </div>
      <div className="business-card-text">
        <h2 className="business-card-name" dir="auto">
          <Link {...link} className="business-card-link" aria-describedby={describedBy}>
            <span className="business-card-lines">{name}</span>
          </Link>
        </h2>
        <BusinessMeta business={business} isQuiet={isQuiet} distanceId={distanceId} />
        <Text className="business-card-lines" dir="auto" lang={descriptionLanguage}>
          {description}
        </Text>
        {address && (
          <p className="business-card-address">
            <MapPin aria-hidden="true" />
            <span dir="auto">{address}</span>
          </p>
        )}
        {hasSpecialReward && <SpecialReward {...business} />}
        <BusinessVisit business={business} timeZone={timeZone} />
        {actions && <div className="business-card-actions">{actions}</div>}
      </div>
    </article>
  );
}

/** Decorative: badge and time have the same text. */
function StampOverlay({ business, timeZone }: { business: BusinessView; timeZone: string }) {
  const { visit } = business;
  return (
    <span className="business-card-stamp" aria-hidden="true">
      <PassportStamp
        business={business}
        visitedAt={visit?.checkInTime}
        timeZone={timeZone}
        isPending={visit?.state === 'pending'}
        size={66}
      />
    </span>
  );
}
