import { pointRuleDocument } from '@wine-walk/common/model/rewards.ts';
import { useLiveQuery } from '../../../platform/live/live.ts';
import { RecordTab } from '../../kit/lists/record-tab.tsx';
import { useListFilters } from '../../kit/lists/use-list-filters.ts';
import { useOpenRecord } from '../../kit/lists/use-open-record.ts';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { PointRuleDialog } from './point-rule-dialog.tsx';
import { PointRuleList } from './point-rule-list.tsx';

const rules = { path: 'pointRules', orderBy: [['name', 'asc']] } as const;

/** The point rules: what visits are worth. */
export default function PointRulesTab() {
  const {
    events: { data: events },
    event,
  } = useSelectedEvent();
  const filters = useListFilters();
  const open = useOpenRecord();
  return (
    <RecordTab
      title="Point Rules"
      lead="What visits are worth. Points are worked out from visits, so a change counts for everybody at once. A walk that is over keeps its standings."
      noun="point rule"
      nouns="point rules"
      addLabel="Add Point Rule"
      live={useLiveQuery(rules, pointRuleDocument)}
      open={open}
      list={(all, onEdit) => (
        <PointRuleList
          rules={all}
          events={events ?? []}
          walk={event}
          filters={filters}
          onEdit={onEdit}
        />
      )}
      form={
        events &&
        ((rule) => (
          <PointRuleDialog rule={rule} events={events} event={event} onClose={open.close} />
        ))
      }
    />
  );
}
