import { isolateBidi } from '@wine-walk/common/lib/texts/bidi-isolation.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
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
import { dueCents, firstName, type LookupResult, ticketDueCents } from './lookup-result-view.ts';
import { type Newcomer, type OtherHolder, toNewcomer } from './newcomers.ts';
import { paidText } from './paid-text.ts';

/** Button on the result screen. */
export interface LookupAction {
  label: string;
  kind:
    | 'admit'
    | 'redeem'
    | 'check-in'
    | 'register'
    | 'other-holder'
    | 'sell'
    | 'ticket'
    | 'sign'
    | 'details'
    | 'cash';
  /** People to admit. */
  people: readonly DeskPerson[];
  /** People to register and admit with them; undefined for none. */
  newcomers?: readonly Newcomer[];
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
  other: OtherHolder | null = null,
): LookupAction[] {
  const actions = allActions(result, payments, other);
  return result.offline ? actions.filter(({ kind }) => !onlineOnlyKinds.has(kind)) : actions;
}

function allActions(
  result: LookupResult,
  payments: readonly OfferedPayment[],
  other: OtherHolder | null,
): LookupAction[] {
  const { people, event } = result;
  const [person, ...party] = people;
  const noPeople = { people: [] };
  const missing = result.missing.map((ticket) => toNewcomer(ticket));
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
        ...(missing.length > 0 ? admitActions(people, result, payments, allLabel, missing) : []),
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
        ...newcomerActions(result, payments, other),
        {
          kind: 'register',
          label: result.tickets.some((ticket) => ticketDueCents(ticket, result) > 0)
            ? texts.desk.registerAndCollect
            : texts.desk.registerAndAdmit,
          ...noPeople,
        },
        ...(people.length > 0 ? admitActions(people, result, payments, restLabel) : []),
        ...registerActions(result),
      ];
    default:
      return [
        ...(result.reason === 'used' && party.length + missing.length > 0
          ? admitActions(party, result, payments, restLabel, missing)
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
        ...(sellsInstead(result)
          ? [{ kind: 'sell' as const, label: sellLabel(event), ...noPeople }]
          : []),
      ];
  }
}

/** True if a person who is refused may buy a ticket. An offline desk shows who arrived, and no other remedy. */
function sellsInstead({ reason, reward, event, offline }: LookupResult): boolean {
  if (rewardReasons.has(reason) || reward || isSoldOut(event.left)) return false;
  return !(reason === 'used' && offline);
}

/** Names the price, unless there are several, and the number of tickets left. */
function sellLabel(event: LookupResult['event']): string {
  const price = deskTypes(event).length > 1 ? undefined : money(ticketPriceOf(event, null));
  const parts = [texts.desk.actions.sell, price, ticketsLeftText(event.left.places)];
  return joinFacts(parts);
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

/** Returns the actions for a ticket without a registration: with its whole order first, and for another holder. */
function newcomerActions(
  result: LookupResult,
  payments: readonly OfferedPayment[],
  other: OtherHolder | null,
): LookupAction[] {
  const [ticket] = result.tickets;
  if (!ticket) return [];
  const scanned = [toNewcomer(ticket, other)];
  const all = [...scanned, ...result.missing.map((each) => toNewcomer(each))];
  const hasOthers = result.people.length + all.length > 1;
  return [
    ...(hasOthers ? admitActions(result.people, result, payments, allLabel, all) : []),
    ...admitActions([], result, payments, hasOthers ? onlyLabel : admitLabel, scanned),
    ...(other
      ? []
      : [{ kind: 'other-holder' as const, label: texts.desk.actions.otherHolder, people: [] }]),
  ];
}

/** Returns the actions that sell a ticket to a person and admit them: one for each payment. */
export function saleActions(
  event: LookupResult['event'],
  payments: readonly OfferedPayment[],
  buyer: Newcomer,
): LookupAction[] {
  return admitActions([], { event }, payments, admitLabel, [buyer]);
}

/** Returns the action that admits these people, or one for each payment if they owe. */
function admitActions(
  known: readonly DeskPerson[],
  result: Pick<LookupResult, 'event'>,
  payments: readonly OfferedPayment[],
  toLabel: ToLabel,
  newcomers: readonly Newcomer[] = [],
): LookupAction[] {
  const people = [...known, ...newcomers.map(({ person }) => person)];
  const chosen = { people: known, ...(newcomers.length > 0 && { newcomers }) };
  const amountCents = dueCents(people, result);
  const handout = handoutText(people.map(({ typeId }) => findType(result.event, typeId)));
  if (amountCents === 0)
    return [{ kind: 'admit', label: toLabel({ people, paid: '', handout }), ...chosen }];
  const amount = money({ amountCents, currency: result.event.ticketPrice.currency });
  return payments.map((payment) => {
    const paid = payments.length === 1 ? amount : paidText(amount, payment);
    return {
      kind: 'admit',
      label: toLabel({ people, paid, handout }),
      ...chosen,
      payment: payment.method,
    };
  });
}

/**
 * Returns the payments of a person who arrived without having paid, or the action that settles a free ticket, which their
 * rewards wait for.
 */
function latePayments(
  person: DeskPerson,
  result: LookupResult,
  payments: readonly OfferedPayment[],
): LookupAction[] {
  if (person.isVerified) return [];
  const people = [person];
  const amountCents = dueCents(people, result);
  if (amountCents === 0) {
    const label = texts.desk.actions.take({ paid: '' });
    return [{ kind: 'admit', label, people, isPaymentOnly: true }];
  }
  const amount = money({ amountCents, currency: result.event.ticketPrice.currency });
  return payments.map((payment) => {
    const label = texts.desk.actions.take({ paid: paidText(amount, payment) });
    return { kind: 'admit', label, people, payment: payment.method, isPaymentOnly: true };
  });
}

function onlyLabel(facts: LabelFacts): string {
  const [person] = facts.people;
  const only = texts.desk.actions.admitOnly({ firstName: firstName(person?.fullName) });
  return `${only}: ${admitLabel(facts)}`;
}

function allLabel(facts: LabelFacts): string {
  const { people } = facts;
  return `${texts.desk.actions.all({ count: people.length })}: ${admitLabel(facts)}`;
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
