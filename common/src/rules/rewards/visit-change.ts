import { type CatalogDocument } from '../../model/catalog.ts';
import { type Instant } from '../../model/fields/values.ts';
import { type ProgressDocument, type Visit } from '../../model/participants.ts';
import { newlyUnlocked, unlockedIds } from './rewards.ts';

/** Effect of added or removed visits on progress. */
export interface VisitChange {
  after: ProgressDocument;
  /** Ids of the rewards that the change unlocks. */
  unlocked: string[];
  /** Fields to write. */
  fields: Partial<Pick<ProgressDocument, 'visits' | 'unlocked' | 'refusals'>>;
}

/**
 * Adds or replaces visits by business: own check-in, staff check-in, stamp card or confirmation. Unlocked
 * rewards are stored with `unlockedAt`, so that later edits of a reward do not lock them.
 */
export function addVisits(
  catalog: CatalogDocument,
  progress: ProgressDocument,
  visits: Readonly<Record<string, Visit>>,
  unlockedAt: Instant,
): VisitChange {
  const refusals = without(progress.refusals, Object.keys(visits));
  const seen = { ...progress, visits: { ...progress.visits, ...visits }, refusals };
  const added = unlockedIds(catalog, seen).filter((id) => !seen.unlocked[id]);
  const unlocked = {
    ...seen.unlocked,
    ...Object.fromEntries(added.map((id) => [id, { unlockedAt }])),
  };
  const wasRefused = Object.keys(visits).some((id) => progress.refusals[id]);
  return {
    after: { ...seen, unlocked },
    unlocked: newlyUnlocked(catalog, progress, seen),
    fields: {
      visits: seen.visits,
      ...(added.length > 0 && { unlocked }),
      ...(wasRefused && { refusals }),
    },
  };
}

/**
 * Removes visits and the rewards that were unlocked at `unlockedAt` and are not earned without them, claimed
 * ones included.
 */
export function removeVisits(
  catalog: CatalogDocument,
  progress: ProgressDocument,
  businessIds: readonly string[],
  unlockedAt: Instant,
): VisitChange & { locked: string[] } {
  const visits = without(progress.visits, businessIds);
  const isOfThen = (id: string) => progress.unlocked[id]?.unlockedAt === unlockedAt;
  const retained = without(progress.unlocked, Object.keys(progress.unlocked).filter(isOfThen));
  const earned = { ...progress, visits, unlocked: retained, claims: {} };
  const stillUnlocked = new Set(unlockedIds(catalog, earned));
  const locked = Object.keys(progress.unlocked).filter(
    (id) => isOfThen(id) && !stillUnlocked.has(id),
  );
  const unlocked = without(progress.unlocked, locked);
  const after = { ...progress, visits, unlocked };
  return { after, unlocked: [], locked, fields: { visits, unlocked } };
}

function without<T>(all: Readonly<Record<string, T>>, ids: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id)));
}
