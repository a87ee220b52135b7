import { Stack, Text } from '@chakra-ui/react';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import {
  type AdminDraw,
  createDraw,
  editDraw,
  listDraws,
  previewDraw,
} from '@wine-walk/common/api/draws.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { useState } from 'react';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { Alert } from '../../kit/alert.tsx';
import { timeZoneLabel } from '../../kit/event-labels.ts';
import { TextField } from '../../kit/forms/fields.tsx';
import { formSchema, parseNumberInput } from '../../kit/forms/form-schema.ts';
import { isStaleEdit } from '../../kit/forms/save-edit.ts';
import {
  FormFailure,
  SubmitActions,
  SubmitDialog,
  useSubmitForm,
} from '../../kit/forms/submit-form.tsx';
import { TimeField } from '../../kit/forms/time-field.tsx';
import { requireInstant, type TimeInput, toTimeInput } from '../../kit/forms/zoned-time.ts';
import { staffCall } from '../../session/staff-call.ts';
import { texts } from '../../texts/texts.ts';
import { drawRule } from './draw-rule.ts';

interface Values {
  prize: string;
  stamps: string;
  closesTime: TimeInput;
}

/** Time ahead for which a draw is open that is set up after its event. */
const lateMs = 3_600_000;

type Body = BodyOf<typeof createDraw>;

interface Props {
  /** Null for a new draw. */
  draw: AdminDraw | null;
  event: AdminEvent;
  onClose: () => void;
}

/** Adds a draw, or edits one whose entries are open. */
export function DrawDialog({ draw, event, onClose }: Props) {
  const t = texts.draws;
  const { timeZone } = event;
  const [closesTime] = useState(() => draw?.closesTime ?? proposedTime(event, serverNow()));
  // As on opening the form; the list may have been refetched since.
  const [opened] = useState(draw);
  // Version that a stale edit met: the form shows it, and the next save replaces it.
  const [newer, setNewer] = useState<AdminDraw>();
  const expected = newer ?? opened;
  const { form, submit, isSaving, failure, isStale } = useSubmitForm<Values, Body>({
    schema: formSchema<Values, Body>(createDraw.body, (values, addIssue) => ({
      eventId: event.id,
      prize: values.prize,
      stamps: parseNumberInput(values.stamps),
      closesTime: requireInstant('closesTime', values.closesTime, timeZone, addIssue),
    })),
    values: {
      prize: draw?.prize ?? '',
      stamps: draw ? String(draw.stamps) : '',
      closesTime: toTimeInput(closesTime, timeZone),
    },
    send: ({ prize, stamps, closesTime, ...created }, call) => {
      const fields = { prize, stamps, closesTime };
      return expected
        ? call(editDraw, {
            params: { id: expected.id },
            body: { ...fields, version: expected.version },
          })
        : call(createDraw, { body: { ...created, ...fields } });
    },
    success: t.saved,
    failure: t.saveFailed,
    invalidates: [listDraws, previewDraw],
    onError: async (error) => {
      if (!isStaleEdit(error)) return;
      const draws = await staffCall(listDraws, { params: { id: event.id } }).catch(() => []);
      const now = draws.find(({ id }) => id === opened?.id);
      if (now) setNewer(now);
    },
    onDone: onClose,
  });
  return (
    <SubmitDialog title={draw ? t.editOf(draw) : t.add} form={form} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label={draw ? t.editOf(draw) : t.add}>
        <Stack gap="4">
          {isStale && newer ? (
            <Alert tone="gold">
              {t.staleEdit({ prize: newer.prize, rule: drawRule(newer, timeZone) })}
            </Alert>
          ) : (
            <FormFailure failure={failure} />
          )}
          <TextField form={form} name="prize" label={t.prize} isRequired />
          <TextField
            form={form}
            name="stamps"
            label={t.stamps}
            help={t.stampsHelp}
            inputMode="numeric"
            isRequired
          />
          <TimeField
            form={form}
            name="closesTime"
            label={t.closesTime}
            timeZone={timeZone}
            isRequired
          />
          <Text color="muted" fontSize="sm">
            {t.timesHelp({ timeZone: timeZoneLabel(timeZone) })}
          </Text>
          <SubmitActions isSaving={isSaving} savingText={t.saving}>
            {t.save}
          </SubmitActions>
        </Stack>
      </form>
    </SubmitDialog>
  );
}

/** Returns the time that a new draw closes: the end of the event, or after it a time ahead, so that entries can be added. */
function proposedTime({ endTime }: AdminEvent, now: number): string {
  return hasEnded({ endTime }, now) ? new Date(now + lateMs).toISOString() : endTime;
}
