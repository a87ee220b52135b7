import { Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { type BusinessView, businessesWithStamps } from '../../../shared/business-view.ts';
import { PassportStamp } from '../../../shared/stamp/passport-stamp.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyPassport } from '../../../ui/illustrations/empty-passport.tsx';
import { Section } from '../../../ui/section.tsx';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';
import { paths } from '../../shared/paths.ts';
import { ShareImageButton } from '../../shared/share-progress/share-image-button.tsx';
import './passport.css';

/** Passport of the event with one ring per business: stamped if visited, dashed otherwise. */
export function Passport({ eventData }: { eventData: ReadyEventData }) {
  const profile = useTexts('profile');
  const businesses = stampedFirst(businessesWithStamps(eventData.catalog, eventData.progress));
  const stamped = businesses.filter(({ isVisited }) => isVisited).length;
  return (
    <Section
      title={profile.passportLabel}
      aside={
        <Text color="muted" fontVariantNumeric="tabular-nums">
          {profile.stampsCount({ stamped, total: businesses.length })}
        </Text>
      }
    >
      {businesses.length === 0 ? (
        <EmptyState level={3} illustration={<EmptyPassport />} title={profile.noBusinesses} />
      ) : (
        <ul className="passport">
          {businesses.map((business) => (
            <li key={business.id}>
              <Ring business={business} timeZone={eventData.event.timeZone} />
            </li>
          ))}
        </ul>
      )}
      {stamped > 0 && <ShareImageButton eventData={eventData} />}
    </Section>
  );
}

function Ring({ business, timeZone }: { business: BusinessView; timeZone: string }) {
  const { id, name, visit } = business;
  return (
    <Link
      to={`${paths.businesses.getHref()}?business=${encodeURIComponent(id)}`}
      className="passport-ring"
    >
      <PassportStamp
        business={business}
        visitedAt={visit?.checkInTime}
        timeZone={timeZone}
        isPending={visit?.state === 'pending'}
      />
      <span className="passport-name" aria-hidden="true" dir="auto">
        {name}
      </span>
    </Link>
  );
}

/** Returns visited businesses by check-in time, unknown times first, then the others in the event's order. */
function stampedFirst(businesses: readonly BusinessView[]): BusinessView[] {
  const stampedAt = ({ visit }: BusinessView) => (visit ? (visit.checkInTime ?? '') : 'never');
  return businesses.toSorted((a, b) => stampedAt(a).localeCompare(stampedAt(b)));
}
