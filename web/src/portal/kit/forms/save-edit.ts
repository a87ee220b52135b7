import { ApiError } from '../../../platform/api/api-errors.ts';

/** True if the server rejected an edit because another user saved the record. */
export const isStaleEdit = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'stale-edit';

interface EditToSave<R extends { version: number }, Output> {
  /** Version that the form started from. */
  start: number;
  /** Newest version known without a read. */
  known: R | undefined;
  /** True if the record differs from the start of the form in a field of the form. */
  isInConflict: (record: R) => boolean;
  /** Reads the record as stored on the server now; undefined if it does not exist. */
  readSaved: () => Promise<R | undefined>;
  send: (version: number) => Promise<Output>;
}

/**
 * Saves an edit on the version that its form started from, or on a newer one that has the form's fields as they were
 * then. Any other newer version gives `stale-edit`: it was not seen by the user.
 */
export async function saveEdit<R extends { version: number }, Output>({
  start,
  known,
  isInConflict,
  readSaved,
  send,
}: EditToSave<R, Output>): Promise<Output> {
  const version = known && !isInConflict(known) ? known.version : start;
  try {
    return await send(version);
  } catch (error) {
    if (!isStaleEdit(error)) throw error;
    const saved = await readSaved().catch(() => undefined);
    if (!saved || saved.version === version || isInConflict(saved)) throw error;
    return send(saved.version);
  }
}
