import { type DeskSnapshot, lookUpAtDesk } from '@wine-walk/common/api/staff/desk.ts';
import { listTills, openTill } from '@wine-walk/common/api/staff/tills.ts';
import { isolateBidi } from '@wine-walk/common/lib/texts/bidi-isolation.ts';
import type { DeskPayment } from '@wine-walk/common/model/categories.ts';
import { type DeskPerson } from '@wine-walk/common/model/desk.ts';
import { useEffect, useEffectEvent } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { isOnline, onWake } from '../../../platform/device/connection.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { useStaff } from '../../session/use-staff.ts';
import { isUnreachable } from '../../shared/desk/desk-action.ts';
import {
  DeskActionRefusedError,
  deskQueue,
  performDeskAction,
} from '../../shared/desk/desk-queue.ts';
import type { Registered } from '../../shared/registrations/register-dialog.tsx';
import { texts } from '../../texts/texts.ts';
import type { LookupAction } from './lookup-actions.ts';
import { dueCents, type LookupResult } from './lookup-result-view.ts';
import { type Newcomer, sentNewcomer } from './newcomers.ts';
import { lookUpInSnapshot, OfflineUnavailableError } from './offline-lookup.ts';
import { withPendingArrivals } from './use-snapshot.ts';

/** Timeout of the server in milliseconds, after which a device with a snapshot decides. */
const serverTimeoutMs = 4000;

interface LookingUp {
  eventId: string | undefined;
  hasSnapshot: boolean;
  latest: () => Promise<DeskSnapshot | null>;
}

/** Looks up a scan or a typed text on the server, or in the snapshot when offline. */
export function useLookUp({ eventId, hasSnapshot, latest }: LookingUp) {
  const { fullName } = useStaff();
  return useCall(async (text: string): Promise<LookupResult> => {
    try {
      const signal = hasSnapshot ? AbortSignal.timeout(serverTimeoutMs) : undefined;
      return await lookUpOnServer(text, eventId, signal);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      const snapshot = await latest();
      if (!snapshot) throw error;
      // Includes redemptions in other tabs of this browser.
      await deskQueue().refresh();
      const known = await withPendingArrivals(snapshot, fullName);
      return lookUpInSnapshot(text, known, locallyRedeemedCodes(fullName));
    }
  });
}

function lookUpOnServer(
  text: string,
  eventId: string | undefined,
  signal: AbortSignal | undefined,
): Promise<LookupResult> {
  const body = { text, ...(eventId && { eventId }) };
  return staffCall(lookUpAtDesk, { body, ...(signal && { signal }) });
}

/** Interval in milliseconds at which an open offline result is requested from the server. */
const retryMs = 10_000;

/** Shows the server's result in place of an open offline one, as soon as the server answers. */
export function useServerResult(
  result: LookupResult | null,
  eventId: string | undefined,
  show: (result: LookupResult) => void,
): void {
  const latestShow = useEffectEvent(show);
  const isOffline = result?.offline !== undefined;
  const text = result?.lookedUp ?? '';
  useEffect(() => {
    if (!isOffline) return;
    let isOpen = true;
    const retry = () => {
      if (!isOnline()) return;
      lookUpOnServer(text, eventId, AbortSignal.timeout(serverTimeoutMs)).then(
        (live) => isOpen && latestShow(live),
        // Still offline: the next attempt follows.
        () => {},
      );
    };
    const timer = setInterval(retry, retryMs);
    const stopListening = onWake(retry);
    return () => {
      isOpen = false;
      clearInterval(timer);
      stopListening();
    };
  }, [isOffline, text, eventId]);
}

/** Returns the codes whose redemption is queued on this device. */
function locallyRedeemedCodes(happenedBy: string) {
  const { deliveries } = deskQueue().getSnapshot();
  return new Map(
    deliveries.flatMap(({ payload, state }) =>
      payload.kind === 'redeem' && state !== 'withdrawn'
        ? [[payload.code, { happenedAt: payload.madeAt, happenedBy }] as const]
        : [],
    ),
  );
}

type ChosenAction = Pick<
  LookupAction,
  'kind' | 'people' | 'newcomers' | 'payment' | 'isPaymentOnly'
>;

/** Part of a result that an action needs. */
interface ActedOn extends Pick<LookupResult, 'event' | 'lookedUp' | 'reward' | 'at'> {
  /** True if this device decides without the server. */
  isOffline: boolean;
}

/** Performs an action on a result: returns `done`, or `waits` if it was queued. */
export function useDeskAction(result: ActedOn, openingFloatCents: number | null) {
  return useCall(({ kind, people, newcomers, payment, isPaymentOnly }: ChosenAction) => {
    const common = {
      eventId: result.event.id,
      madeAt: new Date(serverNow()).toISOString(),
      isOffline: result.isOffline,
    };
    if (kind === 'redeem') {
      const code = result.reward?.code ?? result.lookedUp;
      const name = result.reward?.name ?? '';
      const label = texts.desk.done.redeemed({ reward: name, code });
      return performDeskAction({ ...common, kind, label, code });
    }
    const [person] = people;
    if (kind === 'check-in' && person && result.at) {
      const { submissionId, ticketId } = person;
      return performDeskAction({
        ...common,
        kind,
        label: texts.desk.done.checkedIn({ name: person.fullName, business: result.at.name }),
        submissionId: submissionId || null,
        ticketId,
        businessId: result.at.id,
      });
    }
    return performDeskAction({
      ...common,
      kind: 'admit',
      ...admission(people, newcomers ?? [], result, payment ?? 'cash'),
      ...(isPaymentOnly && {
        label: texts.desk.done.paid({
          name: isolateBidi(people[0]?.fullName ?? ''),
          isFree: dueCents(people, result) === 0,
        }),
      }),
      isIdSeen: !isPaymentOnly,
      openingFloatCents,
    });
  });
}

/** Admits a person who was just registered with a paid or free ticket. Rejects if the server refuses. */
export async function admitRegistered(
  eventId: string,
  { submissionId, fullName, isFree }: Omit<Registered, 'ticketId'>,
): Promise<void> {
  await performDeskAction({
    eventId,
    madeAt: new Date(serverNow()).toISOString(),
    isOffline: false,
    kind: 'admit',
    label: texts.desk.done.admitted({
      names: [isolateBidi(fullName)].join(', '),
      count: [isolateBidi(fullName)].length,
    }),
    submissionIds: [submissionId],
    ticketIds: [],
    newcomers: [],
    takesPayment: isFree,
    // The server refuses if the ticket has a price by now.
    ...(isFree && { takenCents: { [submissionId]: 0 } }),
    isIdSeen: true,
    typeIds: {},
    method: 'cash',
    isReleaseSigned: false,
    amountCents: 0,
    openingFloatCents: null,
  });
}

function admission(
  people: readonly DeskPerson[],
  newcomers: readonly Newcomer[],
  result: ActedOn,
  method: DeskPayment,
) {
  const isKnown = ({ submissionId }: DeskPerson) => submissionId !== '';
  const added = newcomers.map((each) => ({
    ...sentNewcomer(each, result.lookedUp),
    person: each.person,
  }));
  // By `ref`, as the server names them.
  const withRefs = added.map(({ ref, person }) => ({ ...person, submissionId: ref }));
  const all = [...people, ...withRefs];
  const amountCents = dueCents(all, result);
  return {
    label: texts.desk.done.admitted({
      names: all.map(({ fullName }) => isolateBidi(fullName)).join(', '),
      count: all.length,
    }),
    newcomers: added.map(({ person: _person, ...sent }) => sent),
    submissionIds: people.filter(isKnown).map(({ submissionId }) => submissionId),
    ticketIds: people.flatMap((person) => (isKnown(person) ? [] : (person.ticketId ?? []))),
    takesPayment: all.some(({ isVerified }) => !isVerified),
    typeIds: soldTypes(all),
    takenCents: takenCents(all, result),
    method,
    isReleaseSigned: people.some(({ mustSign }) => mustSign),
    amountCents,
  };
}

/** Returns the amount taken from each person who owes, in cents, by registration or ticket. */
function takenCents(people: readonly DeskPerson[], result: ActedOn): Record<string, number> {
  const taken = people.flatMap((person) => {
    const id = person.submissionId || person.ticketId;
    return person.isVerified || !id ? [] : [[id, dueCents([person], result)] as const];
  });
  return Object.fromEntries(taken);
}

/** Returns the types of the people who owe, by registration. */
function soldTypes(people: readonly DeskPerson[]): Record<string, string> {
  const sold = people.flatMap(({ submissionId, isVerified, typeId }) =>
    submissionId === '' || isVerified || typeId === null ? [] : [[submissionId, typeId] as const],
  );
  return Object.fromEntries(sold);
}

export const useOpenTill = (eventId: string) =>
  useCall(
    (openingFloatCents: number, call) => call(openTill, { body: { eventId, openingFloatCents } }),
    { invalidates: [listTills] },
  );

/** Returns the message of the first failed mutation; null if none failed. */
export function firstErrorMessage(...mutations: readonly { error: Error | null }[]): string | null {
  const failed = mutations.find(({ error }) => error !== null)?.error;
  if (!failed) return null;
  if (failed instanceof OfflineUnavailableError || failed instanceof DeskActionRefusedError)
    return failed.message;
  return staffMessage(failed, texts.desk.unreachable);
}
