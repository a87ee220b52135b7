import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../../../platform/api/api-errors.ts';

/** Label of each field and its value as text, for the comparison of two versions. */
export type FieldViews<V> = {
  [Field in keyof V]: { label: string; show: (value: V[Field]) => string };
};

/** What staff edit: `version` counts its edits. */
export interface Versioned {
  id: string;
  version: number;
}

/** What a record's form is made of. */
export interface RecordFormOptions<V extends FieldValues, B, R extends Versioned> {
  /** As in the toasts: 'Business'. */
  noun: string;
  /** The record being edited, live; undefined once it is gone; null for a new one. */
  record: R | null | undefined;
  toValues: (record: R | null) => V;
  schema: z.ZodType<B, V>;
  views: FieldViews<V>;
  create: (body: B, idempotencyKey: string) => Promise<R>;
  /** `base`: what the form began with, or was last reconciled with. */
  edit: (id: string, body: B & { version: number }, base: V) => Promise<R>;
  /** The record as the server has it now; undefined where it has none. */
  readSaved: (id: string) => Promise<R | undefined>;
  onDone: (saved: R) => void;
}

/** A record's form, and how it stands. */
export interface RecordForm<V extends FieldValues, B, R extends Versioned> {
  form: UseFormReturn<V, unknown, B>;
  views: FieldViews<V>;
  /** `hint`: what is said beside its having been saved. */
  submit: (event: React.FormEvent, hint?: string) => void;
  isSaving: boolean;
  /** Why the last attempt failed, in whole sentences; null where it did not. */
  failure: string | null;
  noun: string;
  isNew: boolean;
  /** The record was deleted meanwhile: saving makes a new one of what was typed. */
  isDeleted: boolean;
  /** The values that somebody else saved since the form was opened. */
  savedValues: V | null;
  /** What the form began with, or was last reconciled with. */
  base: V;
  isComparing: boolean;
  compare: (isComparing: boolean) => void;
  /** Goes on from `saved`, with `values` in the form. */
  reconcile: (values: V) => void;
  /** Forgets what was typed. */
  discard: () => void;
  lastSaved: R | undefined;
}

/** Whether the record itself was changed or deleted: what it refers to is refused at a field. */
export function isStaleEdit({ code, fields }: ApiError): boolean {
  return ['stale-edit', 'not-found'].includes(code) && Object.keys(fields).length === 0;
}

/** The newest version known, where it is newer than the one the form began with. */
export function newestVersion<R extends Versioned>(
  record: R | null | undefined,
  found: R | 'gone' | null,
  version: number | null,
): R | null {
  const versions = [record, found].filter((each): each is R => !!each && each !== 'gone');
  const newest = versions.toSorted((a, b) => b.version - a.version)[0];
  return newest && version !== null && newest.version > version ? newest : null;
}
