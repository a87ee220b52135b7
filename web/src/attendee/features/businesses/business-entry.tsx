import { ChevronRight, Heart } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { useWishlist } from '../../../platform/storage/wishlist.ts';
import { BusinessImage } from '../../../shared/business-image.tsx';
import { BusinessBadge, BusinessMeta, BusinessVisit } from '../../../shared/business-meta.tsx';
import type { BusinessView } from '../../../shared/business-view.ts';
import './business-entry.css';

interface Props {
  business: BusinessView;
  /** The event's. */
  timeZone: string;
  /** To the business's sheet: the whole line is its target. */
  link: Pick<LinkProps, 'to' | 'state'>;
}

/** A business in the compact list: what it is, how far, and how one stands with it. */
export function BusinessEntry({ business, timeZone, link }: Props) {
  const { businesses } = useTexts();
  const isWanted = useWishlist().has(business.id) && !business.visit;
  return (
    <article className="business-entry" data-stamped={business.visit && ''}>
      <span className="business-entry-picture">
        <BusinessImage {...business} />
      </span>
      <div className="business-entry-text">
        <h2 className="business-entry-name" dir="auto">
          <Link {...link} className="business-entry-link">
            {business.name}
          </Link>
          {isWanted && (
            <Heart size={15} fill="currentColor" role="img" aria-label={businesses.wanted} />
          )}
        </h2>
        <BusinessMeta business={business} />
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
