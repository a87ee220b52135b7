import { businessFacts } from '@wine-walk/common/model/businesses.ts';
import type { CatalogBusiness } from '@wine-walk/common/model/catalog.ts';
import { offerDocument } from '@wine-walk/common/model/offers.ts';
import {
  offerInLanguage,
  usualOffer,
  withoutRepeatedDrink,
} from '@wine-walk/common/rules/businesses/offers.ts';
import { Suspense } from 'react';
import { useLanguage, useTexts } from '../../../i18n/texts.ts';
import { useOnline } from '../../../platform/device/connection.ts';
import { isUnanswered } from '../../../platform/live/is-unanswered.ts';
import { useLiveDocument } from '../../../platform/live/live.ts';
import { lazyOptional } from '../../../ui/lazy-optional.ts';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';
import './business-facts.css';

/** Loaded with the facts, which a device reads when it is online. */
const FactRows = lazyOptional(() => import('./fact-rows.tsx'));

const KnownPours = lazyOptional(() => import('./known-pours.tsx'));

interface Props {
  business: Pick<CatalogBusiness, 'id' | 'name' | 'pours'>;
  eventData: ReadyEventData;
}

/** Facts entered by staff, with the offer at the event. Read when the sheet opens; else the pours that the catalog lists. */
export function BusinessFactList({ business, eventData }: Props) {
  const { id } = business;
  const { event } = eventData;
  const texts = useTexts('businessFacts');
  const kept = useLiveDocument(`businessFacts/${id}`, businessFacts);
  const facts = kept.data;
  const saved = useLiveDocument(`events/${event.id}/offers/${id}`, offerDocument);
  const { language } = useLanguage();
  const written = saved.data ?? (facts && usualOffer(facts));
  const offer = written && offerInLanguage(withoutRepeatedDrink(written), language);
  const isOnline = useOnline();
  const unanswered = [kept, saved].filter(isUnanswered);
  if (unanswered.some(({ error }) => error !== undefined || !isOnline))
    return (
      <>
        {business.pours.length > 0 && (
          <Suspense>
            <KnownPours business={business} eventData={eventData} />
          </Suspense>
        )}
        <p className="business-facts-offline">{texts.offline}</p>
      </>
    );
  const place = (
    <LoadingRegion>
      <SkeletonBlock height="136px" />
    </LoadingRegion>
  );
  if (unanswered.length > 0) return place;
  if (!facts || !offer) return null;
  return (
    <Suspense fallback={place}>
      <FactRows facts={facts} offer={offer} business={business} eventData={eventData} />
    </Suspense>
  );
}
