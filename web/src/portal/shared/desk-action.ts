import { redeemReward } from '@wine-walk/common/api/admin-rewards.ts';
import { admitAtDesk, lookUpAtDesk } from '@wine-walk/common/api/desk.ts';
import { checkInForSomebody } from '@wine-walk/common/api/reviews.ts';
import { openTill } from '@wine-walk/common/api/tills.ts';
import type { OfflineConflictReason } from '@wine-walk/common/model/categories.ts';
import { instant } from '@wine-walk/common/model/values.ts';
import { z } from 'zod';
import { ApiError, NetworkError } from '../../platform/api/api-errors.ts';
import { classifyFailure } from '../../platform/delivery-queue/classify-failure.ts';
import type { Delivery } from '../../platform/delivery-queue/delivery.ts';
import { staffCall } from '../session/staff-call.ts';

const common = {
  eventId: z.string(),
  /** What it is, in a line: 'Maya R. is in'. */
  label: z.string(),
  /** When it was pressed, by the server's clock as far as the device knows it. */
  madeAt: instant,
  /** It was decided without the server: it stands, whatever speaks against it. */
  isOffline: z.boolean(),
};

/** One press at the desk: all that is sent of it, whenever that is. */
export const deskAction = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('admit'),
    submissionIds: z.array(z.string()),
    /** Those whom a ticket alone told, while there was no connection. */
    ticketIds: z.array(z.string()),
    takesPayment: z.boolean(),
    /** What was taken; 0 without a payment. Whole cents. */
    amountCents: z.number(),
    /** Of a till that is still to be opened; null: it is open. */
    openingFloatCents: z.number().nullable(),
  }),
  z.object({ ...common, kind: z.literal('redeem'), code: z.string() }),
  z.object({
    ...common,
    kind: z.literal('check-in'),
    /** One of the two. */
    submissionId: z.string().nullable(),
    ticketId: z.string().nullable(),
    businessId: z.string(),
  }),
]);
export type DeskAction = z.infer<typeof deskAction>;

/** What became of an act: why it should not have been, where it was done without a connection. */
export interface DeskActionResult {
  conflicts: OfflineConflictReason[];
}
export type DeskDelivery = Delivery<DeskAction, DeskActionResult>;

/**
 * Sends an act. What waited and is refused was handed over all the same: a refusal says that it was not carried out,
 * so that it is sent again as the fact that it is by now. Throws ApiError and NetworkError.
 */
export async function deliverDeskAction(delivery: DeskDelivery): Promise<DeskActionResult> {
  const { payload, key, isFromThisPage, failedAttempts } = delivery;
  const hasWaited = !isFromThisPage || failedAttempts > 0;
  try {
    return await send(payload, key, hasWaited);
  } catch (error) {
    if (payload.isOffline || !hasWaited || classifyFailure(error).kind !== 'refused') throw error;
    return send({ ...payload, isOffline: true }, `${key}-late`, hasWaited);
  }
}

async function send(act: DeskAction, idempotencyKey: string, hasWaited: boolean) {
  const doneAt = act.isOffline ? act.madeAt : null;
  switch (act.kind) {
    case 'admit':
      return admit(act, doneAt, idempotencyKey, hasWaited);
    case 'redeem': {
      const body = { code: act.code, eventId: act.eventId, doneAt };
      const { doubt } = await staffCall(redeemReward, { body, idempotencyKey });
      return { conflicts: doubt ? [doubt.reason] : [] };
    }
    case 'check-in': {
      const id = act.submissionId ?? (await holderOf(act.ticketId ?? '', act.eventId));
      const body = { businessIds: [act.businessId], source: 'staff' as const, doneAt };
      await staffCall(checkInForSomebody, { params: { id }, body, idempotencyKey });
      return { conflicts: [] };
    }
  }
}

async function admit(
  {
    eventId,
    submissionIds,
    ticketIds,
    takesPayment,
    openingFloatCents,
  }: DeskAction & { kind: 'admit' },
  doneAt: string | null,
  idempotencyKey: string,
  hasWaited: boolean,
): Promise<DeskActionResult> {
  // A till that was counted while the phone had no connection is not the one that the cash went into.
  if (takesPayment && (openingFloatCents !== null || hasWaited))
    await staffCall(openTill, { body: { eventId, openingFloatCents: openingFloatCents ?? 0 } });
  const body = { submissionIds, ticketIds, takesPayment, isIdSeen: true, doneAt };
  const { doubts } = await staffCall(admitAtDesk, { body, idempotencyKey });
  return { conflicts: Object.values(doubts) };
}

/** Who registered with a ticket that was scanned without a connection. */
async function holderOf(ticketId: string, eventId: string): Promise<string> {
  const { people } = await staffCall(lookUpAtDesk, { body: { text: ticketId, eventId } });
  return people[0]?.submissionId ?? ticketId;
}

/** Whether a call came to no answer, so that it may be decided without the server. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}
