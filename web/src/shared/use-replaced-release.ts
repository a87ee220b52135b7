import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Calls `withdraw` when another text is shown in place of the release, of a newer version or in another language: who
 * accepted the one did not accept the other.
 */
export function useReplacedRelease(version: string | undefined, withdraw: () => void): void {
  const shown = useRef(version);
  const onReplaced = useEffectEvent(withdraw);
  useEffect(() => {
    if (version === undefined) return;
    if (shown.current !== undefined && shown.current !== version) onReplaced();
    shown.current = version;
  }, [version]);
}

interface WithdrawnAcceptance<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  /** Field of the acceptance. */
  name: Path<V>;
  /** Version of the release that is shown. */
  version: string | undefined;
  /** Shown at the field until the release is accepted again. */
  message: string;
  onReplaced: () => void;
}

/** Withdraws the acceptance in a form when another text is shown in place of the release, and says so at its field. */
export function useWithdrawnAcceptance<V extends FieldValues, B>({
  form: { getValues, setValue, setError, clearErrors, subscribe },
  name,
  version,
  message,
  onReplaced,
}: WithdrawnAcceptance<V, B>): void {
  useReplacedRelease(version, () => {
    onReplaced();
    if (!getValues(name)) return;
    setValue(name, false as PathValue<V, Path<V>>);
    setError(name, { message });
  });
  useEffect(
    () =>
      subscribe({
        name,
        formState: { values: true },
        callback: () => {
          if (getValues(name)) clearErrors(name);
        },
      }),
    [subscribe, name, getValues, clearErrors],
  );
}
