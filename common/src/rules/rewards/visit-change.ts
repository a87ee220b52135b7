import { type CatalogDocument } from '../../model/catalog.ts';
import { type ProgressDocument, type Visit } from '../../model/participants.ts';
import { type Instant } from '../../model/values.ts';
import { newlyUnlocked, unlockedIds } from './rewards.ts';

/** What becomes of somebody's progress when visits come or go. */
export interface VisitChange {
  after: ProgressDocument;
  /** The ids of the rewards that the change unlocks. */
  unlocked: string[];
  /** What is written. */
  fields: Partial<Pick<ProgressDocument, 'visits' | 'unlocked' | 'refusals'>>;
}

/**
 * Adds visits, by business, or replaces them: by the attendee's own check-in, by staff, from a stamped card, or
 * as a pending one is confirmed. What they unlock is written down with `unlockedAt`, so that later edits of a
 * reward take nothing away.
 */
export function addVisits(
  catalogue: CatalogDocument,
  progress: ProgressDocument,
  visits: Readonly<Record<string, Visit>>,
  unlockedAt: Instant,
): VisitChange {
  const refusals = without(progress.refusals, Object.keys(visits));
  const seen = { ...progress, visits: { ...progress.visits, ...visits }, refusals };
  const added = unlockedIds(catalogue, seen).filter((id) => !seen.unlocked[id]);
  const unlocked = {
    ...seen.unlocked,
    ...Object.fromEntries(added.map((id) => [id, { unlockedAt }])),
  };
  const wasRefused = Object.keys(visits).some((id) => progress.refusals[id]);
  return {
    after: { ...seen, unlocked },
    unlocked: newlyUnlocked(catalogue, progress, seen),
    fields: {
      visits: seen.visits,
      ...(added.length > 0 && { unlocked }),
      ...(wasRefused && { refusals }),
    },
  };
}

/**
 * Takes visits away again, with the rewards that were written down as unlocked at `unlockedAt` and are not
 * earned without them, claimed ones among them.
 */
export function removeVisits(
  catalogue: CatalogDocument,
  progress: ProgressDocument,
  businessIds: readonly string[],
  unlockedAt: Instant,
): VisitChange & { locked: string[] } {
  const visits = without(progress.visits, businessIds);
  const isOfThen = (id: string) => progress.unlocked[id]?.unlockedAt === unlockedAt;
  const earlier = without(progress.unlocked, Object.keys(progress.unlocked).filter(isOfThen));
  const earned = { ...progress, visits, unlocked: earlier, claims: {} };
  const kept = new Set(unlockedIds(catalogue, earned));
  const locked = Object.keys(progress.unlocked).filter((id) => isOfThen(id) && !kept.has(id));
  const unlocked = without(progress.unlocked, locked);
  const after = { ...progress, visits, unlocked };
  return { after, unlocked: [], locked, fields: { visits, unlocked } };
}

function without<T>(all: Readonly<Record<string, T>>, ids: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id)));
}
