import { businessCategory } from '@wine-walk/common/model/categories.ts';
import { RecordTab } from '../../kit/lists/record-tab.tsx';
import { useListFilters } from '../../kit/lists/use-list-filters.ts';
import { useOpenRecord } from '../../kit/lists/use-open-record.ts';
import { useBusinesses } from '../../shared/use-businesses.ts';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { BusinessDialog } from './business-dialog.tsx';
import { BusinessList } from './business-list.tsx';

/** The businesses: who takes part in the walk, and where. */
export default function BusinessesTab() {
  const {
    events: { data: events },
    event,
  } = useSelectedEvent();
  const filters = useListFilters();
  const open = useOpenRecord();
  const category = businessCategory.options.find((each) => each === filters.get('category'));
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
        <BusinessList
          businesses={all}
          events={events ?? []}
          filters={filters}
          category={category}
          onEdit={onEdit}
        />
      )}
      form={
        events &&
        ((business, all) => (
          <BusinessDialog
            business={business}
            businesses={all}
            events={events}
            walk={event}
            onClose={open.close}
          />
        ))
      }
    />
  );
}
