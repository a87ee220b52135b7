import { Card } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { BusinessImage } from '../../../shared/business-image.tsx';
import { BusinessBadge } from '../../../shared/business-meta.tsx';
import type { BusinessView } from '../../../shared/business-view.ts';
import { PassportStamp } from '../../../shared/stamp/passport-stamp.tsx';
import { paths } from '../../shared/paths.ts';

/** A business in a line: what it is, how far, and where one stands with it. Leads to its sheet. */
export function NextBusinessCard({
  business,
  timeZone,
}: {
  business: BusinessView;
  timeZone: string;
}) {
  return (
    <Card.Root
      as="li"
      size="sm"
      transition="border-color 150ms"
      _hover={{ borderColor: 'line.strong' }}
    >
      <Card.Body p="2.5">
        <div className="next-row">
          <Picture business={business} timeZone={timeZone} />
          <div className="next-text">
            <Link to={`${paths.businesses.getHref()}?business=${encodeURIComponent(business.id)}`}>
              <span className="next-name" dir="auto">
                {business.name}
              </span>
            </Link>
            <Details business={business} timeZone={timeZone} />
          </div>
          <BusinessBadge business={business} />
        </div>
      </Card.Body>
    </Card.Root>
  );
}

function Picture({ business, timeZone }: { business: BusinessView; timeZone: string }) {
  const { time } = useFormats();
  const { visit } = business;
  if (visit) {
    return (
      <PassportStamp
        name={business.name}
        visitedAt={visit.checkInTime}
        timeText={time(visit.checkInTime, timeZone)}
        isSpecial={business.hasSpecialReward}
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

function Details({ business, timeZone }: { business: BusinessView; timeZone: string }) {
  const { businesses } = useTexts();
  const { distance, time } = useFormats();
  const { visit, isVisited, distanceMeters } = business;
  const details = [businesses.categories[business.category]];
  if (visit && isVisited) details.push(businesses.visitedAt(time(visit.checkInTime, timeZone)));
  else if (distanceMeters !== undefined) details.push(businesses.away(distance(distanceMeters)));
  return <p className="next-details">{details.join(' · ')}</p>;
}
