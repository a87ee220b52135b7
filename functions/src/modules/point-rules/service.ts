import type { AnswerOf, BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  createPointRule,
  editPointRule,
  previewPointRule,
} from '@wine-walk/common/api/point-rules.ts';
import { type WithId, withId } from '@wine-walk/common/lib/with-id.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { participantDocument } from '@wine-walk/common/model/participants.ts';
import { type PointRuleDocument, pointRuleDocument } from '@wine-walk/common/model/rewards.ts';
import { buildCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { standingsChange } from '@wine-walk/common/rules/rewards/leaderboard.ts';
import { readBusinesses } from '../../firestore/events/businesses.ts';
import { requireEvent } from '../../firestore/events/events.ts';
import { readPointRules } from '../../firestore/events/rewards.ts';
import { type CreateContext, createIdempotent } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readEventProgress } from '../../firestore/people/progress.ts';
import { readDocument, readDocumentsSkippingInvalid } from '../../firestore/read.ts';
import { type EditContext, updateVersioned } from '../../firestore/versioned-update.ts';

type Preview = typeof previewPointRule;

/** Maximum number of participants listed. */
const maxMovers = 10;
/** ID of an unsaved rule. */
const unsaved = 'unsaved';

/** Returns the effect of a new rule, or of a changed rule `id`, on an event's standings. */
export async function previewStandings(
  eventId: string,
  { id = unsaved, rule }: BodyOf<Preview>,
  now: number,
): Promise<AnswerOf<Preview>> {
  const [event, known, businesses, rules, walkers] = await Promise.all([
    readDocument(documentPaths.event(eventId), eventDocument),
    readDocument(documentPaths.catalog(eventId), catalogDocument),
    readBusinesses(),
    readPointRules(),
    readEventProgress(eventId),
  ]);
  if (!event) return problem('event-gone');
  const saved = rules.map(withId);
  const edited = saved.find((stored) => stored.id === id);
  if (id !== unsaved && !edited) return problem('point-rule-gone');

  const finalCatalog = hasEnded(event.data, now) ? known?.data : undefined;
  const catalog = (pointRules: WithId<PointRuleDocument>[]) => {
    if (finalCatalog) return finalCatalog;
    const facts = {
      businesses: businesses.map(withId),
      rewards: [],
      pointRules,
    };
    return buildCatalog(eventId, event.data, facts, known?.data);
  };
  const changed = { ...(edited ?? fresh(now)), ...rule, id };
  changed.eventId = rule.eventId === undefined ? (edited?.eventId ?? null) : rule.eventId;
  const others = saved.filter((stored) => stored.id !== id);
  const { top, ...change } = standingsChange(
    catalog(saved),
    catalog([...others, changed as WithId<PointRuleDocument>]),
    walkers.map(({ data }) => data).filter(({ isCancelled }) => !isCancelled),
    maxMovers,
  );
  return { isOver: finalCatalog !== undefined, ...change, top: await named(top) };
}

function fresh(now: number) {
  const at = new Date(now).toISOString();
  return { version: 1, createdAt: at, updatedAt: at };
}

async function named(top: { participantId: string; before: number; after: number }[]) {
  if (top.length === 0) return [];
  const people = await readDocumentsSkippingInvalid(
    ...top.map(
      ({ participantId }) =>
        [documentPaths.participant(participantId), participantDocument] as const,
    ),
  );
  return top.map(({ before, after }, index) => ({
    name: people[index]?.data.name ?? '',
    before,
    after,
  }));
}

/** Returns all point rules, by name. */
export async function allPointRules(): Promise<(PointRuleDocument & { id: string })[]> {
  const rules = await readPointRules();
  return rules.map(withId).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Creates a point rule for one event or for all. */
export async function addPointRule(
  { eventId = null, ...fields }: BodyOf<typeof createPointRule>,
  sender: CreateContext,
): Promise<AnswerOf<typeof createPointRule>> {
  const at = new Date(sender.now).toISOString();
  const data = { ...fields, eventId, version: 1, createdAt: at, updatedAt: at };
  return createIdempotent(
    { record: 'point-rule', path: documentPaths.pointRule },
    sender,
    async () => (await requireEvent(eventId)) ?? { data },
  );
}

/**
 * Edits a point rule; its event stays unchanged if `eventId` is not sent. Points are computed, so standings
 * follow at once.
 */
export async function changePointRule(
  id: string,
  { version, ...fields }: BodyOf<typeof editPointRule>,
  editor: EditContext,
): Promise<AnswerOf<typeof editPointRule>> {
  return updateVersioned(
    { record: 'point-rule', path: documentPaths.pointRule(id), schema: pointRuleDocument, version },
    editor,
    async () => (await requireEvent(fields.eventId)) ?? { fields },
  );
}
