import { defaultDatabase } from '@wine-walk/common/api/database.ts';
import { reloadNewest } from '../device/reload.ts';
import { parseNumber, parseText, persisted } from '../storage/persisted.ts';

const stored = persisted('database', parseText, 'device', 'text');
const reloadedAt = persisted('reloaded-for-database', parseNumber, 'tab');
/** Minimum interval between reloads in milliseconds; instances of both databases answer during a deployment. */
const reloadCooldownMs = 60_000;

let named: string | undefined;
let isOpen = false;

const current = () => named ?? stored.get() ?? defaultDatabase;

/** Returns the name of the database that the API named last, which the page uses from now on. */
export function databaseToOpen(): string {
  named = current();
  isOpen = true;
  return named;
}

/** Takes the name in an answer of the API. Reloads a page that uses another database, as after a restore. */
export function noteDatabase(name: string | null): void {
  if (!name || name === current()) return;
  const now = Date.now();
  if (isOpen && now - (reloadedAt.get() ?? 0) < reloadCooldownMs) return;
  // Without storage the reload would repeat endlessly.
  const isStored = stored.set(name) && (!isOpen || reloadedAt.set(now));
  if (!isOpen) named = name;
  else if (isStored) void reloadNewest();
}
