import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useStaff } from '../../session/use-staff.ts';
import { readDraft, saveDraft } from './form-drafts.ts';

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
