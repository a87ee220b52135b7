import type { DeskPayment } from '@wine-walk/common/model/categories.ts';
import { type DeskPerson } from '@wine-walk/common/model/desk.ts';
import { ticketToShow } from '@wine-walk/common/rules/desk/decide-scan.ts';
import { isSoldOut } from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import { deskTypes, ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { isolateBidi } from '../../../i18n/bidi-isolation.ts';
import { format } from '../../kit/format.ts';
import { ticketsLeftText } from '../../shared/tickets-left-text.ts';
import type { OfferedPayment } from '../../shared/use-payments.ts';
import { dueCents, firstName, type LookupResult } from './lookup-result-view.ts';

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

const cashOnly: readonly OfferedPayment[] = [{ method: 'cash', name: 'cash' }];

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
    return [{ kind: 'check-in', label: `Check in at ${result.at.name}`, people: [person] }];
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
      return [{ kind: 'redeem', label: 'Handed over', ...noPeople }];
    case 'register':
      return [
        { kind: 'register', label: 'Register and let in', ...noPeople },
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
                label: `Take ${firstName(person.fullName)}’s payment`,
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
        ...(person
          ? [
              {
                kind: 'details' as const,
                label: `Look ${firstName(person.fullName)} up`,
                people: [person],
              },
            ]
          : []),
      ];
  }
}

/** Names the price, unless there are several, and the number of tickets left. */
function sellLabel(event: LookupResult['event']): string {
  const price = deskTypes(event).length > 1 ? undefined : money(ticketPriceOf(event, null));
  const parts = ['Sell a ticket at the desk', price, ticketsLeftText(event.left.places)];
  return parts.filter(Boolean).join(' · ');
}

/** Returns the action for the ticket that a person has to show. */
function ticketActions(person: DeskPerson): LookupAction[] {
  const ticketId = ticketToShow(person);
  if (ticketId === null) return [];
  return [{ kind: 'ticket', label: `Use ticket ${ticketId}`, people: [person], ticketId }];
}

/** Returns the action for the release that a guest has not signed. */
function signActions(person: DeskPerson): LookupAction[] {
  if (!person.mustSign) return [];
  return [{ kind: 'sign', label: `${firstName(person.fullName)} signs here`, people: [person] }];
}

/** Maximum number of tickets of an order with their own button; the others are scanned. */
const maxRegisterActions = 4;

/** Returns an action for each ticket of the order that no one has registered with. */
function registerActions({ missing }: LookupResult): LookupAction[] {
  return missing.slice(0, maxRegisterActions).map(({ ticketId, holderName }) => {
    const who = holderName ? `${isolateBidi(holderName)} · ${ticketId}` : ticketId;
    return { kind: 'register', label: `Register ${who}`, people: [], ticketId };
  });
}

function otherTicketLabel(person: DeskPerson): string {
  return ticketToShow(person) === null ? 'They have a ticket' : 'They have another ticket';
}

/** Returns the action that admits these people, or one for each payment if they owe. */
function admitActions(
  people: readonly DeskPerson[],
  result: LookupResult,
  payments: readonly OfferedPayment[],
  toLabel: (people: readonly DeskPerson[], paid: string) => string,
): LookupAction[] {
  const amountCents = dueCents(people, result);
  if (amountCents === 0) return [{ kind: 'admit', label: toLabel(people, ''), people }];
  const amount = money({ amountCents, currency: result.event.ticketPrice.currency });
  return payments.map(({ method, name }) => {
    const by =
      payments.length === 1 ? '' : method === 'card' ? ' by card' : ` ${isolateBidi(name)}`;
    return { kind: 'admit', label: toLabel(people, `${amount}${by}`), people, payment: method };
  });
}

/** `paid`: amount and method of the payment; empty if nothing is due. */
function onlyLabel([person]: readonly DeskPerson[], paid: string): string {
  return `Only ${firstName(person?.fullName)} now${paid && `: paid ${paid}`}`;
}

/** Names the people to admit, since the title is about another person. */
function restLabel(party: readonly DeskPerson[], paid: string): string {
  const [first, ...others] = party;
  const who = others.length === 0 ? firstName(first?.fullName) : `The other ${party.length}`;
  return `${who}: ${admitLabel(party, paid)}`;
}

function admitLabel(people: readonly DeskPerson[], paid: string): string {
  const glasses = people.length === 1 ? 'the glass' : `${people.length} glasses`;
  const signed = people.some(({ mustSign }) => mustSign) ? 'waiver signed on paper, ' : '';
  const label = `${paid && `paid ${paid}, `}${signed}ID seen, hand over ${glasses}`;
  return label.charAt(0).toUpperCase() + label.slice(1);
}
