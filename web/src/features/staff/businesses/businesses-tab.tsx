import { Button } from '@chakra-ui/react';
import type { AdminBusiness } from '@contract/admin-businesses.ts';
import { businessCategory } from '@contract/categories.ts';
import { Plus } from 'lucide-react';
import { RecordGate } from '../forms/record-gate.tsx';
import { DeskNote } from '../list/desk-note.tsx';
import { LiveList } from '../list/live-list.tsx';
import { useListFilters } from '../list/use-list-filters.ts';
import { useOpenRecord } from '../list/use-open-record.ts';
import { useBusinesses } from '../records/use-businesses.ts';
import { useEvents } from '../records/use-events.ts';
import { useStaff } from '../session/use-staff.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import { BusinessDialog } from './business-dialog.tsx';
import { BusinessList } from './business-list.tsx';

/** The businesses: who takes part in the walk, and where. */
export default function BusinessesTab() {
  const { isAdmin } = useStaff();
  const businesses = useBusinesses();
  const events = useEvents();
  const filters = useListFilters();
  const open = useOpenRecord();
  const category = businessCategory.options.find((each) => each === filters.get('category'));
  const isOpen = isAdmin && (open.isAdding || open.editing !== null);
  return (
    <PortalPage
      title="Businesses"
      lead="The doors of the walk, and what attendees read about them."
      actions={
        isAdmin && (
          <Button size="sm" onClick={open.add}>
            <Plus aria-hidden="true" />
            Add Business
          </Button>
        )
      }
    >
      {!isAdmin && <DeskNote what="businesses" />}
      <LiveList live={businesses} failure="Failed to fetch businesses">
        {(all: AdminBusiness[]) => (
          <>
            <BusinessList
              businesses={all}
              events={events.data ?? []}
              filters={filters}
              category={category}
              onEdit={isAdmin ? open.edit : undefined}
            />
            {isOpen && events.data && (
              <RecordGate
                key={open.editing ?? 'new'}
                id={open.editing}
                records={all}
                noun="business"
                onClose={open.close}
              >
                {(business) => (
                  <BusinessDialog
                    business={business}
                    businesses={all}
                    events={events.data}
                    onClose={open.close}
                  />
                )}
              </RecordGate>
            )}
          </>
        )}
      </LiveList>
    </PortalPage>
  );
}
