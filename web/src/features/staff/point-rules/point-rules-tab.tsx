import { pointRuleDocument } from '@contract/documents.ts';
import type { AdminPointRule } from '@contract/point-rules.ts';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { useLiveQuery } from '../../../data/live.ts';
import { LiveList } from '../list/live-list.tsx';
import { type Column, RecordTable } from '../list/record-table.tsx';
import { PortalPage } from '../shell/portal-page.tsx';

const rules = { path: 'pointRules', orderBy: [['name', 'asc']] } as const;

const columns: Column<AdminPointRule>[] = [
  { title: 'Rule', cell: ({ name }) => name },
  { title: 'Points', cell: ({ points }) => points, isEnd: true },
  {
    title: 'Status',
    cell: ({ isActive }) => <StatusBadge status={isActive ? 'active' : 'inactive'} />,
  },
];

/** The point rules: what visits are worth. */
export default function PointRulesTab() {
  const live = useLiveQuery(rules, pointRuleDocument);
  return (
    <PortalPage title="Point Rules" lead="What visits are worth.">
      <LiveList live={live} failure="The point rules could not be loaded">
        {(all: AdminPointRule[]) => (
          <RecordTable label="Point rules" columns={columns} records={all} />
        )}
      </LiveList>
    </PortalPage>
  );
}
