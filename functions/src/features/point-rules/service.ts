import { type PointRuleDocument, pointRuleDocument } from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import type { createPointRule, editPointRule } from '../../contract/point-rules.ts';
import { createOnce, type Sender } from '../../http/create-once.ts';
import { type Editor, editVersioned } from '../../http/edit-versioned.ts';
import { unknownEvent } from '../../http/known.ts';
import type { Problem } from '../../http/problem.ts';
import { paths } from '../../store/paths.ts';
import { readQuery } from '../../store/read.ts';

/** Every point rule, by name. */
export async function allPointRules(): Promise<(PointRuleDocument & { id: string })[]> {
  const found = await readQuery(paths.pointRules, pointRuleDocument);
  return found
    .map(({ id, data }) => ({ ...data, id }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Creates a point rule, of one event or of every one. */
export async function addPointRule(
  { eventId = null, ...fields }: BodyOf<typeof createPointRule>,
  sender: Sender,
): Promise<AnswerOf<typeof createPointRule> | Problem<ProblemOf<typeof createPointRule>>> {
  const at = new Date(sender.now).toISOString();
  const data = { ...fields, eventId, version: 1, createdAt: at, updatedAt: at };
  return createOnce(
    { what: 'point rule', path: paths.pointRule, schema: pointRuleDocument },
    sender,
    async () => (await unknownEvent(eventId)) ?? { data },
  );
}

/** Edits a point rule; `eventId` left out stays. Points are computed, so standings follow at once. */
export async function changePointRule(
  id: string,
  { version, ...fields }: BodyOf<typeof editPointRule>,
  editor: Editor,
): Promise<AnswerOf<typeof editPointRule> | Problem<ProblemOf<typeof editPointRule>>> {
  return editVersioned(
    { what: 'point rule', path: paths.pointRule(id), schema: pointRuleDocument, version },
    editor,
    async () => (await unknownEvent(fields.eventId)) ?? { fields },
  );
}
