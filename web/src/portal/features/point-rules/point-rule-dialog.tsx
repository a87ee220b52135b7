import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminPointRule } from '@wine-walk/common/api/point-rules.ts';
import { useWatch } from 'react-hook-form';
import type { FieldViews } from '../../kit/forms/edit-conflict-panel.tsx';
import type { TimeInput } from '../../kit/forms/zoned-time.ts';
import { RecordDialog } from '../../shared/record-dialog.tsx';
import { categoryLabels } from '../../shared/record-labels.ts';
import { PointRuleFields } from './point-rule-fields.tsx';
import { triggerLabels } from './point-rule-labels.ts';
import type { PointRuleValues, ZoneOf } from './point-rule-values.ts';
import { StandingsCard } from './standings-card.tsx';
import { usePointRuleForm } from './use-point-rule-form.ts';
import { useStandingsPreview } from './use-standings-preview.ts';

interface Props {
  /** Null for a new one; undefined once it was deleted. */
  rule: AdminPointRule | null | undefined;
  events: readonly AdminEvent[];
  /** What a new one belongs to unless somebody chooses otherwise. */
  walk: AdminEvent | undefined;
  onClose: () => void;
}

const text = (value: string) => value;
const time = ({ local }: TimeInput) => local.replace('T', ' ') || 'No limit';

/** Adds or edits a point rule, with what it does to the standings beside it. */
export function PointRuleDialog({ rule, events, walk, onClose }: Props) {
  const zoneOf: ZoneOf = (eventId) =>
    (events.find(({ id }) => id === eventId) ?? walk)?.timeZone ?? 'America/New_York';
  const record = usePointRuleForm(rule, { zoneOf, newEventId: walk?.id ?? '' }, onClose);
  const values = useWatch({ control: record.form.control }) as PointRuleValues;
  const shown = events.find(({ id }) => id === values.eventId) ?? walk;
  const views: FieldViews<PointRuleValues> = {
    name: { label: 'Name', show: text },
    trigger: { label: 'Trigger', show: (trigger) => triggerLabels[trigger] },
    points: { label: 'Points', show: text },
    category: { label: 'Category', show: (value) => (value ? categoryLabels[value] : 'None') },
    windowStartTime: { label: 'Window starts', show: time },
    windowEndTime: { label: 'Window ends', show: time },
    activeFromTime: { label: 'Counts from', show: time },
    activeUntilTime: { label: 'Counts until', show: time },
    isActive: { label: 'Active', show: (value) => (value ? 'Yes' : 'No') },
    eventId: {
      label: 'Event',
      show: (id) => events.find((event) => event.id === id)?.name ?? 'Every event',
    },
  };
  return (
    <RecordDialog
      record={record}
      views={views}
      onClose={onClose}
      previewTitle="What it does to the standings"
      preview={
        shown && (
          <Standings event={shown} ruleId={rule?.id ?? null} values={values} zoneOf={zoneOf} />
        )
      }
    >
      <PointRuleFields form={record.form} events={events} zoneOf={zoneOf} />
    </RecordDialog>
  );
}

interface StandingsProps {
  event: AdminEvent;
  ruleId: string | null;
  values: PointRuleValues;
  zoneOf: ZoneOf;
}

function Standings({ event, ...asked }: StandingsProps) {
  const preview = useStandingsPreview({ eventId: event.id, ...asked });
  return <StandingsCard eventName={event.name} preview={preview} />;
}
