import type { AdminPointRule } from '@wine-walk/common/api/point-rules.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { pointRuleDocument } from '@wine-walk/common/model/rewards.ts';
import { useLiveQuery } from '../../../platform/live/live.ts';
import { editColumn, eventColumn, NameCell, statusColumn } from '../../kit/lists/cells.tsx';
import { EventRecordList } from '../../kit/lists/record-list.tsx';
import { RecordTab } from '../../kit/lists/record-tab.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import { type ListFilters, useListFilters } from '../../kit/lists/use-list-filters.ts';
import { useOpenRecord } from '../../kit/lists/use-open-record.ts';
import { More } from '../../kit/more.tsx';
import { fieldColumns } from '../../kit/records/field-lists.tsx';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { texts } from '../../texts/texts.ts';
import { CheckInPoints } from './check-in-points.tsx';
import { PointRuleDialog } from './point-rule-dialog.tsx';
import { pointRuleFields, triggerText } from './point-rule-record.ts';

interface Props {
  rules: readonly AdminPointRule[];
  events: readonly AdminEvent[];
  /** Selected event. */
  event: AdminEvent | undefined;
  filters: ListFilters;
  /** Undefined if the account may not edit. */
  onEdit: ((id: string) => void) | undefined;
}

/** Point rules that pass the filters. */
function PointRuleList({ rules, events, event, filters, onEdit }: Props) {
  return (
    <EventRecordList
      noun={texts.nouns.pointRule}
      all={rules}
      event={event}
      filters={filters}
      searched={(rule) => [rule.name, triggerText(rule)]}
      columns={columnsOf(events, onEdit)}
      onOpen={onEdit}
      emptyState={texts.pointRules.empty}
    />
  );
}

function columnsOf(
  events: readonly AdminEvent[],
  onEdit: ((id: string) => void) | undefined,
): Column<AdminPointRule>[] {
  return [
    {
      id: 'name',
      title: texts.pointRules.columns.rule,
      sortValue: ({ name }) => name,
      cell: (rule) => (
        <NameCell
          name={rule.name}
          note={joinFacts([triggerText(rule), texts.pointRules.points({ points: rule.points })])}
          isNoteForPhone
        />
      ),
    },
    {
      id: 'trigger',
      title: texts.pointRules.columns.trigger,
      sortValue: triggerText,
      cell: triggerText,
      isWideOnly: true,
    },
    ...fieldColumns<AdminPointRule>(pointRuleFields),
    eventColumn(events),
    statusColumn,
    ...editColumn(onEdit),
  ];
}

const rules = { path: 'pointRules', orderBy: [['name', 'asc']] } as const;

/** Point rules tab: points for visits. */
export default function PointRulesTab() {
  const {
    events: { data: events },
    event,
  } = useSelectedEvent();
  const filters = useListFilters();
  const open = useOpenRecord();
  return (
    <RecordTab
      title={texts.pointRules.title}
      lead={texts.pointRules.lead}
      noun={texts.nouns.pointRule}
      addLabel={texts.pointRules.add}
      live={useLiveQuery(rules, pointRuleDocument)}
      open={open}
      list={(all, onEdit) => (
        <>
          {onEdit && <CheckInPoints rules={all} />}
          <More
            label={texts.pointRules.moreRules}
            isOpenAtFirst={onEdit === undefined || all.length > 1}
          >
            <PointRuleList
              rules={all}
              events={events ?? []}
              event={event}
              filters={filters}
              onEdit={onEdit}
            />
          </More>
        </>
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
