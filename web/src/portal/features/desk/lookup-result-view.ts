import type { lookUpAtDesk } from '@wine-walk/common/api/desk.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import type { AdminTill } from '@wine-walk/common/api/tills.ts';
import type { DeskPerson, DeskRefusal, DeskTicket } from '@wine-walk/common/model/desk.ts';
import type { TicketColor } from '@wine-walk/common/model/ticket-types.ts';
import type { Instant } from '@wine-walk/common/model/values.ts';
import { parseVenueCode } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { ticketToShow } from '@wine-walk/common/rules/desk/decide-scan.ts';
import { readStampCard } from '@wine-walk/common/rules/registrations/stamp-card.ts';
import { isSoldOut } from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import { deskTypes, ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { isolateBidi } from '../../../i18n/bidi-isolation.ts';
import { format } from '../../kit/format.ts';
import type { OfferedPayment } from '../../shared/use-payments.ts';

/** Advice to staff by refusal. */
const adviceByReason: Record<DeskRefusal, string> = {
  unknown: 'Check the spelling, search by name or email, or sell a ticket.',
  used: 'Look them up. You can undo an arrival for 5 minutes.',
  'wrong-event': 'Ask for their ticket for this event, or sell one.',
  cancelled: 'Look them up to restore it, or sell a ticket.',
  revoked: 'Ask where they got it, and sell a ticket if they want to come in.',
  'not-paid': 'Take the payment first, then hand over the reward.',
  'reward-locked': 'Their app shows how many stops are left.',
  'reward-claimed': 'They already have it. You can undo a mistake for 5 minutes.',
  'out-of-stock': 'Offer another reward.',
  'code-expired': 'Ask them for a new code. It takes one tap.',
};

/** Advice when offline, for refusals whose advice needs the server. */
const offlineAdviceByReason: Partial<Record<DeskRefusal, string>> = {
  unknown: 'The list may miss recent registrations. Ask another desk, or wait.',
  used: 'You can undo a mistake for 5 minutes on the phone that made it.',
  'wrong-event': 'Ask for their ticket for this event.',
  cancelled: 'Only a desk that’s online can restore it. Ask another desk, or wait.',
  revoked: 'Ask where they got it. They need to wait for a desk that’s online.',
};

const rewardCode = /^\d{8}$/;

/** Returns the advice to staff for a refusal. When offline, it needs no server. */
function refusalAdvice({
  reason,
  offline,
  lookedUp,
}: {
  reason: DeskRefusal | null;
  /** Time of the snapshot that decided; undefined if the server decided. */
  offline?: Instant | undefined;
  lookedUp: string;
}): string {
  if (offline && reason && offlineAdviceByReason[reason]) return offlineAdviceByReason[reason];
  if (reason === 'unknown' && readStampCard(lookedUp))
    return 'No one has this card yet. Look up its owner and assign it.';
  if (reason === 'unknown' && rewardCode.test(lookedUp))
    return 'For a reward, ask for a new code. Codes expire after 5 minutes.';
  return adviceByReason[reason ?? 'unknown'];
}

/** Returns the amount that these people owe, in cents. */
export function dueCents(
  people: readonly DeskPerson[],
  { event }: Pick<ResponseOf<typeof lookUpAtDesk>, 'event'>,
): number {
  return people
    .filter(({ isVerified }) => !isVerified)
    .reduce((sum, { typeId }) => sum + ticketPriceOf(event, typeId).amountCents, 0);
}

/** Returns the result with the first type that is left for all people who owe and have none. */
export function withDefaultTypes(result: LookupResult): LookupResult {
  const { left } = result.event;
  const types = deskTypes(result.event);
  const typeId = (types.find(({ id }) => left.types[id] !== 0) ?? types[0])?.id ?? null;
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
    const who = holders.length > 1 ? `${of.map(({ name }) => name).join(', ')}: ` : '';
    const { name, includesDrinks, minimumAge, color } = type;
    const facts = [
      isolateBidi(name),
      !includesDrinks && 'No drinks',
      minimumAge !== null && `${minimumAge}+`,
    ];
    return { color, text: who + facts.filter(Boolean).join(' · ') };
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
  const together = party.length > 0 ? [`Party of ${people.length}: ${names(party)}`] : [];
  if (result.at && person)
    return { tone: 'in', title: firstName(person.fullName), lines: [`At ${result.at.name}`] };
  switch (result.answer) {
    case 'welcome':
    case 'collect': {
      const payment = result.answer === 'welcome' ? ticketLine(result) : paysLine(payments);
      const who = [person && isolateBidi(person.fullName), payment].filter(Boolean).join(' · ');
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
          title: `Welcome, ${firstName(person?.fullName)}`,
          lines: about,
        };
      return {
        tone: 'collect',
        title: `${format.money({ amountCents, currency })} to collect`,
        lines: [...about, ...(till ? [tillLine(till, currency)] : [])],
      };
    }
    case 'redeem':
      return {
        ...(result.offline ? { tone: 'collect', sign: '?' } : { tone: 'in' }),
        title: result.reward?.name ?? 'A reward',
        lines: [
          result.offline
            ? `Code ${lookedUp} can’t be checked offline. Hand it over if their screen shows time left.`
            : `Code ${lookedUp} is valid. Hand it over.`,
        ],
      };
    case 'register':
      return {
        tone: 'collect',
        sign: '?',
        title: 'Not registered yet',
        lines: [
          ...result.tickets.map(ticketSummary),
          result.offline
            ? 'You can’t register people offline. Ask them to wait, or have them sign on paper.'
            : 'No one has registered with this ticket yet.',
          ...(people.length > 0 ? [`From the same order: ${names(people)}`] : []),
          ...missingLines(result),
        ],
      };
    default:
      return refusal(result);
  }
}

/** Returns the note below a result: its source and the undo. */
export function lookupNote({ answer, offline, event, at }: LookupResult): string {
  const isUnchanged = answer === 'register' || (answer === 'refused' && !at);
  if (!offline) return isUnchanged ? 'Nothing changed.' : 'You can undo for 5 minutes.';
  const then = isUnchanged ? 'Nothing changed.' : 'We’ll send it when you’re back online.';
  return `Offline, using the list from ${format.time(offline, event.timeZone)}. ${then}`;
}

const sourceLabels = {
  import: 'Sold ahead',
  generated: 'Printed ticket',
  manual: 'Added by staff',
} as const;

/** Returns holder, source and number of a ticket without a registration. */
export function ticketSummary({ ticketId, holderName, source }: DeskTicket): string {
  const holder = holderName && isolateBidi(holderName);
  return [holder, source && sourceLabels[source], 'paid', ticketId].filter(Boolean).join(' · ');
}

function paysLine(payments: readonly OfferedPayment[]): string {
  const isCashOnly = payments.every(({ method }) => method === 'cash');
  return isCashOnly ? 'cash at the desk' : 'pays at the desk';
}

function ticketToShowLine(person: DeskPerson): string[] {
  const ticketId = ticketToShow(person);
  const name = firstName(person.fullName);
  if (person.hasTicketToShow) return [`${name} has a ticket to show: scan it`];
  return ticketId === null ? [] : [`${name} has ticket ${ticketId} to show`];
}

/** Returns who else has a ticket of the order and has not registered. */
function missingLines({ missing }: LookupResult): string[] {
  if (missing.length === 0) return [];
  const held = missing.flatMap(({ holderName }) => (holderName ? isolateBidi(holderName) : []));
  const unnamed = missing.length - held.length;
  const others = `${unnamed} ${unnamed === 1 ? 'ticket' : 'tickets'} without a name`;
  const who = [...held, ...(unnamed > 0 ? [others] : [])].join(', ');
  return [`Not registered yet from the same order: ${who}`];
}

function toSignLine({ mustSign, fullName }: DeskPerson): string[] {
  return mustSign ? [`${firstName(fullName)} hasn’t signed the waiver yet`] : [];
}

function ticketLine({ ticketId, people }: LookupResult): string {
  if (ticketId) return `Prepaid · ${ticketId}`;
  return people[0]?.state === 'paid' ? 'Paid at the desk' : 'Prepaid';
}

function tillLine({ expectedCents, salesCount }: OwnTill, currency: string): string {
  const sales = `${salesCount} ${salesCount === 1 ? 'sale' : 'sales'}`;
  return `Your till: ${format.money({ amountCents: expectedCents, currency })} in ${sales}`;
}

function refusal(result: LookupResult): LookupResultView {
  const { lookedUp, people, otherEventName, reward } = result;
  const who = isolateBidi(people[0]?.fullName ?? lookedUp);
  const when = whenAndWho(result);
  const refused = (title: string, why: string, ...more: string[]): LookupResultView => ({
    tone: 'refused',
    title,
    lines: [
      why,
      ...more,
      refusalAdvice(result),
      ...(isSoldOut(result.event.left) ? ['Sold out: there are no tickets to sell.'] : []),
    ],
  });
  switch (result.reason) {
    case 'used':
      return refused(
        'Already used',
        `${who} arrived ${when}.`,
        ...partyNotArrivedLines(people.slice(1)),
      );
    case 'cancelled':
      return refused('Canceled', `${who}’s registration was canceled ${when}.`);
    case 'revoked':
      return refused('Revoked', `Ticket ${lookedUp} was withdrawn ${when}.`);
    case 'wrong-event':
      return refused('Another event', `This is for ${otherEventName ?? 'another event'}.`);
    case 'not-paid':
      return refused('Not paid', `${who} hasn’t paid yet.`);
    case 'reward-claimed':
      return refused('Already used', `${reward?.name ?? 'This reward'} was handed over ${when}.`);
    case 'reward-locked':
      return refused('Still locked', `${reward?.name ?? 'This reward'} isn’t unlocked yet.`);
    case 'out-of-stock':
      return refused('None left', `${reward?.name ?? 'This reward'} is gone.`);
    case 'code-expired':
      return refused('Code expired', `It was valid ${when}.`);
    default:
      if (parseVenueCode(lookedUp)) return posterResult;
      if (/^https?:/i.test(lookedUp)) return webPageResult;
      return refused(
        'Unknown',
        result.offline
          ? `“${lookedUp}” isn’t on this phone’s list.`
          : `We couldn’t find a ticket, confirmation, code or name “${lookedUp}”.`,
      );
  }
}

const posterResult: LookupResultView = {
  tone: 'refused',
  title: 'A poster',
  lines: [
    'This is a business’s poster. Visitors scan it there in their own app.',
    'Scan their ticket or their confirmation, or search by name.',
  ],
};

const webPageResult: LookupResultView = {
  tone: 'refused',
  title: 'A web page',
  lines: [
    'This code opens a web page. It isn’t a ticket or a confirmation.',
    'Scan their ticket or their confirmation, or search by name.',
  ],
};

function whenAndWho({ happenedAt, happenedBy, event, reason }: LookupResult): string {
  const at = happenedAt ? format.time(happenedAt, event.timeZone) : '';
  if (reason === 'code-expired') return `until ${at}`;
  return [at && `at ${at}`, happenedBy && `by ${happenedBy}`].filter(Boolean).join(', ');
}

/** Returns the party members who have not arrived; an action on the same screen admits them. */
function partyNotArrivedLines(party: readonly { fullName: string }[]): string[] {
  return party.length > 0 ? [`Not here yet from their party: ${names(party)}.`] : [];
}

function names(people: readonly { fullName: string }[]): string {
  return people.map(({ fullName }) => isolateBidi(fullName)).join(', ');
}

/** Returns the first name: 'Maya' of 'Maya Reyes'. */
export function firstName(fullName = ''): string {
  return isolateBidi(fullName.split(' ')[0] ?? fullName);
}
