import { RecordTab } from '../../kit/lists/record-tab.tsx';
import { useListFilters } from '../../kit/lists/use-list-filters.ts';
import { useOpenRecord } from '../../kit/lists/use-open-record.ts';
import { useBusinesses } from '../../shared/use-businesses.ts';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { BusinessDialog } from './business-dialog.tsx';
import { BusinessList } from './business-list.tsx';

/** Businesses: who takes part in an event, and where. */
export default function BusinessesTab() {
  const {
    events: { data: events },
    event,
  } = useSelectedEvent();
  const filters = useListFilters();
  const open = useOpenRecord();
  return (
    <RecordTab
      title="Businesses"
      lead="The doors of the walk, and what attendees read about them."
      noun="business"
      nouns="businesses"
      addLabel="Add Business"
      live={useBusinesses()}
      open={open}
      list={(all, onEdit) => (
        <BusinessList businesses={all} events={events ?? []} filters={filters} onEdit={onEdit} />
      )}
      form={
        events &&
        ((business, all) => (
          <BusinessDialog
            business={business}
            businesses={all}
            events={events}
            event={event}
            onClose={open.close}
          />
        ))
      }
    />
  );
}
