import { randomBytes, randomInt } from 'node:crypto';
import { eventDocument } from '../../../contract/documents.ts';
import type { StaffLink } from '../../../contract/staff-links.ts';
import type { StaffLinkDocument } from '../../../contract/staff-records.ts';
import { encodeCrockford32 } from '../../../domain/crockford.ts';
import { type Problem, problem } from '../../../domain/problem.ts';
import { shiftEnd } from '../../../domain/shift-end.ts';
import { auditWrite } from '../../../store/audit.ts';
import type { CreateContext } from '../../../store/create-idempotent.ts';
import { documentPaths } from '../../../store/paths.ts';
import { readDocument } from '../../../store/read.ts';
import { hashLinkSecret, type LinkKind, linkPath, readLinks } from '../../../store/staff-links.ts';
import { withIdempotency } from '../../../store/with-idempotency.ts';
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
