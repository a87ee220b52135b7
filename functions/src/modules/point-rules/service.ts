import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type createPointRule, type editPointRule } from '@wine-walk/common/api/point-rules.ts';
import { type Problem } from '@wine-walk/common/api/problems.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { type PointRuleDocument, pointRuleDocument } from '@wine-walk/common/model/rewards.ts';
import { requireEvent } from '../../firestore/events.ts';
import { type CreateContext, createIdempotent } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readPointRules } from '../../firestore/point-rules.ts';
import { type EditContext, updateVersioned } from '../../firestore/versioned-update.ts';

/** Every point rule, by name. */
export async function allPointRules(): Promise<(PointRuleDocument & { id: string })[]> {
  const found = await readPointRules();
  return found.map(withId).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Creates a point rule, of one event or of every one. */
export async function addPointRule(
  { eventId = null, ...fields }: BodyOf<typeof createPointRule>,
  sender: CreateContext,
): Promise<ResponseOf<typeof createPointRule> | Problem<ProblemOf<typeof createPointRule>>> {
  const at = new Date(sender.now).toISOString();
  const data = { ...fields, eventId, version: 1, createdAt: at, updatedAt: at };
  return createIdempotent(
    { what: 'point rule', path: documentPaths.pointRule },
    sender,
    async () => (await requireEvent(eventId)) ?? { data },
  );
}

/** Edits a point rule; `eventId` left out stays. Points are computed, so standings follow at once. */
export async function changePointRule(
  id: string,
  { version, ...fields }: BodyOf<typeof editPointRule>,
  editor: EditContext,
): Promise<ResponseOf<typeof editPointRule> | Problem<ProblemOf<typeof editPointRule>>> {
  return updateVersioned(
    { what: 'point rule', path: documentPaths.pointRule(id), schema: pointRuleDocument, version },
    editor,
    async () => (await requireEvent(fields.eventId)) ?? { fields },
  );
}
