import { isolateBidi } from '@wine-walk/common/lib/bidi-isolation.ts';
import type { DeskPayment } from '@wine-walk/common/model/categories.ts';
import { type DeskPerson } from '@wine-walk/common/model/desk.ts';
import { ticketToShow } from '@wine-walk/common/rules/desk/decide-scan.ts';
import { isSoldOut } from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import {
  deskTypes,
  findType,
  ticketPriceOf,
} from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { format } from '../../kit/format.ts';
import type { OfferedPayment } from '../../shared/desk/use-payments.ts';
import { handoutText } from '../../shared/tickets/ticket-handout.ts';
import { ticketsLeftText } from '../../shared/tickets/tickets-left-text.ts';
import { texts } from '../../texts/texts.ts';
import { dueCents, firstName, type LookupResult } from './lookup-result-view.ts';
import { paidText } from './paid-text.ts';

/** Button on the result screen. */
export interface LookupAction {
  label: string;
  kind:
    | 'admit'
    | 'redeem'
    | 'check-in'
    | 'register'
    | 'sell'
    | 'ticket'
    | 'sign'
    | 'details'
    | 'cash';
  /** People to admit. */
  people: readonly DeskPerson[];
  /** Method of the payment; undefined without one. */
  payment?: DeskPayment;
  /** True for the payment of a person who has arrived. */
  isPaymentOnly?: boolean;
  /**
   * Ticket of a `ticket` action, undefined if it has to be typed; or of a `register` action, undefined for the
   * scanned one.
   */
  ticketId?: string;
}

const { money } = format;

/** Actions that need the server and are not offered offline. */
const onlineOnlyKinds: ReadonlySet<LookupAction['kind']> = new Set([
  'register',
  'sell',
  'ticket',
  'sign',
  'details',
  'cash',
]);

/** Refusals of a redemption code, for which selling a ticket is no remedy. */
const rewardReasons: ReadonlySet<LookupResult['reason']> = new Set([
  'not-paid',
  'reward-claimed',
  'reward-locked',
  'out-of-stock',
  'code-expired',
]);

const cashOnly: readonly OfferedPayment[] = [{ method: 'cash', name: texts.shared.payments.cash }];

/** Returns the actions for a result, main action first. With several payments, each has its own action. */
export function lookupActions(
  result: LookupResult,
  payments: readonly OfferedPayment[] = cashOnly,
): LookupAction[] {
  const actions = allActions(result, payments);
  return result.offline ? actions.filter(({ kind }) => !onlineOnlyKinds.has(kind)) : actions;
}

function allActions(result: LookupResult, payments: readonly OfferedPayment[]): LookupAction[] {
  const { people, event } = result;
  const [person, ...party] = people;
  const noPeople = { people: [] };
  if (result.at && person)
    return [
      {
        kind: 'check-in',
        label: texts.desk.actions.checkIn({ business: result.at.name }),
        people: [person],
      },
    ];
  switch (result.answer) {
    case 'welcome':
    case 'collect':
      return [
        ...people.flatMap(ticketActions),
        ...people.flatMap(signActions),
        ...admitActions(people, result, payments, admitLabel),
        ...(party.length > 0 && person ? admitActions([person], result, payments, onlyLabel) : []),
        ...(person && !person.isVerified
          ? [{ kind: 'ticket' as const, label: otherTicketLabel(person), people: [person] }]
          : []),
        ...registerActions(result),
      ];
    case 'redeem':
      return [{ kind: 'redeem', label: texts.desk.actions.redeem, ...noPeople }];
    case 'register':
      return [
        {
          kind: 'register',
          label: result.tickets.some(({ owes }) => owes)
            ? texts.desk.registerAndCollect
            : texts.desk.registerAndAdmit,
          ...noPeople,
        },
        ...(people.length > 0 ? admitActions(people, result, payments, restLabel) : []),
        ...registerActions(result),
      ];
    default:
      return [
        ...(result.reason === 'used' && party.length > 0
          ? admitActions(party, result, payments, restLabel)
          : []),
        ...(result.reason === 'not-paid' && person
          ? [
              {
                kind: 'cash' as const,
                label: texts.desk.actions.takePayment({ firstName: firstName(person.fullName) }),
                people: [person],
              },
            ]
          : []),
        ...(result.reason === 'used' && person && !result.offline
          ? latePayments(person, result, payments)
          : []),
        ...(person
          ? [
              {
                kind: 'details' as const,
                label: texts.desk.actions.lookUp({ firstName: firstName(person.fullName) }),
                people: [person],
              },
            ]
          : []),
        ...(rewardReasons.has(result.reason) || result.reward || isSoldOut(event.left)
          ? []
          : [
              {
                kind: 'sell' as const,
                label: sellLabel(event),
                ...noPeople,
              },
            ]),
      ];
  }
}

/** Names the price, unless there are several, and the number of tickets left. */
function sellLabel(event: LookupResult['event']): string {
  const price = deskTypes(event).length > 1 ? undefined : money(ticketPriceOf(event, null));
  const parts = [texts.desk.actions.sell, price, ticketsLeftText(event.left.places)];
  return parts.filter(Boolean).join(' · ');
}

/** Returns the action for the ticket that a person has to show. */
function ticketActions(person: DeskPerson): LookupAction[] {
  const ticketId = ticketToShow(person);
  if (ticketId === null) return [];
  return [
    {
      kind: 'ticket',
      label: texts.desk.actions.useTicket({ ticketId }),
      people: [person],
      ticketId,
    },
  ];
}

/** Returns the action for the release that a guest has not signed. */
function signActions(person: DeskPerson): LookupAction[] {
  if (!person.mustSign) return [];
  const label = texts.desk.actions.sign({ firstName: firstName(person.fullName) });
  return [{ kind: 'sign', label, people: [person] }];
}

/** Maximum number of tickets of an order with their own button; the others are scanned. */
const maxRegisterActions = 4;

/** Returns an action for each ticket of the order that no one has registered with. */
function registerActions({ missing }: LookupResult): LookupAction[] {
  return missing.slice(0, maxRegisterActions).map(({ ticketId, holderName }) => {
    const { registerHolder, registerTicket } = texts.desk.actions;
    const label = holderName
      ? registerHolder({ name: holderName, ticketId })
      : registerTicket({ ticketId });
    return { kind: 'register', label, people: [], ticketId };
  });
}

function otherTicketLabel(person: DeskPerson): string {
  const { hasTicket, hasOtherTicket } = texts.desk.actions;
  return ticketToShow(person) === null ? hasTicket : hasOtherTicket;
}

interface LabelFacts {
  people: readonly DeskPerson[];
  /** Amount and method of the payment; empty if nothing is due. */
  paid: string;
  /** Bands and glasses to hand out. */
  handout: string;
}

type ToLabel = (facts: LabelFacts) => string;

/** Returns the action that admits these people, or one for each payment if they owe. */
function admitActions(
  people: readonly DeskPerson[],
  result: LookupResult,
  payments: readonly OfferedPayment[],
  toLabel: ToLabel,
): LookupAction[] {
  const amountCents = dueCents(people, result);
  const handout = handoutText(people.map(({ typeId }) => findType(result.event, typeId)));
  if (amountCents === 0)
    return [{ kind: 'admit', label: toLabel({ people, paid: '', handout }), people }];
  const amount = money({ amountCents, currency: result.event.ticketPrice.currency });
  return payments.map((payment) => {
    const paid = payments.length === 1 ? amount : paidText(amount, payment);
    return {
      kind: 'admit',
      label: toLabel({ people, paid, handout }),
      people,
      payment: payment.method,
    };
  });
}

/** Returns the payments of a person who arrived without having paid; nothing if they owe nothing. */
function latePayments(
  person: DeskPerson,
  result: LookupResult,
  payments: readonly OfferedPayment[],
): LookupAction[] {
  const people = [person];
  const amountCents = dueCents(people, result);
  if (amountCents === 0) return [];
  const amount = money({ amountCents, currency: result.event.ticketPrice.currency });
  return payments.map((payment) => {
    const label = texts.desk.actions.take({ paid: paidText(amount, payment) });
    return { kind: 'admit', label, people, payment: payment.method, isPaymentOnly: true };
  });
}

function onlyLabel({ people: [person], paid, handout }: LabelFacts): string {
  const label = texts.desk.actions.admitOnly({ firstName: firstName(person?.fullName), paid });
  return person?.typeId ? `${label} · ${handout}` : label;
}

/** Names the people to admit, since the title is about another person. */
function restLabel(facts: LabelFacts): string {
  const [first, ...others] = facts.people;
  const who =
    others.length === 0
      ? isolateBidi(firstName(first?.fullName))
      : texts.desk.actions.theOthers({ count: facts.people.length });
  return `${who}: ${admitLabel(facts)}`;
}

function admitLabel({ people, paid, handout }: LabelFacts): string {
  const isSignedOnPaper = people.some(({ mustSign }) => mustSign);
  return texts.desk.actions.admit({ paid, handout, isSignedOnPaper });
}
