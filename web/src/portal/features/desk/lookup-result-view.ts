import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { lookUpAtDesk } from '@wine-walk/common/api/staff/desk.ts';
import type { AdminTill } from '@wine-walk/common/api/staff/tills.ts';
import { isolateBidi } from '@wine-walk/common/lib/texts/bidi-isolation.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import type { DeskPerson, DeskTicket } from '@wine-walk/common/model/desk.ts';
import type { Instant } from '@wine-walk/common/model/fields/values.ts';
import type { TicketColor } from '@wine-walk/common/model/ticket-types.ts';
import { ticketToShow } from '@wine-walk/common/rules/desk/decide-scan.ts';
import { owedCents } from '@wine-walk/common/rules/payments/payment.ts';
import { splitName } from '@wine-walk/common/rules/people/names.ts';
import { deskTypes } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { format } from '../../kit/format.ts';
import type { OfferedPayment } from '../../shared/desk/use-payments.ts';
import { typeFacts } from '../../shared/tickets/ticket-handout.ts';
import { texts } from '../../texts/texts.ts';
import { deskTime } from './desk-time.ts';
import { missingLines, refusalText } from './lookup-refusal.ts';

/** Returns the amount that these people owe, in cents. */
export function dueCents(
  people: readonly DeskPerson[],
  { event }: Pick<ResponseOf<typeof lookUpAtDesk>, 'event'>,
): number {
  return people.reduce((sum, person) => sum + owedCents(person, event), 0);
}

/** Returns the amount that the holder of an unregistered ticket owes, in cents. */
export function ticketDueCents(
  { owes, typeId }: DeskTicket,
  { event }: Pick<LookupResult, 'event'>,
): number {
  return owedCents({ isVerified: !owes, typeId }, event);
}

/** Returns the ID of the first type that is left to sell; null if the event has no types. */
export function firstTypeLeft(event: LookupResult['event']): string | null {
  const types = deskTypes(event);
  return (types.find(({ id }) => event.left.types[id] !== 0) ?? types[0])?.id ?? null;
}

/** Returns the result with the first type that is left for all people who owe and have none. */
export function withDefaultTypes(result: LookupResult): LookupResult {
  const typeId = firstTypeLeft(result.event);
  const people = result.people.map((person) =>
    person.isVerified || person.typeId !== null ? person : { ...person, typeId },
  );
  return { ...result, people };
}

/** Returns the result with this type for all people who owe; unchanged if none was chosen. */
export function withChosenType(result: LookupResult, typeId: string | null): LookupResult {
  if (typeId === null) return result;
  const people = result.people.map((person) =>
    person.isVerified ? person : { ...person, typeId },
  );
  return { ...result, people };
}

/** Label of a ticket type on the result, in the type's color. */
export interface TypeLabel {
  color: TicketColor;
  text: string;
}

/** Returns a label for each type among the people and tickets of a result, with the names if there are several. */
function typeLabels({ people, tickets, event }: LookupResult): TypeLabel[] {
  const holders = [
    ...people.map(({ typeId, fullName }) => ({ typeId, name: firstName(fullName) })),
    ...tickets.map(({ typeId, holderName }) => ({ typeId, name: firstName(holderName ?? '') })),
  ];
  return event.ticketTypes.flatMap((type) => {
    const of = holders.filter(({ typeId }) => typeId === type.id);
    if (of.length === 0) return [];
    const who = holders.length > 1 ? `${of.map(({ name }) => isolateBidi(name)).join(', ')}: ` : '';
    return { color: type.color, text: who + typeFacts(type) };
  });
}

/** Result of a scan or search, from the server or from the snapshot of this device. */
export type LookupResult = ResponseOf<typeof lookUpAtDesk> & {
  /** Time of the snapshot that decided; undefined if the server decided. */
  offline?: Instant;
  /** Business at which the volunteer checks people in. */
  at?: { id: string; name: string };
};

/** Color of the result: green, gold or red. */
export type ResultTone = 'in' | 'collect' | 'refused';

/** Content of the result screen. */
export interface LookupResultView {
  tone: ResultTone;
  /** Replaces the sign of the tone, for a question that is not about cash. */
  sign?: '?';
  title: string;
  lines: string[];
  /** Types of the tickets; undefined without types. */
  types?: TypeLabel[];
}

type OwnTill = Pick<AdminTill, 'expectedCents' | 'salesCount'>;

/** Returns the result at a business: known check people in there instead of being admitted. */
export function forBusiness(result: LookupResult, at: LookupResult['at'] | null): LookupResult {
  const isIn = result.reason === 'used' || ['welcome', 'collect'].includes(result.answer);
  return at && isIn && result.people.length > 0 ? { ...result, at } : result;
}

/** Returns the result about one ticket of an offline choice, whose ID is unknown. */
export function ofTicket(result: LookupResult, ticket: DeskTicket): LookupResult {
  return { ...result, answer: 'register', people: [], tickets: [ticket] };
}

/**
 * Returns the texts of a result. `till`: the caller's. `payments`: those that the desk takes; cash only if empty. Not for
 * `choose`, which is a list.
 */
export function toLookupResultView(
  result: LookupResult,
  till: OwnTill | null = null,
  payments: readonly OfferedPayment[] = [],
): LookupResultView {
  const view = viewWithoutTypes(result, till, payments);
  const types = result.answer === 'refused' ? [] : typeLabels(result);
  return types.length > 0 ? { ...view, types } : view;
}

function viewWithoutTypes(
  result: LookupResult,
  till: OwnTill | null,
  payments: readonly OfferedPayment[],
): LookupResultView {
  const { event, people, lookedUp } = result;
  const [person, ...party] = people;
  // The amount in the title may be theirs.
  const companions = party.map((companion) => {
    const name = isolateBidi(companion.fullName);
    return dueCents([companion], result) > 0 ? `${name} (${paysLine(payments)})` : name;
  });
  const together =
    party.length > 0
      ? [texts.desk.result.party({ size: people.length, others: companions.join(', ') })]
      : [];
  if (result.at && person)
    return {
      tone: 'in',
      title: isolateBidi(firstName(person.fullName)),
      lines: [texts.desk.result.atBusiness({ name: result.at.name })],
    };
  switch (result.answer) {
    case 'welcome':
    case 'collect': {
      const owes = person && dueCents([person], result) > 0;
      const payment = result.answer === 'welcome' ? ticketLine(result) : owes && paysLine(payments);
      const who = joinFacts([person && isolateBidi(person.fullName), payment]);
      const about = [
        who,
        ...people.flatMap(toSignLine),
        ...people.flatMap(ticketToShowLine),
        ...together,
        ...missingLines(result),
      ];
      const { currency } = event.ticketPrice;
      // A companion may owe cash even if the scanned person does not.
      const amountCents = dueCents(people, result);
      if (amountCents === 0)
        return {
          tone: 'in',
          title: texts.desk.result.welcome({ firstName: firstName(person?.fullName) }),
          lines: about,
        };
      return {
        tone: 'collect',
        title: texts.desk.result.toCollect({ amount: format.money({ amountCents, currency }) }),
        lines: [...about, ...(till ? [tillLine(till, currency)] : [])],
      };
    }
    case 'redeem':
      return {
        ...(result.offline ? { tone: 'collect', sign: '?' } : { tone: 'in' }),
        title: result.reward?.name || texts.desk.result.someReward,
        lines: [
          result.offline
            ? texts.desk.result.uncheckedCode({ code: lookedUp })
            : texts.desk.result.validCode({ code: lookedUp }),
        ],
      };
    case 'register': {
      const [ticket] = result.tickets;
      const amountCents = ticket ? ticketDueCents(ticket, result) : 0;
      const owes = amountCents > 0;
      const amount = format.money({ amountCents, currency: event.ticketPrice.currency });
      return {
        tone: 'collect',
        ...(!owes && { sign: '?' }),
        title: owes ? texts.desk.result.toCollect({ amount }) : texts.desk.result.notRegistered,
        lines: [
          ...result.tickets.map((each) => ticketSummary(each, result)),
          notRegisteredText(result.offline !== undefined, owes),
          ...(people.length > 0
            ? [texts.desk.result.sameOrder({ names: names(people).join(', ') })]
            : []),
          ...missingLines(result),
        ],
      };
    }
    default:
      return { tone: 'refused', ...refusalText(result) };
  }
}

/** Returns the note below a result: its source and the undo. */
export function lookupNote({ answer, offline, event, at }: LookupResult): string {
  const isUnchanged = answer === 'refused' && !at;
  const { unchanged, undoable, offlineUnchanged, offlineQueued } = texts.desk.result;
  if (!offline) return isUnchanged ? unchanged : undoable;
  return (isUnchanged ? offlineUnchanged : offlineQueued)({
    time: deskTime(offline, event.timeZone),
  });
}

function notRegisteredText(isOffline: boolean, owes: boolean): string {
  const { notRegisteredOffline, notRegisteredText, notPaidText } = texts.desk.result;
  if (isOffline) return notRegisteredOffline;
  return owes ? notPaidText : notRegisteredText;
}

/** Returns holder, source, payment and number of a ticket without a registration. A free ticket is never unpaid. */
export function ticketSummary(ticket: DeskTicket, result: Pick<LookupResult, 'event'>): string {
  const { ticketId, holderName, source, owes } = ticket;
  const holder = holderName && isolateBidi(holderName);
  const { sources, paid, notPaid } = texts.desk.facts;
  const unpaid = ticketDueCents(ticket, result) > 0 && notPaid;
  const payment = owes ? unpaid : paid;
  // "Sold ahead" is true of a paid ticket only.
  const origin = source && !owes && sources[source];
  return joinFacts([holder, origin, payment, ticketId]);
}

function paysLine(payments: readonly OfferedPayment[]): string {
  const isCashOnly = payments.every(({ method }) => method === 'cash');
  return isCashOnly ? texts.desk.facts.paysCash : texts.desk.facts.paysAtDesk;
}

function ticketToShowLine(person: DeskPerson): string[] {
  const ticketId = ticketToShow(person);
  const name = firstName(person.fullName);
  if (person.hasTicketToShow) return [texts.desk.result.someTicketToShow({ firstName: name })];
  return ticketId === null ? [] : [texts.desk.result.ticketToShow({ firstName: name, ticketId })];
}

function toSignLine({ mustSign, fullName }: DeskPerson): string[] {
  return mustSign ? [texts.desk.result.mustSign({ firstName: firstName(fullName) })] : [];
}

function ticketLine({ ticketId, people }: LookupResult): string {
  const { prepaid, paidAtDesk } = texts.desk.facts;
  const [person] = people;
  if (ticketId) return joinFacts([prepaid, ticketId]);
  if (person?.ticketEnd) return joinFacts([prepaid, `…${person.ticketEnd}`]);
  return person?.state === 'paid' ? paidAtDesk : prepaid;
}

function tillLine({ expectedCents, salesCount }: OwnTill, currency: string): string {
  const amount = format.money({ amountCents: expectedCents, currency });
  return texts.desk.result.till({ amount, salesCount });
}

function names(people: readonly { fullName: string }[]): string[] {
  return people.map(({ fullName }) => isolateBidi(fullName));
}

/** Returns the first name: 'Maya' of 'Maya Reyes' and 'Reyes, Maya'. */
export function firstName(fullName = ''): string {
  return splitName(fullName).firstName;
}
