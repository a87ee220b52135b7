import type { BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { keepSellerDecisions, readSellerDecisions } from '@wine-walk/common/api/tickets.ts';
import { cutText } from '@wine-walk/common/lib/cut-text.ts';
import { maxSellers, ticketSellersDocument } from '@wine-walk/common/model/ticket-sellers.ts';
import type { z } from 'zod';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';

type Answer = ResponseOf<typeof keepSellerDecisions>;

function toAnswer(sellers: z.infer<typeof ticketSellersDocument>['sellers']): Answer {
  return {
    decisions: Object.fromEntries(
      sellers.map(({ seller, statuses, products }) => [seller, { statuses, products }]),
    ),
  };
}

/** Returns the decisions about files of tickets. */
export async function sellerDecisions(): Promise<ResponseOf<typeof readSellerDecisions>> {
  const stored = await readDocument(documentPaths.ticketSellers(), ticketSellersDocument);
  return toAnswer(stored?.data.sellers ?? []);
}

/** Stores decisions about the files of one seller beside its earlier ones; of more than 50 sellers, the oldest leave. */
export async function storeSellerDecisions(
  decided: BodyOf<typeof keepSellerDecisions>,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<Answer> {
  const path = documentPaths.ticketSellers();
  return commitWithRetry<Answer>(async () => {
    const stored = await readDocument(path, ticketSellersDocument);
    const kept = stored?.data.sellers ?? [];
    const earlier = kept.find(({ seller }) => seller === decided.seller);
    // A portal that could not read the earlier decisions sends its new ones only.
    const both = {
      seller: decided.seller,
      statuses: { ...earlier?.statuses, ...decided.statuses },
      products: { ...earlier?.products, ...decided.products },
    };
    const sellers = [...kept.filter((other) => other !== earlier), both].slice(-maxSellers);
    const write: Write = stored
      ? { kind: 'update', path, data: { sellers }, revision: stored.revision }
      : { kind: 'create', path, data: { sellers } };
    const audit = auditWrite({
      actor: caller.username,
      action: 'ticket.decide-seller',
      target: path,
      now,
      details: { seller: cutText(decided.seller, 80) },
    });
    return { writes: [write, audit], response: toAnswer(sellers) };
  });
}
