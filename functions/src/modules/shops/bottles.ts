import type { AnswerOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { countOpenedBottle } from '@wine-walk/common/api/shops.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { offerDocument } from '@wine-walk/common/model/offers.ts';
import {
  maxOpenedBottles,
  type ShopPageDocument,
  shopPageDocument,
} from '@wine-walk/common/model/shop-pages.ts';
import { usualOffer } from '@wine-walk/common/rules/businesses/offers.ts';
import { presentShopPage } from '@wine-walk/common/rules/shops/shop-page.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { type IdempotentRequest, withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths, toShopPageId } from '../../firestore/paths.ts';
import { readDocuments } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';

type Count = typeof countOpenedBottle;

/** Notes that the shop of the caller opened a bottle, or that the last note was a mistake. */
export async function countBottle(
  change: 1 | -1,
  { caller, request, now }: { caller: StaffMember; request: IdempotentRequest | null; now: number },
): Promise<AnswerOf<Count>> {
  const { eventId, businessId } = caller;
  if (!eventId || !businessId) return problem('shops-only');
  return withIdempotency<ResponseOf<Count>, Problem<'shop-gone'>>(request, async () => {
    const path = documentPaths.shopPage(toShopPageId(eventId, businessId));
    const [page, business, offer] = await readDocuments(
      [path, shopPageDocument],
      [documentPaths.business(businessId), businessDocument],
      [documentPaths.offer(eventId, businessId), offerDocument],
    );
    if (!business) return problem('shop-gone');
    const at = new Date(now).toISOString();
    const before = page?.data.openedBottles ?? [];
    const openedBottles =
      change === 1 ? [...before, at].slice(0, maxOpenedBottles) : before.slice(0, -1);
    const created: ShopPageDocument = {
      eventId,
      businessId,
      bottles: null,
      openedBottles,
      fields: presentShopPage(business.data, offer?.data ?? usualOffer(business.data.facts)),
      state: 'approved',
      savedAt: at,
      approvedBy: caller.username,
      approvedAt: at,
      version: 0,
      createdAt: at,
      updatedAt: at,
    };
    const write: Write = page
      ? { kind: 'update', path, data: { openedBottles, updatedAt: at }, revision: page.revision }
      : { kind: 'create', path, data: created };
    const details = { opened: openedBottles.length };
    const action = 'shop-page.bottle';
    return {
      writes: [write, auditWrite({ actor: caller.username, action, target: path, now, details })],
      response: { opened: openedBottles.length },
    };
  });
}
