import { Grid, Text } from '@chakra-ui/react';
import { type AdminPointRule } from '@wine-walk/common/api/point-rules.ts';
import { type AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { useWatch } from 'react-hook-form';
import { timeZoneLabel } from '../../kit/event-labels.ts';
import { timePair } from '../../kit/forms/time-field.tsx';
import { More } from '../../kit/more.tsx';
import type { EventContext } from '../../kit/records/record-fields.ts';
import { RecordInput } from '../../kit/records/record-input.tsx';
import { RecordDialog } from '../../shared/records/record-dialog.tsx';
import { texts } from '../../texts/texts.ts';
import {
  type PointRuleValues,
  pointRuleFields,
  ruleTimeZone,
  usePointRuleForm,
} from './point-rule-record.ts';
import { StandingsCard, useStandingsPreview } from './standings-card.tsx';

interface Props {
  /** Null for a new rule; undefined after it was deleted. */
  rule: AdminPointRule | null | undefined;
  events: readonly AdminEvent[];
  /** Selected event: a new rule belongs to it. */
  event: AdminEvent | undefined;
  onClose: () => void;
}

/** Adds or edits a point rule, with its effect on the standings. */
export function PointRuleDialog({ rule, events, event, onClose }: Props) {
  const context = { events, event };
  const record = usePointRuleForm(rule, context, onClose);
  const [eventId, trigger] = useWatch({
    control: record.form.control,
    name: ['eventId', 'trigger'],
  });
  const shown = events.find(({ id }) => id === eventId) ?? event;
  const timeZone = ruleTimeZone(eventId, context);
  const inputs = { form: record.form, fields: pointRuleFields, context };
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      previewTitle={texts.pointRules.standings.title}
      preview={(rated) =>
        shown && (
          <Standings event={shown} ruleId={rule?.id ?? null} values={rated} context={context} />
        )
      }
    >
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <RecordInput of={inputs} name="name" />
        <RecordInput of={inputs} name="points" />
      </Grid>
      <RecordInput of={inputs} name="isActive" />
      <More
        isOpenAtFirst={
          trigger !== 'check_in' || Boolean(rule?.activeFromTime ?? rule?.activeUntilTime)
        }
      >
        <RecordInput of={inputs} name="trigger" help={texts.pointRules.triggerHelp[trigger]} />
        {trigger === 'category' && <RecordInput of={inputs} name="category" />}
        {trigger === 'time_window' && (
          <Grid templateColumns={timePair} gap="4">
            <RecordInput of={inputs} name="windowStartTime" timeZone={timeZone} />
            <RecordInput of={inputs} name="windowEndTime" timeZone={timeZone} />
          </Grid>
        )}
        <RecordInput of={inputs} name="eventId" />
        <Grid templateColumns={timePair} gap="4">
          <RecordInput of={inputs} name="activeFromTime" timeZone={timeZone} />
          <RecordInput of={inputs} name="activeUntilTime" timeZone={timeZone} />
        </Grid>
        <Text color="muted" fontSize="sm">
          {texts.pointRules.fields.timesHelp({ timeZone: timeZoneLabel(timeZone) })}
        </Text>
      </More>
    </RecordDialog>
  );
}

interface StandingsProps {
  event: AdminEvent;
  ruleId: string | null;
  values: PointRuleValues;
  context: EventContext;
}

function Standings({ event, ...query }: StandingsProps) {
  const preview = useStandingsPreview({ eventId: event.id, ...query });
  return <StandingsCard eventName={event.name} preview={preview} />;
}
