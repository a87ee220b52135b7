/*
 * What is typed in an open form, kept in memory alone: where a session ends in the middle of it, signing in
 * again finds the form as it was.
 */

export interface Draft<V> {
  values: V;
  /** What the record said when the form was opened, and its version; null for a new one. */
  base: V;
  version: number | null;
}

const drafts = new Map<string, Draft<unknown>>();

export function keepDraft<V>(key: string, draft: Draft<V>): void {
  drafts.set(key, draft);
}

export function readDraft<V>(key: string): Draft<V> | undefined {
  return drafts.get(key) as Draft<V> | undefined;
}

/** The form was saved, or closed on purpose. */
export function dropDraft(key: string): void {
  drafts.delete(key);
}

/** Somebody else may be next at this computer. */
export function forgetDrafts(): void {
  drafts.clear();
}
