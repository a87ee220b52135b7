import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { persisted } from '../../../platform/storage/persisted.ts';
import { useStaff } from '../../session/use-staff.ts';

/*
 * Input of open forms in this browser tab. It survives a reload, and the end of a session: signing in again restores the
 * form. A draft belongs to its author; another user of this computer clears it. Private fields end with the session.
 */

/** Lifetime of a draft in milliseconds. */
const draftMs = 24 * 60 * 60 * 1000;

const storedValues = z.record(z.string(), z.unknown());
const storedDraft = z.object({
  /** Epoch milliseconds. */
  savedAt: z.number(),
  values: storedValues,
  /** Values of the record when the form was opened, and its version; null for a new record. */
  base: storedValues,
  version: z.number().nullable(),
});
const storedDrafts = z.object({ owner: z.string(), drafts: z.record(z.string(), storedDraft) });
type StoredDraft = z.infer<typeof storedDraft>;

const stores = {
  public: persisted('drafts', (value) => storedDrafts.parse(value), 'staff-form'),
  private: persisted('private-drafts', (value) => storedDrafts.parse(value), 'staff-form-private'),
} as const;
type Store = (typeof stores)[keyof typeof stores];

/** Returns the drafts of this user; those of another user are cleared. */
function draftsOf(username: string, store: Store): Record<string, StoredDraft> {
  const stored = store.get();
  if (stored && stored.owner !== username) clearDrafts();
  if (stored?.owner !== username) return {};
  const isCurrent = ({ savedAt }: StoredDraft) => Date.now() - savedAt < draftMs;
  return Object.fromEntries(Object.entries(stored.drafts).filter(([, draft]) => isCurrent(draft)));
}

function saveDraft(
  username: string,
  key: string,
  draft: Omit<StoredDraft, 'savedAt'>,
  privateFields: readonly string[],
): void {
  const pick = (values: object, isPicked: (field: string) => boolean) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => isPicked(field)));
  for (const [name, store] of Object.entries(stores)) {
    const isPicked = (field: string) => privateFields.includes(field) === (name === 'private');
    const drafts = draftsOf(username, store);
    const values = pick(draft.values, isPicked);
    const base = pick(draft.base, isPicked);
    drafts[key] = { savedAt: Date.now(), version: draft.version, values, base };
    store.set({ owner: username, drafts });
  }
}

/** Deletes the draft after the form was saved or closed on purpose. */
export function deleteDraft(key: string): void {
  for (const store of Object.values(stores)) {
    const stored = store.get();
    if (!stored?.drafts[key]) continue;
    const { [key]: _, ...drafts } = stored.drafts;
    if (Object.keys(drafts).length > 0) store.set({ ...stored, drafts });
    else store.clear();
  }
}

/** Deletes all drafts: another person may use this computer next. */
export function clearDrafts(): void {
  for (const store of Object.values(stores)) store.clear();
}

interface Start<V> {
  values: V;
  version: number | null;
}

/** Returns the draft if its values fit the form; private fields that ended with the session have the values of `start`. */
function readDraft<V extends FieldValues>(
  username: string,
  key: string,
  start: Start<V>,
  isUsable: (values: V) => boolean,
): { values: Partial<V>; base: V; version: number | null } | undefined {
  const stored = draftsOf(username, stores.public)[key];
  if (!stored) return undefined;
  const hidden = draftsOf(username, stores.private)[key];
  const values = { ...stored.values, ...hidden?.values };
  const base = { ...start.values, ...stored.base, ...hidden?.base };
  const fits = (candidate: object) => isLike({ ...start.values, ...candidate }, start.values);
  if (!fits(values) || !fits(base) || !isUsable({ ...start.values, ...values })) return undefined;
  return { values: values as Partial<V>, base, version: stored.version };
}

/** True if a stored value has the types and fields of the form's value. Null and the items of a list are not compared. */
function isLike(stored: unknown, sample: unknown): boolean {
  if (stored === null || sample === null) return true;
  if (Array.isArray(stored) || Array.isArray(sample))
    return Array.isArray(stored) && Array.isArray(sample);
  if (typeof stored !== 'object' || typeof sample !== 'object')
    return typeof stored === typeof sample;
  const fields = stored as Record<string, unknown>;
  const entries = Object.entries(sample).filter(([, value]) => value !== undefined);
  return (
    Object.keys(stored).every((field) => field in sample) &&
    entries.every(([field, value]) => field in stored && isLike(fields[field], value))
  );
}

interface DraftOptions<V extends FieldValues, B> {
  key: string;
  form: UseFormReturn<V, unknown, B>;
  start: Start<V>;
  setStart: (start: Start<V>) => void;
  /** True if the form can work with stored values. */
  isUsable: (values: V) => boolean;
  /** Fields that are not stored beyond the session. */
  privateFields: readonly (keyof V & string)[];
}

/** Saves the input while the form is open, and restores the draft. Returns true if there was one. */
export function useDraft<V extends FieldValues, B>(options: DraftOptions<V, B>): boolean {
  const { key, form, start, setStart, isUsable, privateFields } = options;
  const { username } = useStaff();
  const [draft] = useState(() => readDraft(username, key, start, isUsable));
  useEffect(() => {
    if (!draft) return;
    setStart({ values: draft.base, version: draft.version });
    form.reset(draft.base);
    for (const [field, value] of Object.entries(draft.values))
      form.setValue(field as never, value as never, { shouldDirty: true });
  }, [draft, form, setStart]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (!isDirty) return deleteDraft(key);
          const { values: base, version } = start;
          saveDraft(username, key, { values, base, version }, privateFields);
        },
      }),
    [username, key, form, start, privateFields],
  );
  return draft !== undefined;
}
