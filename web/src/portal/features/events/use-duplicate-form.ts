import { type AdminEvent, duplicateEvent } from '@wine-walk/common/api/admin-events.ts';
import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { useIdempotencyKey } from '../../kit/forms/use-idempotency-key.ts';
import { useSubmitForm } from '../../kit/forms/use-submit-form.ts';
import { requireInstant, type TimeInput } from '../../kit/forms/zoned-time.ts';
import { staffCall } from '../../session/staff-call.ts';

export interface DuplicateValues {
  name: string;
  startTime: TimeInput;
  endTime: TimeInput;
}

type Body = BodyOf<typeof duplicateEvent>;

/** The form that makes a new event of an earlier one: all it asks is its name and its times. */
export function useDuplicateForm(source: AdminEvent, onDone: (id: string) => void) {
  const schema = formSchema<DuplicateValues, Body>(duplicateEvent.body, (values, refuse) => ({
    name: values.name,
    startTime: requireInstant('startTime', values.startTime, source.timeZone, refuse),
    endTime: requireInstant('endTime', values.endTime, source.timeZone, refuse),
  }));
  const keyOf = useIdempotencyKey();
  return useSubmitForm<DuplicateValues, Body>({
    schema,
    values: {
      name: source.name,
      startTime: { local: '', occurrence: 'first' },
      endTime: { local: '', occurrence: 'first' },
    },
    send: async (body) => {
      const idempotencyKey = keyOf(body);
      const made = await staffCall(duplicateEvent, {
        params: { id: source.id },
        body,
        idempotencyKey,
      });
      onDone(made.id);
    },
    success: 'Event created successfully',
    failure: 'Failed to save event',
    onDone: () => undefined,
  });
}
