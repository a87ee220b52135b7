import { randomBytes, randomInt } from 'node:crypto';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type StaffLink } from '@wine-walk/common/api/staff.ts';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { type StaffLinkDocument } from '@wine-walk/common/model/staff.ts';
import { shiftEnd } from '@wine-walk/common/rules/sessions/shift-end.ts';
import { auditWrite } from '../../../firestore/audit.ts';
import { type CreateContext, withIdempotency } from '../../../firestore/idempotency.ts';
import { documentPaths } from '../../../firestore/paths.ts';
import { readDocument } from '../../../firestore/read.ts';
import { hashLinkSecret, type LinkKind, linkPath, readLinks } from '../../../firestore/staff.ts';
import { endWrites } from './end.ts';
import { toStaffLink } from './to-staff-link.ts';

interface Wanted {
  eventId: string;
  /** Null for a shift. */
  businessId: string | null;
  name: string;
}

type Refused = Problem<'not-found' | 'decided-against'>;

/** Makes a link with a PIN for an event; a business has one at a time, so an earlier one of it ends. */
export async function createLink(
  kind: LinkKind,
  wanted: Wanted,
  { caller, request, now }: CreateContext,
): Promise<StaffLink | Refused | Problem<'idempotency-key-reused'>> {
  return withIdempotency<StaffLink, Refused>(request, async () => {
    const event = await readDocument(documentPaths.event(wanted.eventId), eventDocument);
    if (!event) return problem('not-found', 'This event no longer exists.');
    const expiresAt = shiftEnd(event.data);
    if (Date.parse(expiresAt) <= now)
      return problem('decided-against', `${event.data.name} is over.`);
    const secret = encodeCrockford32(randomBytes(20)).toLowerCase();
    const link: StaffLinkDocument = {
      ...wanted,
      secret,
      pin: String(randomInt(1_000_000)).padStart(6, '0'),
      isActive: true,
      expiresAt,
      createdAt: new Date(now).toISOString(),
      createdBy: caller.username,
      joins: 0,
    };
    const id = hashLinkSecret(secret);
    const path = linkPath(kind, id);
    return {
      writes: [
        { kind: 'create', path, data: link },
        ...(kind === 'shop' ? await endEarlier(wanted, now) : []),
        auditWrite({ actor: caller.username, action: `${kind}-link.create`, target: path, now }),
      ],
      response: toStaffLink(kind, id, link, []),
    };
  });
}

async function endEarlier({ eventId, businessId }: Wanted, now: number) {
  const links = await readLinks('shop', eventId);
  const earlier = links.filter(({ data }) => data.businessId === businessId && data.isActive);
  const writes = await Promise.all(earlier.map((link) => endWrites('shop', link, now)));
  return writes.flatMap((each) => each.writes);
}
