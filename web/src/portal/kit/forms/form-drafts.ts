import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useStaff } from '../../session/use-staff.ts';

/*
 * What is typed in an open form, kept in memory alone: where a session ends in the middle of it, signing in
 * again finds the form as it was. It is for whoever typed it: where somebody else goes on at this computer,
 * it is forgotten.
 */

export interface Draft<V> {
  values: V;
  /** What the record said when the form was opened, and its version; null for a new one. */
  base: V;
  version: number | null;
}

const drafts = new Map<string, Draft<unknown>>();
let draftOwner: string | null = null;

export function saveDraft<V>(username: string, key: string, draft: Draft<V>): void {
  switchUser(username);
  drafts.set(key, draft);
}

export function readDraft<V>(username: string, key: string): Draft<V> | undefined {
  switchUser(username);
  return drafts.get(key) as Draft<V> | undefined;
}

function switchUser(username: string): void {
  if (username !== draftOwner) drafts.clear();
  draftOwner = username;
}

/** The form was saved, or closed on purpose. */
export function deleteDraft(key: string): void {
  drafts.delete(key);
}

/** Somebody else may be next at this computer. */
export function clearDrafts(): void {
  drafts.clear();
}

interface Start<V> {
  values: V;
  version: number | null;
}

/** Keeps what is typed while the form is open, and begins with what was typed before a session ended. */
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
