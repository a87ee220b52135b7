import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { serverMessage } from '../../session/portal-texts.ts';
import { useInvalidateEventChanges } from '../use-event-changes.ts';
import { showFieldErrors } from './field-errors.ts';
import { deleteDraft } from './form-drafts.ts';
import {
  isStaleEdit,
  newestVersion,
  type RecordForm,
  type RecordFormOptions,
  type Versioned,
} from './record-form.ts';
import { useDraft } from './use-draft.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';
import { useSaveError } from './use-save-error.ts';

/**
 * The form of a record that several people may edit. An edit names the version it began with; where somebody
 * saved another one meanwhile, both are compared and nothing typed is lost.
 */
export function useRecordForm<V extends FieldValues, B, R extends Versioned>(
  options: RecordFormOptions<V, B, R>,
): RecordForm<V, B, R> {
  const { noun, record, toValues, schema } = options;
  const [id] = useState(record?.id ?? null);
  const draftKey = `${noun}:${id ?? 'new'}`;
  const [start, setStart] = useState(() => ({
    values: toValues(record ?? null),
    version: record?.version ?? null,
  }));
  const form = useForm<V, unknown, B>({
    resolver: zodResolver(schema),
    defaultValues: start.values as DefaultValues<V>,
  });
  useDraft(draftKey, form, start, setStart);
  const [found, setFound] = useState<R | 'gone' | null>(null);
  const [isComparing, compare] = useState(false);
  const keyOf = useIdempotencyKey();
  const reloadWalkChanges = useInvalidateEventChanges();

  const failedMessage = `Failed to save ${noun.toLowerCase()}`;
  const isDeleted = id !== null && (found === 'gone' || record === undefined);
  const save = useMutation({
    mutationFn: ({ body }: { body: B; hint: string | undefined }) =>
      id === null || isDeleted
        ? options.create(body, keyOf(body))
        : options.edit(id, { ...body, version: start.version ?? 1 }, start.values),
    onSuccess: (saved, { hint }) => {
      deleteDraft(draftKey);
      reloadWalkChanges();
      const done = id === null || isDeleted ? 'created' : 'updated';
      showToast({
        type: 'success',
        title: `${noun} ${done} successfully`,
        ...(hint && { description: hint }),
      });
      options.onDone(saved);
    },
    onError: async (error) => {
      const description = serverMessage(error, failedMessage);
      showToast({ type: 'error', title: 'Error', description });
      if (!(error instanceof ApiError)) return;
      showFieldErrors(form, error.fields);
      if (id === null || isDeleted || !isStaleEdit(error)) return;
      const saved = await options.readSaved(id).catch(() => null);
      if (saved === null) return;
      setFound(saved ?? 'gone');
      compare(saved !== undefined && error.code === 'stale-edit');
    },
  });

  const failure = useSaveError(save.error, failedMessage);
  const newest = newestVersion(record, found, start.version);
  return {
    form,
    views: options.views,
    submit: (event, hint) => void form.handleSubmit((body) => save.mutate({ body, hint }))(event),
    isSaving: save.isPending,
    failure,
    noun,
    isNew: id === null,
    isDeleted,
    savedValues: newest && !save.isPending && !save.isSuccess ? toValues(newest) : null,
    base: start.values,
    isComparing: isComparing && newest !== null,
    compare,
    reconcile: (values) => {
      if (!newest) return;
      const saved = toValues(newest);
      setStart({ values: saved, version: newest.version });
      form.reset(saved);
      for (const [field, value] of Object.entries(values))
        form.setValue(field as never, value as never, { shouldDirty: true });
      save.reset();
      compare(false);
    },
    discard: () => deleteDraft(draftKey),
    lastSaved: save.data,
  };
}
