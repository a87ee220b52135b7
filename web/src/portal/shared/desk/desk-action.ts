import type { ProblemCode } from '@wine-walk/common/api/contract/problem-codes.ts';
import { admitAtDesk, deskNewcomer, lookUpAtDesk } from '@wine-walk/common/api/staff/desk.ts';
import { assistedCheckIn } from '@wine-walk/common/api/staff/reviews.ts';
import { redeemReward } from '@wine-walk/common/api/staff/rewards.ts';
import { openTill } from '@wine-walk/common/api/staff/tills.ts';
import { deskPayment, type OfflineConflictReason } from '@wine-walk/common/model/categories.ts';
import { instant, type Money } from '@wine-walk/common/model/fields/values.ts';
import { participantOfReference } from '@wine-walk/common/rules/desk/person-reference.ts';
import { z } from 'zod';
import { ApiError, NetworkError } from '../../../platform/api/api-errors.ts';
import { classifyFailure } from '../../../platform/delivery-queue/classify-failure.ts';
import type { Delivery } from '../../../platform/delivery-queue/delivery.ts';
import { staffCall } from '../../session/staff-call.ts';

const common = {
  eventId: z.string(),
  /** Description in one line: 'Maya R. is in'. */
  label: z.string(),
  /** Time of the click by the server's clock, as far as the device knows it. */
  madeAt: instant,
  /** True if decided without the server: the action has happened and is recorded in any case. */
  isOffline: z.boolean(),
};

/** Newcomer with any name: one that the server will not accept stays in the queue until its refusal is shown. */
const storedNewcomer = deskNewcomer.extend({ fullName: z.string() });

/** Action at the desk with everything that is sent for it. */
export const deskAction = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('admit'),
    /** IDs of registrations; `personReference` for people found by name while offline, whose registration the server finds. */
    submissionIds: z.array(z.string()),
    /** Tickets of people who are known by their ticket only, scanned while offline. */
    ticketIds: z.array(z.string()),
    /** People whom the admission registers; `typeIds` and `takenCents` name them by `ref`. */
    newcomers: z.array(storedNewcomer).default([]),
    takesPayment: z.boolean(),
    /** False for a payment of people who have arrived. */
    isIdSeen: z.boolean().default(true),
    /** Types of the tickets that are sold, by registration. */
    typeIds: z.record(z.string(), z.string()).default({}),
    /** Cash in actions that an earlier version of the app queued. */
    method: deskPayment.default('cash'),
    /** True if a guest among them signed the release on paper. */
    isReleaseSigned: z.boolean().default(false),
    /** Amount taken, in cents; 0 without a payment. */
    amountCents: z.number(),
    /** Amounts taken from each person, in cents, by registration or ticket. Unknown in actions of an earlier version. */
    takenCents: z.record(z.string(), z.number()).optional(),
    /** Float of a till that this action opens, in cents; null if it is open. */
    openingFloatCents: z.number().nullable(),
  }),
  z.object({ ...common, kind: z.literal('redeem'), code: z.string() }),
  z.object({
    ...common,
    kind: z.literal('check-in'),
    /** One of the two is set. */
    submissionId: z.string().nullable(),
    ticketId: z.string().nullable(),
    businessId: z.string(),
  }),
]);
export type DeskAction = z.infer<typeof deskAction>;

/** Result of an action, with the conflicts of an offline action. */
export interface DeskActionResult {
  conflicts: OfflineConflictReason[];
  /** Total amount of the double payments; null if there are none. */
  paidTwice: Money | null;
}
export type DeskDelivery = Delivery<DeskAction, DeskActionResult>;

/** Problems of a sale by staff without an open till. */
const tillProblems: readonly string[] = ['no-till', 'till-closed'] satisfies ProblemCode[];

/**
 * Sends an action. If the server rejects an action that the desk showed as waiting, or a fact that lacks a till, it is sent
 * again as a fact. Throws ApiError and NetworkError.
 */
export async function deliverDeskAction(
  { payload, key }: DeskDelivery,
  hasWaited: () => boolean,
): Promise<DeskActionResult> {
  try {
    return await send(payload, key, !payload.isOffline && !hasWaited());
  } catch (error) {
    const failure = classifyFailure(error);
    if (failure.kind !== 'refused') throw error;
    const isTaken = payload.isOffline ? tillProblems.includes(failure.refusal.code) : hasWaited();
    if (!isTaken) throw error;
    return send({ ...payload, isOffline: true }, `${key}-late`, true);
  }
}

async function send(action: DeskAction, idempotencyKey: string, mayOpenTill: boolean) {
  const doneAt = action.isOffline ? action.madeAt : null;
  switch (action.kind) {
    case 'admit':
      return admit(action, doneAt, idempotencyKey, mayOpenTill);
    case 'redeem': {
      const body = { code: action.code, eventId: action.eventId, doneAt };
      const { conflict } = await staffCall(redeemReward, { body, idempotencyKey });
      return { conflicts: conflict ? [conflict.reason] : [], paidTwice: null };
    }
    case 'check-in': {
      const { submissionId, ticketId, eventId } = action;
      const id = submissionId
        ? await registrationOf(submissionId, eventId)
        : await holderOf(ticketId ?? '', eventId);
      const body = { businessIds: [action.businessId], source: 'staff' as const, doneAt };
      await staffCall(assistedCheckIn, { params: { id }, body, idempotencyKey });
      return { conflicts: [], paidTwice: null };
    }
  }
}

async function admit(
  {
    eventId,
    submissionIds,
    ticketIds,
    newcomers,
    takesPayment,
    isIdSeen,
    typeIds,
    method,
    isReleaseSigned,
    amountCents,
    takenCents,
    openingFloatCents,
  }: DeskAction & { kind: 'admit' },
  doneAt: string | null,
  idempotencyKey: string,
  mayOpenTill: boolean,
): Promise<DeskActionResult> {
  // Not for a repeat: if the server has the sale, and its till was counted, the new till would stay empty.
  if (mayOpenTill && amountCents > 0 && (openingFloatCents !== null || doneAt !== null))
    await staffCall(openTill, { body: { eventId, openingFloatCents: openingFloatCents ?? 0 } });
  const ids = new Map<string, string>();
  for (const id of submissionIds) ids.set(id, await registrationOf(id, eventId));
  const byRegistration = <T>(values: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(values).map(([id, value]) => [ids.get(id) ?? id, value]));
  const body = {
    submissionIds: [...ids.values()],
    ticketIds,
    eventId,
    ...(newcomers.length > 0 && { newcomers }),
    isReleaseSigned,
    takesPayment,
    ...(takenCents && { takenCents: byRegistration(takenCents) }),
    typeIds: byRegistration(typeIds),
    method,
    isIdSeen,
    doneAt,
  };
  const { conflicts, paidTwice } = await staffCall(admitAtDesk, { body, idempotencyKey });
  return { conflicts: Object.values(conflicts), paidTwice };
}

/** Returns the ID of a registration, of which an offline desk may know the reference only. */
async function registrationOf(submissionId: string, eventId: string): Promise<string> {
  if (participantOfReference(submissionId) === null) return submissionId;
  return holderOf(submissionId, eventId);
}

/** Returns the registration of a ticket that was scanned, or of a person who was found by name, while offline. */
async function holderOf(text: string, eventId: string): Promise<string> {
  const { people } = await staffCall(lookUpAtDesk, { body: { text, eventId } });
  return people[0]?.submissionId ?? text;
}

/** True if the request failed (network error or 5xx), so the desk may decide offline. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}
