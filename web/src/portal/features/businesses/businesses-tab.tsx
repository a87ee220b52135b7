import { Button } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { QuietStreet } from '../../../ui/illustrations/quiet-street.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { editColumn, NameCell, statusColumn } from '../../kit/lists/cells.tsx';
import { RecordList } from '../../kit/lists/record-list.tsx';
import { RecordTab } from '../../kit/lists/record-tab.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import { type ListFilters, useListFilters } from '../../kit/lists/use-list-filters.ts';
import { useOpenRecord } from '../../kit/lists/use-open-record.ts';
import { FieldFilters, fieldColumns, matchesFieldFilters } from '../../kit/records/field-lists.tsx';
import { useBusinesses } from '../../shared/live-records.ts';
import { categoryLabels } from '../../shared/record-labels.ts';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { BusinessDialog } from './business-dialog.tsx';
import { businessFields, eventIdsListing, eventsOfNewBusiness } from './business-record.ts';
import { ImportBusinessesDialog } from './import-businesses-dialog.tsx';
import { RecentBusinessImports } from './recent-business-imports.tsx';

interface Props {
  businesses: readonly AdminBusiness[];
  events: readonly AdminEvent[];
  filters: ListFilters;
  /** Undefined if the account may not edit. */
  onEdit: ((id: string) => void) | undefined;
}

/** Businesses that pass the filters. */
function BusinessList({ businesses, events, filters, onEdit }: Props) {
  return (
    <RecordList
      nouns="businesses"
      all={businesses}
      shown={businesses.filter((business) =>
        matchesFieldFilters(businessFields, filters, business),
      )}
      columns={columnsOf(events, onEdit)}
      filters={filters}
      onOpen={onEdit}
      emptyState={{ illustration: <QuietStreet />, text: 'Add your first business.' }}
    >
      <FieldFilters fields={businessFields} filters={filters} />
    </RecordList>
  );
}

function columnsOf(
  events: readonly AdminEvent[],
  onEdit: ((id: string) => void) | undefined,
): Column<AdminBusiness>[] {
  const takingAll = events.filter(({ businessIds }) => businessIds === null).length;
  const eventCount = ({ id, isActive }: AdminBusiness) =>
    eventIdsListing(id, events).length + (isActive ? takingAll : 0);
  return [
    {
      title: 'Business',
      sortValue: ({ name }) => name,
      cell: ({ name, category, address }) => (
        <NameCell name={name} note={`${categoryLabels[category]} · ${address}`} isNoteForPhone />
      ),
    },
    ...fieldColumns<AdminBusiness>(businessFields),
    {
      title: 'Events',
      sortValue: eventCount,
      cell: eventCount,
      isWidestOnly: true,
      isEnd: true,
    },
    {
      title: 'Special',
      sortValue: ({ hasSpecialReward }) => (hasSpecialReward ? 0 : 1),
      cell: ({ hasSpecialReward }) => hasSpecialReward && <StatusBadge status="specialReward" />,
      isWidestOnly: true,
      isOneLine: true,
    },
    statusColumn,
    ...editColumn(onEdit),
  ];
}

/** Businesses tab: participating businesses and their locations. */
export default function BusinessesTab() {
  const {
    events: { data: events },
    event,
  } = useSelectedEvent();
  const filters = useListFilters();
  const open = useOpenRecord();
  const [isImporting, setImporting] = useState(false);
  // Each new business has its own form.
  const [added, setAdded] = useState(0);
  return (
    <RecordTab
      title="Businesses"
      lead="Who takes part, and what attendees read about them."
      noun="business"
      nouns="businesses"
      addLabel="Add Business"
      live={useBusinesses()}
      open={open}
      actions={
        <Button size="sm" variant="outline" onClick={() => setImporting(true)}>
          <FileUp aria-hidden="true" />
          Import CSV
        </Button>
      }
      list={(all, onEdit) => (
        <>
          {onEdit && <RecentBusinessImports businesses={all} />}
          <BusinessList businesses={all} events={events ?? []} filters={filters} onEdit={onEdit} />
          {isImporting && events && (
            <ImportBusinessesDialog
              businesses={all}
              eventIds={eventsOfNewBusiness(events, event)}
              onClose={() => setImporting(false)}
            />
          )}
        </>
      )}
      form={
        events &&
        ((business, all) => (
          <BusinessDialog
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
