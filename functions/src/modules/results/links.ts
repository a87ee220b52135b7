import { randomBytes } from 'node:crypto';
import type {
  AnswerOf,
  BodyOf,
  ProblemOf,
  ResponseOf,
} from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  createResultLinks,
  endResultLink,
  listResultLinks,
  ResultLink,
} from '@wine-walk/common/api/results.ts';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import { type ResultLinkDocument, resultLinkDocument } from '@wine-walk/common/model/results.ts';
import { isBusinessListed } from '@wine-walk/common/rules/events/attendee-impact.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readBusinesses } from '../../firestore/events/businesses.ts';
import { readResultLinks } from '../../firestore/events/results.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { hashLinkSecret } from '../../firestore/people/staff.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import { maxWritesPerCommit } from '../../firestore/write.ts';

type Create = typeof createResultLinks;
type List = typeof listResultLinks;

async function readShopsAndLinks(eventId: string, event: EventDocument) {
  const [businesses, links] = await Promise.all([readBusinesses(), readResultLinks(eventId)]);
  const active = links.filter(({ data }) => data.isActive);
  const linked = new Set(active.map(({ data }) => data.businessId));
  const unlinked = businesses.filter(
    ({ id, data }) => data.isActive && isBusinessListed(event, id) && !linked.has(id),
  );
  return { businesses, active, unlinked };
}

/** Returns the active links to the results of an event: board and sponsors, then shops by name. */
export async function listLinks(eventId: string): Promise<AnswerOf<List>> {
  const event = await readDocument(documentPaths.event(eventId), eventDocument);
  if (!event) return problem('event-gone');
  const { businesses, active, unlinked } = await readShopsAndLinks(eventId, event.data);
  const names = new Map(businesses.map(({ id, data }) => [id, data.name]));
  const links = active
    .map(
      ({ id, data: { audience, businessId, secret, createdAt } }): ResultLink => ({
        id,
        audience,
        businessId,
        createdAt,
        name: names.get(businessId ?? '') ?? '',
        path: `/results/${secret}`,
      }),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.audience.localeCompare(b.audience));
  return { links, shopsWithoutLink: unlinked.length };
}

/** Creates the links of an audience that are missing, in one commit that two admins cannot both make. */
export async function createLinks(
  eventId: string,
  { audience }: BodyOf<Create>,
  { caller, now }: EditContext,
): Promise<AnswerOf<Create>> {
  return commitWithRetry<ResponseOf<Create>, Problem<ProblemOf<Create>>>(async () => {
    const event = await readDocument(documentPaths.event(eventId), eventDocument);
    if (!event) return problem('event-gone');
    const { active, unlinked } = await readShopsAndLinks(eventId, event.data);
    const isLinked = active.some(({ data }) => data.audience === audience);
    const ofShops = unlinked.slice(0, maxWritesPerCommit / 2).map(({ id }) => id);
    const missing = audience === 'shop' ? ofShops : isLinked ? [] : [null];
    if (missing.length === 0) return { writes: [], response: { created: 0 } };
    const createdAt = new Date(now).toISOString();
    const details = { audience, created: missing.length };
    const actor = caller.username;
    return {
      writes: [
        ...missing.map((businessId) => {
          const secret = encodeCrockford32(randomBytes(20)).toLowerCase();
          const data: ResultLinkDocument = {
            eventId,
            audience,
            businessId,
            secret,
            createdAt,
            isActive: true,
            createdBy: actor,
          };
          return {
            kind: 'create' as const,
            path: documentPaths.resultLink(hashLinkSecret(secret)),
            data,
          };
        }),
        // Conflicts with another admin who does the same at once.
        {
          kind: 'update',
          path: event.path,
          data: { updatedAt: createdAt },
          revision: event.revision,
        },
        auditWrite({ actor, action: 'result-link.create', target: event.path, now, details }),
      ],
      response: { created: missing.length },
    };
  });
}

/** Ends a link to results. */
export async function endLink(
  id: string,
  { caller, now }: EditContext,
): Promise<ResponseOf<typeof endResultLink> | Problem<'link-not-found'>> {
  return commitWithRetry<{ id: string }, Problem<'link-not-found'>>(async () => {
    const path = documentPaths.resultLink(id);
    const link: Stored<ResultLinkDocument> | undefined = await readDocument(
      path,
      resultLinkDocument,
    );
    if (!link) return problem('link-not-found');
    const end = { kind: 'update' as const, path, data: { isActive: false } };
    const audit = { actor: caller.username, action: 'result-link.end', target: path, now };
    return {
      writes: [{ ...end, revision: link.revision }, auditWrite(audit)],
      response: { id },
    };
  });
}
