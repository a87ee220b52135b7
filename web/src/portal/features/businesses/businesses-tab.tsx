import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { AdminOffer } from '@wine-walk/common/api/offers.ts';
import { isBusinessListed } from '@wine-walk/common/rules/events/attendee-impact.ts';
import { FileUp, Wine } from 'lucide-react';
import { useState } from 'react';
import { useIsWideScreen } from '../../../platform/device/wide-screen.ts';
import { QuietStreet } from '../../../ui/illustrations/quiet-street.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { RecentImports } from '../../kit/csv-import/recent-imports.tsx';
import { EditButton, NameCell, statusColumn } from '../../kit/lists/cells.tsx';
import { RecordList } from '../../kit/lists/record-list.tsx';
import { RecordTab } from '../../kit/lists/record-tab.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import { type ListFilters, useListFilters } from '../../kit/lists/use-list-filters.ts';
import { useOpenRecord } from '../../kit/lists/use-open-record.ts';
import { FieldFilters, fieldColumns, matchesFieldFilters } from '../../kit/records/field-lists.tsx';
import { useBusinesses, useOffers } from '../../shared/records/live-records.ts';
import { categoryLabels } from '../../shared/records/record-labels.ts';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { texts } from '../../texts/texts.ts';
import { BusinessPage } from './business-page.tsx';
import { businessFields, eventIdsListing, eventsOfNewBusiness } from './business-record.ts';
import { ImportBusinessesDialog } from './import-businesses-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { offerOf } from './offer-record.ts';
import { ShopPagesCard } from './shop-pages/shop-pages-card.tsx';

interface Props {
  businesses: readonly AdminBusiness[];
  events: readonly AdminEvent[];
  /** Selected event. */
  event: AdminEvent | undefined;
  filters: ListFilters;
  /** Undefined if the account may not edit. */
  onEdit: ((id: string) => void) | undefined;
  onOffer: (id: string) => void;
}

/** Businesses that pass the filters. */
function BusinessList(props: Props) {
  const { businesses, filters, onEdit } = props;
  return (
    <RecordList
      noun={texts.nouns.business}
      all={businesses}
      shown={businesses.filter((business) =>
        matchesFieldFilters(businessFields, filters, business),
      )}
      columns={columnsOf(props)}
      filters={filters}
      onOpen={onEdit}
      emptyState={{
        illustration: <QuietStreet />,
        text: texts.businesses.none,
      }}
    >
      <FieldFilters fields={businessFields} filters={filters} />
    </RecordList>
  );
}

function columnsOf({ events, event, onEdit, onOffer }: Props): Column<AdminBusiness>[] {
  const { columns: titles } = texts.businesses;
  const takingAll = events.filter(({ businessIds }) => businessIds === null).length;
  const eventCount = ({ id, isActive }: AdminBusiness) =>
    eventIdsListing(id, events).length + (isActive ? takingAll : 0);
  return [
    {
      id: 'name',
      title: titles.business,
      sortValue: ({ name }) => name,
      cell: ({ name, category, address }) => (
        <NameCell name={name} note={`${categoryLabels[category]} · ${address}`} isNoteForPhone />
      ),
    },
    ...fieldColumns<AdminBusiness>(businessFields),
    {
      id: 'events',
      title: titles.events,
      sortValue: eventCount,
      cell: eventCount,
      isWidestOnly: true,
      isEnd: true,
    },
    {
      id: 'special',
      title: titles.special,
      sortValue: ({ hasSpecialReward }) => (hasSpecialReward ? 0 : 1),
      cell: ({ hasSpecialReward }) => hasSpecialReward && <StatusBadge status="specialReward" />,
      isWidestOnly: true,
      isOneLine: true,
    },
    statusColumn,
    ...actionColumn({ event, onEdit, onOffer }),
  ];
}

/** Buttons to the offer at the selected event and to the form; none if the account may not edit. */
function actionColumn({
  event,
  onEdit,
  onOffer,
}: Pick<Props, 'event' | 'onEdit' | 'onOffer'>): Column<AdminBusiness>[] {
  if (!onEdit) return [];
  const cell = ({ id, name }: AdminBusiness) => (
    <Flex justify="flex-end" align="flex-end" direction={{ base: 'column-reverse', md: 'row' }}>
      {event && isBusinessListed(event, id) && (
        <Button
          variant="ghost"
          size="sm"
          _icon={{ boxSize: '4' }}
          aria-label={texts.businesses.offerOf({ business: name, event: event.name })}
          onClick={() => onOffer(id)}
        >
          <Box as="span" hideFrom="md">
            <Wine aria-hidden="true" />
          </Box>
          <Text as="span" hideBelow="md">
            {texts.businesses.offer}
          </Text>
        </Button>
      )}
      <EditButton name={name} isPencilWhereNarrow onClick={() => onEdit(id)} />
    </Flex>
  );
  return [{ id: 'edit', title: texts.businesses.columns.edit, cell, isEnd: true }];
}

interface OpenOfferProps extends Pick<Props, 'businesses' | 'event'> {
  /** Offers saved for the selected event; undefined until they are loaded. */
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
  const [isImporting, setImporting] = useState(false);
  // Each new business has its own form.
  const [added, setAdded] = useState(0);
  // On a phone, the search and the first businesses come first.
  const isWide = useIsWideScreen();
  const pages = (onEdit: unknown) => onEdit && event && <ShopPagesCard event={event} />;
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
          onSelect: () => setImporting(true),
        },
      ]}
      list={(all, onEdit) => (
        <>
          {isWide && pages(onEdit)}
          {onEdit && <RecentImports topic="businesses" />}
          <BusinessList
            businesses={all}
            events={events ?? []}
            event={event}
            filters={filters}
            onEdit={onEdit}
            onOffer={open.offer}
          />
          {!isWide && pages(onEdit)}
          {onEdit && (
            <OpenOffer
              id={open.offering}
              businesses={all}
              event={event}
              offers={offers}
              onClose={open.close}
            />
          )}
          {isImporting && events && (
            <ImportBusinessesDialog
              businesses={all}
              eventIds={eventsOfNewBusiness(events, event)}
              onClose={() => setImporting(false)}
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
