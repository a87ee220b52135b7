import { type AdminEvent, duplicateEvent } from '@contract/admin-events.ts';
import type { BodyOf } from '@contract/endpoint.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { notify } from '../../../components/toaster.tsx';
import { ApiError } from '../../../data/api-errors.ts';
import { showFieldErrors } from '../forms/field-errors.ts';
import { formSchema } from '../forms/form-schema.ts';
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts';
import type { TypedTime } from '../forms/zoned-time.ts';
import { serverWords } from '../session/portal-words.ts';
import { staffCall } from '../session/staff-call.ts';
import { requireInstant } from './event-values.ts';

export interface DuplicateValues {
  name: string;
  startTime: TypedTime;
  endTime: TypedTime;
}

type Body = BodyOf<typeof duplicateEvent>;

/** The form that makes a new event of an earlier one: all it asks is its name and its times. */
export function useDuplicateForm(source: AdminEvent, onDone: (id: string) => void) {
  const schema = formSchema<DuplicateValues, Body>(duplicateEvent.body, (values, refuse) => ({
    name: values.name,
    startTime: requireInstant('startTime', values.startTime, source.timeZone, refuse),
    endTime: requireInstant('endTime', values.endTime, source.timeZone, refuse),
  }));
  const form = useForm<DuplicateValues, unknown, Body>({
    resolver: zodResolver(schema),
    defaultValues: {
      name: source.name,
      startTime: { local: '', turn: 'first' },
      endTime: { local: '', turn: 'first' },
    },
  });
  const keyOf = useIdempotencyKey();
  const save = useMutation({
    mutationFn: (body: Body) =>
      staffCall(duplicateEvent, { params: { id: source.id }, body, idempotencyKey: keyOf(body) }),
    onSuccess: ({ id }) => {
      notify({ type: 'success', title: 'Event created successfully' });
      onDone(id);
    },
    onError: (error) => {
      const description = serverWords(error, 'Failed to save event');
      notify({ type: 'error', title: 'Error', description });
      if (error instanceof ApiError) showFieldErrors(form, error.fields);
    },
  });
  return {
    form,
    submit: (event: React.FormEvent) => void form.handleSubmit((body) => save.mutate(body))(event),
    isSaving: save.isPending,
  };
}
