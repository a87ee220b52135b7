import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useStaff } from '../../session/use-staff.ts';

/*
 * Input of open forms, stored in memory only: after a session ends, signing in again restores the form. A draft
 * belongs to its author; another user on this computer clears it.
 */

interface Draft<V> {
  values: V;
  /** Values of the record when the form was opened, and its version; null for a new record. */
  base: V;
  version: number | null;
}

const drafts = new Map<string, Draft<unknown>>();
let draftOwner: string | null = null;

function saveDraft<V>(username: string, key: string, draft: Draft<V>): void {
  switchUser(username);
  drafts.set(key, draft);
}

function readDraft<V>(username: string, key: string): Draft<V> | undefined {
  switchUser(username);
  return drafts.get(key) as Draft<V> | undefined;
}

function switchUser(username: string): void {
  if (username !== draftOwner) drafts.clear();
  draftOwner = username;
}

/** Deletes the draft after the form was saved or closed on purpose. */
export function deleteDraft(key: string): void {
  drafts.delete(key);
}

/** Deletes all drafts: another person may use this computer next. */
export function clearDrafts(): void {
  drafts.clear();
}

interface Start<V> {
  values: V;
  version: number | null;
}

/** Saves the input while the form is open, and restores the draft of an ended session. */
export function useDraft<V extends FieldValues, B>(
  key: string,
  form: UseFormReturn<V, unknown, B>,
  start: Start<V>,
  setStart: (start: Start<V>) => void,
): void {
  const { username } = useStaff();
  const [draft] = useState(() => readDraft<V>(username, key));
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
          if (!isDirty) return;
          saveDraft(username, key, { values, base: start.values, version: start.version });
        },
      }),
    [username, key, form, start],
  );
}
