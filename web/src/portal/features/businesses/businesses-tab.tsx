import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { AdminOffer } from '@wine-walk/common/api/offers.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { FileUp, Wine } from 'lucide-react';
import { useState } from 'react';
import { RecentImports } from '../../kit/csv-import/recent-imports.tsx';
import { RecordTab } from '../../kit/lists/record-tab.tsx';
import { useListFilters } from '../../kit/lists/use-list-filters.ts';
import { useOpenRecord } from '../../kit/lists/use-open-record.ts';
import { useBusinesses, useOffers } from '../../shared/records/live-records.ts';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { texts } from '../../texts/texts.ts';
import { BusinessList } from './business-list.tsx';
import { BusinessPage } from './business-page.tsx';
import { eventsOfNewBusiness } from './business-record.ts';
import { ImportBusinessesDialog } from './import-businesses-dialog.tsx';
import { ImportPoursDialog } from './import-pours-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { offerOf } from './offer-record.ts';
import { ShopPagesCard } from './shop-pages/shop-pages-card.tsx';

interface OpenOfferProps {
  businesses: readonly AdminBusiness[];
  event: AdminEvent | undefined;
  /** Offers saved for the event; undefined until they are loaded. */
  offers: readonly AdminOffer[] | undefined;
  /** ID of the business in the URL; null if no form is open. */
  id: string | null;
  onClose: () => void;
}

/** Form of the offer that the URL names, once its data is loaded. */
function OpenOffer({ id, businesses, event, offers, onClose }: OpenOfferProps) {
  const business = businesses.find((candidate) => candidate.id === id);
  if (!business || !event || !offers) return null;
  return (
    <OfferDialog
      key={`${event.id}/${business.id}`}
      business={business}
      offer={offerOf(business, offers)}
      event={event}
      onClose={onClose}
    />
  );
}

/** Businesses tab: participating businesses and their locations. */
export default function BusinessesTab() {
  const {
    events: { data: events },
    event,
  } = useSelectedEvent();
  const { data: offers } = useOffers(event?.id);
  const filters = useListFilters();
  const open = useOpenRecord();
  const [importing, setImporting] = useState<'businesses' | 'pours' | null>(null);
  // Each new business has its own form.
  const [added, setAdded] = useState(0);
  const pages = (onEdit: unknown, place: 'before' | 'after') =>
    onEdit && event && <ShopPagesCard key={`${place}/${event.id}`} event={event} place={place} />;
  return (
    <RecordTab
      title={texts.businesses.title}
      lead={texts.businesses.lead}
      noun={texts.nouns.business}
      addLabel={texts.businesses.add}
      live={useBusinesses()}
      open={open}
      more={[
        {
          label: texts.businesses.importCsv,
          Icon: FileUp,
          onSelect: () => setImporting('businesses'),
        },
        ...(event && offers
          ? [
              {
                label: texts.businesses.importPours,
                Icon: Wine,
                onSelect: () => setImporting('pours'),
              },
            ]
          : []),
      ]}
      list={(all, onEdit) => (
        <>
          {pages(onEdit, 'before')}
          {onEdit && <RecentImports topic="businesses" />}
          <BusinessList
            businesses={all}
            events={events ?? []}
            event={event}
            offers={offers}
            filters={filters}
            onEdit={onEdit}
            onOffer={open.offer}
          />
          {pages(onEdit, 'after')}
          {onEdit && (
            <OpenOffer
              id={open.offering}
              businesses={all}
              event={event}
              offers={offers}
              onClose={open.close}
            />
          )}
          {importing === 'businesses' && events && (
            <ImportBusinessesDialog
              businesses={all}
              eventIds={eventsOfNewBusiness(events, event)}
              onClose={() => setImporting(null)}
            />
          )}
          {importing === 'pours' && event && offers && (
            <ImportPoursDialog
              businesses={all}
              event={event}
              offers={offers}
              onClose={() => setImporting(null)}
            />
          )}
        </>
      )}
      isPage
      form={
        events &&
        ((business, all) => (
          <BusinessPage
            key={added}
            business={business}
            businesses={all}
            events={events}
            event={event}
            onClose={open.close}
            onAnother={() => setAdded(added + 1)}
          />
        ))
      }
    />
  );
}
