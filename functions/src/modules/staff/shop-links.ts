import type { AnswerOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { createShopLinks } from '@wine-walk/common/api/shops.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { isBusinessListed } from '@wine-walk/common/rules/events/attendee-impact.ts';
import { staffLinkStatus } from '@wine-walk/common/rules/sessions/staff-link-period.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readBusinesses } from '../../firestore/events/businesses.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { linkPath, readLinks } from '../../firestore/people/staff.ts';
import { readDocument } from '../../firestore/read.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import { maxWritesPerCommit } from '../../firestore/write.ts';
import { newLink } from './links.ts';

type Create = typeof createShopLinks;

/** Creates the links of an event's shops that have none, in one commit that two admins cannot both make. */
export async function createMissingLinks(
  eventId: string,
  { caller, now }: EditContext,
): Promise<AnswerOf<Create>> {
  return commitWithRetry<ResponseOf<Create>, Problem<ProblemOf<Create>>>(async () => {
    const event = await readDocument(documentPaths.event(eventId), eventDocument);
    if (!event) return problem('event-gone');
    if (staffLinkStatus(event.data, now) === 'over')
      return problem('event-ended', { event: event.data.name });
    const [businesses, links] = await Promise.all([readBusinesses(), readLinks('shop', eventId)]);
    const linked = new Set(
      links.filter(({ data }) => data.isActive).map(({ data }) => data.businessId),
    );
    const missing = businesses
      .filter(({ id, data }) => data.isActive && isBusinessListed(event.data, id))
      .filter(({ id }) => !linked.has(id))
      .slice(0, maxWritesPerCommit / 2);
    if (missing.length === 0) return { writes: [], response: { created: 0 } };
    return {
      writes: [
        ...missing.flatMap(({ id: businessId, data: { name } }) => {
          const { id, data } = newLink({ eventId, businessId, name }, caller, now);
          return { kind: 'create' as const, path: linkPath('shop', id), data };
        }),
        // Conflicts with another admin who does the same at once.
        {
          kind: 'update',
          path: event.path,
          data: { updatedAt: new Date(now).toISOString() },
          revision: event.revision,
        },
        auditWrite({
          actor: caller.username,
          action: 'shop-link.create-missing',
          target: event.path,
          now,
          details: { created: missing.length },
        }),
      ],
      response: { created: missing.length },
    };
  });
}
