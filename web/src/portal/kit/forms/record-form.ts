import { listChanges } from '@wine-walk/common/api/staff/changes.ts';
import type { RecordKind } from '@wine-walk/common/api/staff/record-history.ts';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Api } from '../../../platform/api/api-client.ts';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { showFieldErrors } from '../../../shared/field-errors.ts';
import { formResolver } from '../../../shared/form-resolver.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';
import type { Noun } from '../noun.ts';
import { deleteDraft, useDraft } from './form-drafts.ts';
import { saveErrorToast, useSaveError } from './form-errors.ts';
import { sameValues } from './merge-edits.ts';
import { resetTo } from './reset-to.ts';
import { saveEdit } from './save-edit.ts';

/** Label of each field and its value as text, for the comparison of two versions. */
export type FieldViews<V> = {
  [Field in keyof V]: {
    label: string;
    show: (value: V[Field]) => string;
    /** Returns a stored value of the record as text, for its history. */
    showStored: (stored: unknown, record: { id: string }) => string;
  };
};

/** Editable record; `version` counts its edits. */
export interface Versioned {
  id: string;
  version: number;
}

/** Parts of a record's form. */
interface RecordFormOptions<V extends FieldValues, B, R extends Versioned> {
  kind: RecordKind;
  /** Name of the part of the record that the form is about, for its draft; undefined for all of it. */
  part?: string;
  /** Live record being edited; undefined after it was deleted; null for a new one. */
  record: R | null | undefined;
  toValues: (record: R | null) => V;
  schema: z.ZodType<B, V>;
  views: FieldViews<V>;
  create: (body: B, call: Api) => Promise<R>;
  /** `base`: values at the start, or since the last reconciliation. */
  edit: (id: string, body: B & { version: number }, call: Api, base: V) => Promise<R>;
  /** Record as stored on the server now; undefined if it does not exist. */
  readSaved: (id: string) => Promise<R | undefined>;
  /** IDs under which a record of an event is stored. */
  inEvent?: { id: string; eventId: string };
  /** Fields that are not stored beyond the session. */
  privateFields?: readonly (keyof V & string)[];
  onDone: (saved: R) => unknown;
}

const noFields: readonly never[] = [];

/** Form of a record with its state. */
export interface RecordForm<V extends FieldValues, B, R extends Versioned> {
  form: UseFormReturn<V, unknown, B>;
  views: FieldViews<V>;
  /** Stored record, with the IDs for its history; null for a new or deleted one. */
  stored: { record: R; kind: RecordKind; ids: { id: string; eventId?: string } } | null;
  /** `hint`: description in the success toast. */
  submit: (event: React.FormEvent, hint?: string) => void;
  isSaving: boolean;
  /** Error of the last attempt in full sentences; null if it did not. */
  failure: string | null;
  noun: Noun;
  isNew: boolean;
  /** True if the record was deleted: saving creates a new one. */
  isDeleted: boolean;
  /** True if the form began with input that was not saved. */
  isRestored: boolean;
  /** Values that another user saved since the form was opened. */
  savedValues: V | null;
  /** Values at the start, or since the last reconciliation. */
  base: V;
  isComparing: boolean;
  compare: (isComparing: boolean) => void;
  /** Continues from the saved version with `values` in the form. */
  reconcile: (values: V) => void;
  /** Deletes the draft. */
  discard: () => void;
  lastSaved: R | undefined;
}

/** True if the record itself was changed or deleted. An invalid reference is an error of its field. */
function isStaleRecord({ code, fields }: ApiError): boolean {
  return (code === 'stale-edit' || code.endsWith('-gone')) && Object.keys(fields).length === 0;
}

/** Returns the newest known version if it is newer than the form's; otherwise null. */
function newestVersion<R extends Versioned>(
  record: R | null | undefined,
  fetched: R | 'gone' | null,
  version: number | null,
): R | null {
  const versions = [record, fetched].filter(
    (candidate): candidate is R => !!candidate && candidate !== 'gone',
  );
  const newest = versions.toSorted((a, b) => b.version - a.version)[0];
  return newest && version !== null && newest.version > version ? newest : null;
}

/** True if stored values can be validated and shown, although another version of the portal may have stored them. */
function isUsable<V extends FieldValues>(
  values: V,
  schema: z.ZodType<unknown, V>,
  views: FieldViews<V>,
): boolean {
  try {
    schema.safeParse(values);
    for (const field of Object.keys(views) as (keyof V)[]) views[field].show(values[field]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Form of a record that several people may edit. An edit names the version it started from; if another user
 * saved since, both are compared and no input is lost.
 */
export function useRecordForm<V extends FieldValues, B, R extends Versioned>(
  options: RecordFormOptions<V, B, R>,
): RecordForm<V, B, R> {
  const { kind, record, toValues, schema, views, privateFields = noFields } = options;
  const noun = texts.nouns[kind];
  const [id] = useState(record?.id ?? null);
  const draftKey = [kind, id ?? 'new', options.part].filter(Boolean).join(':');
  const [start, setStart] = useState(() => ({
    values: toValues(record ?? null),
    version: record?.version ?? null,
  }));
  const form = useForm<V, unknown, B>({
    resolver: formResolver(schema, staffMessage),
    defaultValues: start.values as DefaultValues<V>,
  });
  const isRestored = useDraft({
    key: draftKey,
    form,
    start,
    setStart,
    isUsable: (values) => isUsable(values, schema, views),
    privateFields,
  });
  const [fetched, setFetched] = useState<R | 'gone' | null>(null);
  const [isComparing, compare] = useState(false);

  const newer = newestVersion(record, fetched, start.version);
  const isInConflict = (saved: R) => !sameValues(toValues(saved), start.values);
  const newest = newer && isInConflict(newer) ? newer : null;

  const edit = (recordId: string, body: B, call: Api): Promise<R> =>
    saveEdit<R, R>({
      start: start.version ?? 1,
      known: newer ?? undefined,
      isInConflict,
      readSaved: () => options.readSaved(recordId),
      send: (version) => options.edit(recordId, { ...body, version }, call, start.values),
    });

  const failedMessage = texts.kit.records.saveFailed(noun);
  const isDeleted = id !== null && (fetched === 'gone' || record === undefined);
  const save = useCall(
    ({ body }: { body: B; hint: string | undefined }, call) =>
      id === null || isDeleted ? options.create(body, call) : edit(id, body, call),
    {
      success: (_saved, { hint }) => ({
        title: texts.kit.records[id === null || isDeleted ? 'created' : 'updated'](noun),
        ...(hint && { description: hint }),
      }),
      failure: (error) => saveErrorToast(error, failedMessage, texts.kit.records.stillHere),
      invalidates: [listChanges],
      onSuccess: (saved) => {
        deleteDraft(draftKey);
        return options.onDone(saved);
      },
      onError: async (error) => {
        if (!(error instanceof ApiError)) return;
        showFieldErrors(form, error.fields, staffMessage);
        if (id === null || isDeleted || !isStaleRecord(error)) return;
        const saved = await options.readSaved(id).catch(() => null);
        if (saved === null) return;
        setFetched(saved ?? 'gone');
        compare(saved !== undefined && error.code === 'stale-edit');
      },
    },
  );

  const failure = useSaveError(save.error, failedMessage);
  return {
    form,
    views,
    stored: record ? { record, kind, ids: options.inEvent ?? { id: record.id } } : null,
    submit: (event, hint) => void form.handleSubmit((body) => save.mutate({ body, hint }))(event),
    isSaving: save.isPending,
    failure,
    noun,
    isNew: id === null,
    isDeleted,
    isRestored,
    savedValues: newest && !save.isPending && !save.isSuccess ? toValues(newest) : null,
    base: start.values,
    isComparing: isComparing && newest !== null,
    compare,
    reconcile: (values) => {
      if (!newest) return;
      const saved = toValues(newest);
      setStart({ values: saved, version: newest.version });
      resetTo(form, saved, values);
      save.reset();
      compare(false);
    },
    discard: () => deleteDraft(draftKey),
    lastSaved: save.data,
  };
}
