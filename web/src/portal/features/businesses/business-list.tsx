import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { AdminOffer } from '@wine-walk/common/api/offers.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { offerSummary, offersSomething } from '@wine-walk/common/rules/businesses/offers.ts';
import { isBusinessListed } from '@wine-walk/common/rules/events/attendee-impact.ts';
import { Check, Wine } from 'lucide-react';
import { QuietStreet } from '../../../ui/illustrations/quiet-street.tsx';
import { EditButton, NameCell, statusColumn, TruncatedText } from '../../kit/lists/cells.tsx';
import { RecordList } from '../../kit/lists/record-list.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import type { ListFilters } from '../../kit/lists/use-list-filters.ts';
import { FieldFilters, fieldColumns, matchesFieldFilters } from '../../kit/records/field-lists.tsx';
import { categoryLabels } from '../../shared/records/record-labels.ts';
import { texts } from '../../texts/texts.ts';
import { businessFields, eventIdsListing } from './business-record.ts';
import { offerOf } from './offer-record.ts';

interface Props {
  businesses: readonly AdminBusiness[];
  events: readonly AdminEvent[];
  /** Selected event. */
  event: AdminEvent | undefined;
  /** Offers saved for the selected event; undefined until they are loaded. */
  offers: readonly AdminOffer[] | undefined;
  filters: ListFilters;
  /** Undefined if the account may not edit. */
  onEdit: ((id: string) => void) | undefined;
  onOffer: (id: string) => void;
}

/** Businesses that pass the filters. */
export function BusinessList(props: Props) {
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

function columnsOf({ events, event, offers, onEdit, onOffer }: Props): Column<AdminBusiness>[] {
  const { columns: titles } = texts.businesses;
  const takingAll = events.filter(({ businessIds }) => businessIds === null).length;
  const eventCount = ({ id, isActive }: AdminBusiness) =>
    eventIdsListing(id, events).length + (isActive ? takingAll : 0);
  return [
    {
      id: 'name',
      title: titles.business,
      sortValue: ({ name }) => name,
      cell: (business) => (
        <NameCell
          name={business.name}
          note={joinFacts([categoryLabels[business.category], business.address])}
          isNoteForPhone
          phoneNote={lacksOffer(business, { event, offers }) ? texts.businesses.noOffer : undefined}
        />
      ),
    },
    ...offerColumn({ event, offers }),
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
      cell: ({ hasSpecialReward }) =>
        hasSpecialReward && <Check size={18} role="img" aria-label={texts.kit.yes} />,
      isWidestOnly: true,
    },
    statusColumn,
    ...actionColumn({ event, onEdit, onOffer }),
  ];
}

type AtEvent = Pick<Props, 'event' | 'offers'>;

/** True if attendees of an event see a business. */
const isInWalk = (event: AdminEvent, { id, isActive }: AdminBusiness) =>
  isActive && isBusinessListed(event, id);

/** True if a business takes part in the selected event and offers nothing there; false until the offers are loaded. */
function lacksOffer(business: AdminBusiness, { event, offers }: AtEvent): boolean {
  if (!event || !offers || !isInWalk(event, business)) return false;
  return !offersSomething(offerOf(business, offers));
}

/** Returns the column of the offers at the selected event; none without an event. */
function offerColumn({ event, offers }: AtEvent): Column<AdminBusiness>[] {
  if (!event || !offers) return [];
  const cell = (business: AdminBusiness) => {
    if (!isInWalk(event, business)) return <Text color="muted">{texts.businesses.notInWalk}</Text>;
    if (lacksOffer(business, { event, offers }))
      return (
        <Text color="goldText" fontWeight="600">
          {texts.businesses.noOffer}
        </Text>
      );
    const offer = offerOf(business, offers);
    return <TruncatedText text={offerSummary(offer) || offer.food} />;
  };
  return [
    {
      id: 'offer',
      title: texts.businesses.columns.offer,
      sortValue: (business) =>
        lacksOffer(business, { event, offers }) ? 0 : isInWalk(event, business) ? 1 : 2,
      cell,
      isWideOnly: true,
    },
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
