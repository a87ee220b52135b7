import { Button } from '@chakra-ui/react';
import { pointRuleDocument } from '@contract/documents.ts';
import type { AdminPointRule } from '@contract/point-rules.ts';
import { Plus } from 'lucide-react';
import { useLiveQuery } from '../../../data/live.ts';
import { useNow } from '../../../data/use-now.ts';
import { RecordGate } from '../forms/record-gate.tsx';
import { DeskNote } from '../list/desk-note.tsx';
import { LiveList } from '../list/live-list.tsx';
import { useListFilters } from '../list/use-list-filters.ts';
import { useOpenRecord } from '../list/use-open-record.ts';
import { useEvents } from '../records/use-events.ts';
import { useStaff } from '../session/use-staff.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import { PointRuleDialog } from './point-rule-dialog.tsx';
import { PointRuleList } from './point-rule-list.tsx';

const rules = { path: 'pointRules', orderBy: [['name', 'asc']] } as const;

/** The point rules: what visits are worth. */
export default function PointRulesTab() {
  const { isAdmin } = useStaff();
  const live = useLiveQuery(rules, pointRuleDocument);
  const events = useEvents();
  const filters = useListFilters();
  const open = useOpenRecord();
  const now = useNow();
  const isOpen = isAdmin && (open.isAdding || open.editing !== null);
  return (
    <PortalPage
      title="Point Rules"
      lead="What visits are worth. Points are worked out from visits, so a change counts for everybody at once."
      actions={
        isAdmin && (
          <Button size="sm" onClick={open.add}>
            <Plus aria-hidden="true" />
            Add Point Rule
          </Button>
        )
      }
    >
      {!isAdmin && <DeskNote what="point rules" />}
      <LiveList live={live} failure="The point rules could not be loaded">
        {(all: AdminPointRule[]) => (
          <>
            <PointRuleList
              rules={all}
              events={events.data ?? []}
              filters={filters}
              onEdit={isAdmin ? open.edit : undefined}
            />
            {isOpen && events.data && (
              <RecordGate
                key={open.editing ?? 'new'}
                id={open.editing}
                records={all}
                noun="point rule"
                onClose={open.close}
              >
                {(rule) => (
                  <PointRuleDialog
                    rule={rule}
                    events={events.data}
                    now={now}
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
