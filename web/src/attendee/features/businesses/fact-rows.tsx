import { Link } from '@chakra-ui/react';
import { phoneLink } from '@wine-walk/common/lib/phone-link.ts';
import { siteName } from '@wine-walk/common/lib/site-name.ts';
import type { BusinessFacts } from '@wine-walk/common/model/businesses.ts';
import type { BusinessOffer } from '@wine-walk/common/model/offers.ts';
import {
  Accessibility,
  Clock3,
  GlassWater,
  Globe,
  Grape,
  Phone,
  QrCode,
  Toilet,
  Utensils,
  Wine,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { StaffText } from '../../../shared/staff-text.tsx';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';
import { useOpeningText } from '../../shared/opening-text.ts';
import { BusinessPours } from './business-pours.tsx';

interface Props {
  facts: BusinessFacts;
  /** Offer at the event, in the language of the app. */
  offer: BusinessOffer;
  business: { id: string; name: string };
  eventData: ReadyEventData;
}

/** List of the facts and the offer of a business that have a value. */
export default function FactRows({ facts, offer, business, eventData }: Props) {
  const texts = useTexts('businessFacts');
  const opening = useOpeningText(offer);
  const { stepFree, restroom, website, phone } = facts;
  const { offered, offeredIn, pours, food, foodIn, withoutAlcohol, withoutAlcoholIn } = offer;
  const entries: [ReactNode, string, ReactNode][] = [
    [<QrCode key="icon" />, texts.stamp, offer.requiresVenueCode && texts.stampInside],
    [<Clock3 key="icon" />, texts.opening, opening],
    [
      <Wine key="icon" />,
      texts.offered,
      offered && <StaffText translations={offeredIn}>{offered}</StaffText>,
    ],
    [
      <Grape key="icon" />,
      texts.pours,
      pours.length > 0 && <BusinessPours pours={pours} business={business} eventData={eventData} />,
    ],
    [
      <Utensils key="icon" />,
      texts.food,
      food && <StaffText translations={foodIn}>{food}</StaffText>,
    ],
    [
      <GlassWater key="icon" />,
      texts.withoutAlcohol,
      withoutAlcohol && <StaffText translations={withoutAlcoholIn}>{withoutAlcohol}</StaffText>,
    ],
    [
      <Accessibility key="icon" />,
      texts.entrance,
      stepFree !== 'unknown' && texts.stepFree[stepFree],
    ],
    [<Toilet key="icon" />, texts.restroom, restroom !== 'unknown' && texts.restrooms[restroom]],
    [<Globe key="icon" />, texts.website, website && <Website href={website} />],
    [<Phone key="icon" />, texts.phone, phone && <Call number={phone} />],
  ];
  const rows = entries.filter(([, , value]) => Boolean(value));
  if (rows.length === 0) return null;
  return (
    <section className="business-facts-part" aria-labelledby="business-facts">
      <h3 id="business-facts" className="business-facts-title">
        {texts.title}
      </h3>
      <dl className="business-facts">
        {rows.map(([icon, label, value]) => (
          <div key={label}>
            <dt>
              {icon}
              {label}
            </dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Website({ href }: { href: string }) {
  return <NewTabLink href={href}>{siteName(href)}</NewTabLink>;
}

function Call({ number }: { number: string }) {
  const href = phoneLink(number);
  if (!href) return <bdi>{number}</bdi>;
  return (
    <Link href={href} minH="11">
      <bdi>{number}</bdi>
    </Link>
  );
}
