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
